/** The coach's figures as they are read: chances in per cent, points, and how far each may be off. */
import type { Reason } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { t, type Figures } from "$lib/texts.svelte";

/** Twice the standard error: so far a figure is off in one of twenty cases. */
const MARGIN = 2;

/** “62%”, “62 %”. */
export function percent(chance: number): string {
  return chance.toLocaleString(settings.language, { style: "percent", maximumFractionDigits: 0 });
}

/** How far a chance may be off, in hundredths: “± 4”; a word of its own where nothing is left to chance. */
export function margin(error: number): string {
  if (error === 0) return t("coach-margin-none");
  return t("coach-margin", { margin: number(Math.max(1, Math.round(100 * MARGIN * error))) });
}

/** Points with how far they may be off: “31 ± 3”. */
export function points(mean: number, error: number): string {
  const digits = MARGIN * error >= 1 ? 0 : 1;
  const said = number(mean, digits);
  if (error === 0) return said;
  return `${said}\u00a0${t("coach-margin", { margin: number(Math.max(10 ** -digits, MARGIN * error), digits) })}`;
}

/** Where a bar's uncertain end begins and ends, as shares of it. */
export function span(chance: number, error: number): [number, number] {
  return [Math.max(0, chance - MARGIN * error), Math.min(1, chance + MARGIN * error)];
}

/** The sentence of a reason. */
export function reasonWords({ code, figures }: Reason, names: readonly string[]): string {
  const seat = figures["seat"];
  const named: Figures = { ...figures };
  if (typeof seat === "number") named["name"] = names[seat] ?? "";
  return t(`coach-${code}`, named);
}

function number(value: number, digits = 0): string {
  return value.toLocaleString(settings.language, { maximumFractionDigits: digits, minimumFractionDigits: 0 });
}
