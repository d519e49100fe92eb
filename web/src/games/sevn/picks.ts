/** Answers that are given by picking something on the table. */

export interface Pick {
  /** What it does, in words. */
  label: string;
  /** Why it can't be picked, or null. */
  closed: string | null;
  take: () => void;
}
