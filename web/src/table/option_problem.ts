/** What was wrong with an option or a time bank, so that it is said where it is chosen. */
import { toast } from "$lib/notices.svelte";
import type { Bank, Refused } from "$lib/protocol";

export interface OptionProblem {
  option: string;
  sentence: string;
  /** Which of several things is meant, counted from 1, where the refusal says so. */
  number?: number;
}

/** What was wrong with a time bank, so that it is said beside the number that is meant. */
export interface BankProblem {
  field: keyof Bank;
  sentence: string;
}

/** The problem with a time bank that a refusal tells of; null where it tells of something else. */
export function bankProblemOf(sentence: string, { field }: Refused["figures"]): BankProblem | null {
  return field === "seconds" || field === "increment" ? { field, sentence } : null;
}

/** The problem a refusal tells of; one that names no option is told at once. */
export function problemOf(sentence: string, figures: Refused["figures"]): OptionProblem | null {
  const { option, number } = figures;
  if (typeof option === "string") return { option, sentence, ...(typeof number === "number" && { number }) };
  toast(sentence, "trouble");
  return null;
}
