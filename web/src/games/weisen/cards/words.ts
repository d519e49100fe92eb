/** The words of cards, roles, spaces and tracks, in the reader's language. */
import { settings } from "$lib/settings.svelte";
import { t } from "$lib/texts.svelte";
import { CARDS, ROLES, RULES, SPELLS, SUITS } from "../facts";
import type { CardFacts, RoleId, SpellId, Suit } from "../facts_types";

/** The card of an id such as `healer:3`. Throws for an id that no card has, naming it. */
export function cardOf(id: string): CardFacts {
  const card = CARDS[id];
  if (!card) throw new Error(`Die Sieben Weisen has no card “${id}”.`);
  return card;
}

function among<T extends string>(all: readonly T[], id: string, what: string): T {
  const found = all.find((known) => known === id);
  if (!found) throw new Error(`Die Sieben Weisen has no ${what} “${id}”.`);
  return found;
}

/** The id as a role. Throws for a word that no role is. */
export function roleOf(id: string): RoleId {
  return among(ROLES, id, "role");
}

/** The id as a spell. Throws for a word that no spell is. */
export function spellOf(id: string): SpellId {
  return among(SPELLS, id, "spell");
}

/** The suit of a power card; undefined for spells. */
export function suitOf(card: CardFacts): Suit | undefined {
  return card.value === null ? undefined : among(SUITS, card.group, "suit");
}

/** “Druid”, “Druide”; also “Owl”, “Eule”. */
export function roleName(id: string): string {
  return t(`role-weisen-${among(SUITS, id, "role")}`);
}

/** The role's name where there is little room: “Alch.” */
export function roleShort(id: string): string {
  return t(`role-weisen-${roleOf(id)}-short`);
}

/** “moventi!” */
export function spellName(id: string): string {
  return t(`spell-weisen-${spellOf(id)}`);
}

/** What a spell does, in one short sentence. */
export function spellWords(id: string): string {
  return t(`card-weisen-${spellOf(id)}-short`, { cards: RULES.potentia_draw });
}

/** “Druid 6”, “Owl 4”, “moventi!” */
export function cardName(id: string): string {
  const card = cardOf(id);
  return card.value === null
    ? spellName(id)
    : t("card-weisen-power", { name: roleName(card.group), value: card.value });
}

/** All that is printed on a card, as a screen reader says it. */
export function cardLabel(id: string): string {
  const card = cardOf(id);
  if (card.value === null) return t("card-weisen-said-spell", { name: spellName(id), words: spellWords(id) });
  const name = roleName(card.group);
  return card.value === 1
    ? t("card-weisen-said-one", { name, second: RULES.second_one })
    : t("card-weisen-said-power", { name, value: card.value });
}

/** Words in a row, with the last “and” of the language. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(words);
}

/** What a space is called by: its number in the table of orders, `finitum`, or null where none lies yet. */
export type SpaceId = number | "finitum" | null;

/** Whether the pawn stands on it now, may go to it now, or it lies there for later. */
export type SpaceState = "current" | "next" | "after";

/** “Space 3”, “finitum”. */
export function spaceName(id: SpaceId): string {
  if (id === null) return t("space-weisen-empty");
  return id === "finitum" ? t("space-weisen-finitum") : t("space-weisen", { number: id });
}

/** A space with its hierarchy and crystals, as a screen reader says it. */
export function spaceLabel(id: SpaceId, hierarchy: string[], crystals: number[], state: SpaceState): string {
  if (id === null) return `${spaceName(id)}.`;
  if (id === "finitum") return t("space-weisen-said-finitum", { state });
  const lying = crystals.length
    ? t("space-weisen-said-crystals", { crystals: crystals.join(", ") })
    : t("space-weisen-said-no-crystals");
  return `${t("space-weisen-said", { number: id, state, order: hierarchy.map(roleName).join(", ") })} ${lying}`;
}

/** The face-down spaces, as a screen reader says them. */
export function stackLabel(count: number, known: boolean): string {
  return t("stack-weisen-said", { count, finitum: known ? "known" : "hidden", among: RULES.finitum_among + 1 });
}

/** Who leads by how much: `lead` above 0 is the left alliance's, below 0 the right one's. */
export function trackLabel(left: string[], right: string[], lead: number, bonus = 0): string {
  if (!left.length && !right.length) return t("track-weisen-said-nobody");
  const names = (roles: string[]) => (roles.length ? listed(roles.map(roleName)) : t("track-weisen-nobody"));
  const [first, second] = lead < 0 ? [right, left] : [left, right];
  const figures = { left: names(first), right: names(second), points: Math.abs(lead), count: first.length };
  const said = lead === 0 ? t("track-weisen-said-even", figures) : t("track-weisen-said-left", figures);
  return bonus ? `${said} ${t("track-weisen-said-bonus", { bonus })}` : said;
}

/** “Crystal of 5 points”; without a value it lies face down. */
export function crystalName(value: number | undefined): string {
  return value === undefined ? t("crystal-weisen-hidden") : t("crystal-weisen", { value });
}
