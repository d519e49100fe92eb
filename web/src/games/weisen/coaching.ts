/** Die Sieben Weisen as the coach speaks of it. */
import type { Choice, View, WeisenView } from "$lib/protocol";
import { t } from "$lib/texts.svelte";
import { openMoves, type About } from "../../coach/coaching";
import { cardName, crystalName, roleName, spaceName } from "./cards/words";
import { AIMS, readOption, type Option } from "./choices";

/** Where several decide at once, only what one may do oneself makes another question. */
const AT_ONCE = new Set(["negotiate", "exchange"]);
/** Words of the notation for which the table has its own words. */
const AS_ON_THE_TABLE: Record<string, string> = {
  done: "weisen-done",
  join: "weisen-join",
  stay: "weisen-stay",
  alone: "weisen-alone",
  open: "weisen-open",
  ready: "weisen-ready",
  drop: "weisen-drop",
  pass: "weisen-pass",
  finitum: "weisen-finitum",
};

/** A crystal by its place, `SLOT:VALUE`. */
function crystal(place: string, table: WeisenView | null): string {
  const [slot, value] = place.split(":").map(Number);
  return t("weisen-target-crystal", {
    crystal: crystalName(value),
    space: spaceName(table?.spaces[slot ?? -1]?.number ?? null),
  });
}

function targetWords({ card, rest }: Option, names: readonly string[], table: WeisenView | null): string {
  const [first = "", second = ""] = rest;
  switch (AIMS[card ?? ""]) {
    case "crystals":
      return t("coach-weisen-swap", { one: crystal(first, table), other: crystal(second, table) });
    case "middle":
      return roleName(first);
    case "ally":
      return names[Number(first)] ?? "";
    default:
      return t("weisen-target-card", { name: names[Number(first)] ?? "", card: cardName(second) });
  }
}

export function moveWords(move: string, { names, view }: About): string {
  const table = view?.game === "weisen" ? view : null;
  const option = readOption({ move, refusal: null });
  const { word, rest } = option;
  const figures = {
    name: names[option.seat ?? -1] ?? "",
    card: option.card === null ? "" : cardName(option.card),
  };
  const known = AS_ON_THE_TABLE[word];
  if (known !== undefined) return t(known);
  switch (word) {
    case "role":
      return t("coach-weisen-role", { role: roleName(rest[0] ?? "") });
    case "with":
      return t("weisen-with", figures);
    case "side":
      return t("coach-weisen-side", { side: rest[0] ?? "" });
    case "take":
      return t("coach-weisen-take", { crystal: crystalName(Number(rest[0])) });
    case "move":
      return t("coach-weisen-move", { space: spaceName(table?.spaces[Number(rest[0])]?.number ?? null) });
    case "lay": {
      const lay = t("weisen-lay", figures);
      return rest.length ? t("coach-weisen-aimed", { lay, target: targetWords(option, names, table) }) : lay;
    }
    default:
      return t(`coach-weisen-${word}`, figures);
  }
}

export function momentWords(view: View): string {
  if (view.game !== "weisen" || !view.round) return "";
  return t("weisen-moment", { round: view.round, phase: t(`weisen-phase-${view.asking.what}`) });
}

export function marks(move: string): string {
  const { word, card, seat, rest } = readOption({ move, refusal: null });
  if (card !== null) return `[data-testid=hand] [data-card="${card}"]`;
  if (word === "role") return `[data-testid=middle] [data-role=${rest[0]}]`;
  if (word === "move") return `[data-testid=spaces] [data-slot="${rest[0]}"], [data-answer="${move}"]`;
  if (seat !== null) return `[data-testid=talk] [data-seat="${seat}"], [data-answer="${move}"]`;
  return `[data-answer="${move}"]`;
}

export function question(view: View, choices: readonly Choice[], you: number, version: number): string | null {
  const open = openMoves(choices);
  if (view.game !== "weisen" || !open.length || !view.asking.seats.includes(you)) return null;
  return AT_ONCE.has(view.asking.what) ? [view.round, view.asking.what, ...open].join(" ") : `${version}`;
}
