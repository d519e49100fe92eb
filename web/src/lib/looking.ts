/** Looking back: what one has played, who is best, and replays. */
import type { Checked, Leaderboard, MyMatches, OwnPage, Profile, RecordGiven, Replay, Statistics } from "./protocol";
import { ask } from "./http";

export const getMyMatches = (before = ""): Promise<MyMatches> =>
  ask(`/api/me/matches?before=${encodeURIComponent(before)}`);
export const getStatistics = (): Promise<Statistics[]> => ask("/api/me/statistics");
export const getOwnPage = (): Promise<OwnPage> => ask("/api/me/page");
export const getProfile = (page: string): Promise<Profile> => ask(`/api/people/${encodeURIComponent(page)}`);
export const getLeaderboard = (game: string): Promise<Leaderboard> =>
  ask(`/api/leaderboard/${encodeURIComponent(game)}`);

/** Where a replay comes from: a match of this server, or a record that somebody has brought along. */
export interface Reel {
  part: (seat: number | null, first: number) => Promise<Replay>;
  check: () => Promise<Checked>;
}

/** A match of this server. */
export function reelOf(match: string): Reel {
  const path = `/api/matches/${encodeURIComponent(match)}`;
  return {
    part: (seat, first) => ask(`${path}/replay?first=${first}${seat === null ? "" : `&seat=${seat}`}`),
    check: () => ask(`${path}/check`),
  };
}

/** A record that was brought along. */
export function reelFrom(record: string): Reel {
  return {
    part: (seat, first) => ask("/api/replay", { record, seat, first } satisfies RecordGiven),
    check: () => ask("/api/replay/check", { record } satisfies RecordGiven),
  };
}
