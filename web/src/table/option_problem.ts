/** What was wrong with an option, so that it is said where the option is. */
import { toast } from "$lib/notices.svelte";
import type { Refused } from "$lib/protocol";

export interface OptionProblem {
  option: string;
  sentence: string;
  /** Which of several things is meant, counted from 1, where the refusal says so. */
  number?: number;
}

/** The problem a refusal tells of; one that names no option is told at once. */
export function problemOf(sentence: string, figures: Refused["figures"]): OptionProblem | null {
  const { option, number } = figures;
  if (typeof option === "string") return { option, sentence, ...(typeof number === "number" && { number }) };
  toast(sentence, "trouble");
  return null;
}
