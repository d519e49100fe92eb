/** What the server's coach is asked. */
import { ask } from "$lib/http";
import type { Advice, Review } from "$lib/protocol";

export const getAdvice = (table: string): Promise<Advice> => ask(`/api/tables/${encodeURIComponent(table)}/advice`);
export const getReview = (match: string, seat: number): Promise<Review> =>
  ask(`/api/matches/${encodeURIComponent(match)}/review?seat=${seat}`);
