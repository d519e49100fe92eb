/** How far down a sheet may hang over the table of a small screen: as far as what the person is asked for. */
import { on } from "svelte/events";

/** Where decisions are made at the tables of the games. */
const ASKED = "[data-testid=decision], .bottom, [data-part=actions], [data-testid=talk], [data-testid=middle].choosing";
const LEAST = 140;

/** A Svelte action, while `wanted`: keeps `--from` and `--room` at the space between the header and what is asked. */
export function above(sheet: HTMLElement, wanted: boolean) {
  const main = document.getElementById("main");
  let coming = 0;
  const measure = () => {
    coming = 0;
    if (!main) return;
    const from = main.getBoundingClientRect().top;
    const tops = [...main.querySelectorAll(ASKED)]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect().top);
    sheet.style.setProperty("--from", `${from}px`);
    sheet.style.setProperty("--room", `${Math.max(LEAST, Math.min(innerHeight, ...tops) - from - 4)}px`);
  };
  const soon = () => {
    coming ||= requestAnimationFrame(measure);
  };
  const changes = new MutationObserver(soon);
  const sizes = new ResizeObserver(soon);
  let off: () => void = () => undefined;
  const update = (follow: boolean) => {
    changes.disconnect();
    sizes.disconnect();
    off();
    if (!follow || !main) return;
    measure();
    changes.observe(main, { childList: true, subtree: true });
    sizes.observe(main);
    off = on(main, "scroll", soon, { capture: true });
  };
  update(wanted);
  return {
    update,
    destroy: () => {
      update(false);
      cancelAnimationFrame(coming);
    },
  };
}
