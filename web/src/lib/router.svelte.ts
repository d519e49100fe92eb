/** Where the page is: paths, History API, no library. */

export type Place =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "credits" }
  | { page: "account" }
  | { page: "host" }
  | { page: "leaderboard"; game: string | undefined }
  | { page: "people"; id: string }
  | { page: "replay"; id: string | undefined }
  | { page: "nowhere" };

/** What a path shows. */
export function placeOf(path: string): Place {
  const [first, second, ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more.length) return { page: "nowhere" };
  if (!first) return { page: "home" };
  if (first === "credits" && !second) return { page: "credits" };
  if (first === "account" && !second) return { page: "account" };
  if (first === "host" && !second) return { page: "host" };
  if (first === "leaderboard") return { page: "leaderboard", game: second };
  if (first === "replay") return { page: "replay", id: second };
  if (first === "people" && second) return { page: "people", id: second };
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  return { page: "nowhere" };
}

let path = $state(location.pathname);
const here = $derived(placeOf(path));

/** The present place, reactive. */
export function place(): Place {
  return here;
}

/** Go to a path of this page. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Listen to the browser's back button and to clicks on links of this page; call once. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    path = location.pathname;
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (/^\/(api|schema|docs|health|metrics|static)(\/|$)/.test(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
