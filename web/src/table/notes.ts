/** What the table knows of who sits where, for every seat that is drawn: in a lesson or a replay nobody knows anything. */
import { getContext, setContext } from "svelte";
import type { Seat } from "$lib/protocol";
import type { TableSession } from "./session.svelte";

const KEY = Symbol("table");

export function giveNotes(session: TableSession): void {
  setContext(KEY, session);
}

/** The session of the table that a component is part of, where there is one. */
export function notes(): TableSession | undefined {
  return getContext<TableSession | undefined>(KEY);
}

/** Whether a person has the seat whose connection is gone. */
export function isAway(seat: Seat | undefined): boolean {
  return seat?.kind === "person" && !seat.here;
}

/** Minutes and seconds, as clocks show them. */
export function minutesOf(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return minutes < 60
    ? `${minutes}:${String(rest).padStart(2, "0")}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}
