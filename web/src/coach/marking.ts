/** Showing on the table what the coach speaks of. It only marks and focuses; taking an option stays with the person. */

const MARK = "data-coached";

function found(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
}

/** Mark what a selector finds on the table; call the answer to take the marks away. */
export function markOnTable(selector: string): () => void {
  const marked = found(selector);
  for (const one of marked) one.setAttribute(MARK, "");
  marked[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return () => {
    for (const one of marked) one.removeAttribute(MARK);
  };
}

/** Bring the focus to what a selector finds, where it can have it. */
export function focusMarked(selector: string): void {
  for (const one of found(selector)) {
    const control = one.closest<HTMLElement>("button, a, [tabindex]") ?? one.querySelector<HTMLElement>("button");
    if (!control) continue;
    control.focus({ preventScroll: true });
    return;
  }
}
