/** The review of a seat's match while it grows: asked for again until the server has looked at all of it. */
import { RequestFailed } from "$lib/http";
import type { Review } from "$lib/protocol";
import { getReview } from "./api";

/** Until the next look, in ms; a refusal may name another time. */
const PAUSE = 1000;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** Why there is none, in the server's words. */
  problem = $state<string | null>(null);

  #seat: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly match: string) {}

  /** Look at the match of that seat; what another seat's had shown is put away. */
  look(seat: number): void {
    this.close();
    this.#seat = seat;
    this.review = null;
    this.problem = null;
    void this.#ask(seat);
  }

  close(): void {
    this.#seat = null;
    clearTimeout(this.#timer);
  }

  async #ask(seat: number): Promise<void> {
    let again: number | null = null;
    try {
      const review = await getReview(this.match, seat);
      if (this.#seat !== seat) return;
      this.review = review;
      this.problem = null;
      if (review.stage === "waiting" || review.stage === "running") again = PAUSE;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      if (this.#seat !== seat) return;
      this.problem = error.message;
      const seconds = error.figures["seconds"];
      if (typeof seconds === "number") again = 1000 * seconds;
    }
    if (again !== null) this.#timer = setTimeout(() => void this.#ask(seat), again);
  }
}
