/** Arrow keys within a group of which one element is in the tab order. */
import { on } from "svelte/events";

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A Svelte action: the group's buttons (or what `selector` names) are gone through with the arrow keys, Home and End. */
export function rove(group: HTMLElement, selector = "button") {
  const items = () => [...group.querySelectorAll<HTMLElement>(selector)];
  const arrange = () => {
    const all = items();
    const current = all.find((item) => item === document.activeElement) ?? all.find((item) => item.tabIndex === 0);
    for (const item of all) item.tabIndex = item === (current ?? all[0]) ? 0 : -1;
  };
  const keydown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const step = STEP[event.key];
    let to: number | undefined;
    if (step !== undefined) to = (at + step + all.length) % all.length;
    else if (event.key === "Home") to = 0;
    else if (event.key === "End") to = all.length - 1;
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
  };
  const seen = new MutationObserver(arrange);
  seen.observe(group, { childList: true, subtree: true });
  const offs = [on(group, "keydown", keydown), on(group, "focusin", arrange)];
  arrange();
  return {
    destroy: () => {
      seen.disconnect();
      for (const off of offs) off();
    },
  };
}
