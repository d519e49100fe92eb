/** The kinds of clocks a table may have, in words. */
import type { Bank, NewTable } from "$lib/protocol";
import { t } from "$lib/texts.svelte";

export type ClockKind = NonNullable<NewTable["clock"]>;
export interface ClockChoice {
  clock: ClockKind;
  bank: Bank | null;
}

export const KINDS = ["none", "relaxed", "brisk", "bank", "days"] as const;
/** Banks that are often played; others can be entered. */
export const BANKS: readonly Bank[] = [
  { seconds: 300, increment: 5 },
  { seconds: 600, increment: 15 },
  { seconds: 1800, increment: 30 },
];
export const USUAL_BANK: Bank = { seconds: 600, increment: 15 };

export function bankWords({ seconds, increment }: Bank): string {
  return t("clock-bank-is", { minutes: Math.floor(seconds / 60), seconds: seconds % 60, increment });
}

export function clockWords(clock: ClockKind, bank: Bank | null): string {
  return bank ? `${t("clock-bank")} ${bankWords(bank)}` : t(`clock-${clock}`);
}

export function sameBank(one: Bank | null, other: Bank | null): boolean {
  return one?.seconds === other?.seconds && one?.increment === other?.increment;
}
