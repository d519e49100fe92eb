/** One conversation with the coach at a table: one question at a time, and only the answer to the newest is shown. */
import { RequestFailed } from "$lib/http";
import type { Advice } from "$lib/protocol";
import { getAdvice } from "./api";

export type Answer =
  { is: "idle" } | { is: "thinking" } | { is: "told"; advice: Advice } | { is: "failed"; sentence: string };

export class Asking {
  answer = $state.raw<Answer>({ is: "idle" });

  #question: string | null = null;
  #under = false;

  constructor(private readonly table: string) {}

  /** The question that is open now; null where there is none. Asked once, however often it is told. */
  open(question: string | null): void {
    if (question === this.#question) return;
    this.#question = question;
    this.answer = { is: question === null ? "idle" : "thinking" };
    void this.#ask();
  }

  /** Put the same question once more. */
  again(): void {
    if (this.#question === null) return;
    this.answer = { is: "thinking" };
    void this.#ask();
  }

  /** The coach answers one question of a person at a time: what is opened meanwhile waits its turn. */
  async #ask(): Promise<void> {
    if (this.#under) return;
    this.#under = true;
    try {
      for (let asked = null; this.#question !== null && asked !== this.#question;) {
        asked = this.#question;
        const answer = await this.#once();
        if (asked === this.#question) this.answer = answer;
      }
    } finally {
      this.#under = false;
    }
  }

  async #once(): Promise<Answer> {
    try {
      return { is: "told", advice: await getAdvice(this.table) };
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      return { is: "failed", sentence: error.message };
    }
  }
}

const known: Partial<Record<string, Asking>> = {};

/** The conversation at a table: who closes the panel and opens it again finds it where it was. */
export function askingAt(table: string): Asking {
  return (known[table] ??= new Asking(table));
}
