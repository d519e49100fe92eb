/** The answers to the open question, as buttons: what each says, what it does, and why it is closed. */
import { t } from "$lib/texts.svelte";
import { cardName, crystalName, listed, roleName, spaceName } from "../cards/words";
import { isOpen, type Option, type Target } from "../choices";
import type { Desk } from "../desk.svelte";

export interface Answer {
  id: string;
  label: string;
  /** Fewer words where there is little room; signs beside them say the rest. */
  short?: string;
  /** What it means, said below or beside it. */
  about?: string;
  /** The key that takes it, the same in both languages. */
  key?: string;
  primary?: boolean;
  closed: string | null;
  /** Whose sign stands on it. */
  seat?: number;
  side?: number;
  value?: number;
  role?: string;
  card?: string;
  take: () => void;
}

/** A group of answers under a few words. */
export interface Group {
  id: string;
  title: string | null;
  answers: Answer[];
}

type More = Partial<Omit<Answer, "id" | "label" | "take" | "closed">>;

function answer(desk: Desk, option: Option | undefined, label: string, more: More = {}): Answer[] {
  if (!option) return [];
  return [{ id: option.move, label, closed: desk.why(option), take: () => desk.act(option.move), ...more }];
}

/** One move for each card that is taken up, aimed at one seat; closed where none of them is open. */
function forCards(desk: Desk, word: "show" | "give", seat: number): Answer[] {
  const options = desk.takenPieces.flatMap(({ id }) => desk.at(word, seat, id) ?? []);
  if (!options.length) return [];
  const open = options.filter(isOpen);
  return [
    {
      id: `${word} ${seat}`,
      label: desk.name(seat),
      seat,
      closed: open.length ? null : desk.why(options[0]),
      take: () => desk.actAll(open.map(({ move }) => move)),
    },
  ];
}

/** What can be done with the cards that are taken up before the struggle. */
function cardsOf(desk: Desk): Group[] {
  const others = desk.scene.seats.map(({ seat }) => seat).filter((seat) => seat !== desk.session.you);
  const group = (word: "show" | "give"): Group => ({
    id: word,
    title: t(`weisen-${word}-to`),
    answers: others.flatMap((seat) => forCards(desk, word, seat)),
  });
  return [group("give"), group("show")].filter(({ answers }) => answers.length);
}

function talk(desk: Desk): Group[] {
  if (desk.takenPieces.length) return cardsOf(desk);
  const { what } = desk.asking;
  const answers = {
    negotiate: () => answer(desk, desk.find("done"), t("weisen-done"), { key: "n", about: t("weisen-done-about") }),
    join: () => [
      ...answer(desk, desk.find("join"), t("weisen-join"), { key: "j", side: 1, primary: true }),
      ...answer(desk, desk.find("stay"), t("weisen-stay"), { key: "s", side: 2 }),
    ],
    side: () =>
      [1, 2].flatMap((side) =>
        answer(desk, desk.find("side", String(side)), sideLabel(desk, side), { key: String(side), side }),
      ),
    solo: () => [
      ...answer(desk, desk.find("alone"), t("weisen-alone"), { key: "a" }),
      ...answer(desk, desk.find("open"), t("weisen-open"), { key: "o" }),
      ...desk
        .all("with")
        .flatMap((option) =>
          answer(desk, option, t("weisen-with", { name: desk.name(option.seat) }), { seat: option.seat ?? 0 }),
        ),
    ],
    exchange: () => answer(desk, desk.find("ready"), t("weisen-ready"), { key: "r", primary: true }),
  }[what];
  return [{ id: what, title: null, answers: answers?.() ?? [] }];
}

function sideLabel(desk: Desk, side: number): string {
  const names = desk.scene.side(side).map(({ seat }) => desk.name(seat));
  return names.length ? t("weisen-side-with", { side, names: listed(names) }) : t("weisen-side-empty", { side });
}

/** What a target is called. */
export function targetName(desk: Desk, target: Target): string {
  if (target.role) return roleName(target.role);
  if (target.card) return t("weisen-target-card", { name: desk.name(target.seat), card: cardName(target.card) });
  if (target.value !== null && target.slot !== null)
    return t("weisen-target-crystal", {
      crystal: crystalName(target.value),
      space: spaceName(desk.scene.spaces[target.slot]?.number ?? null),
    });
  return desk.name(target.seat);
}

function shortName(desk: Desk, target: Target): string {
  if (target.card) return cardName(target.card);
  return target.slot === null ? targetName(desk, target) : spaceName(desk.scene.spaces[target.slot]?.number ?? null);
}

function aim(desk: Desk): Group[] {
  const card = desk.aiming?.card ?? "";
  const answers = desk.targets.map((target): Answer => ({
    id: `target ${target.words}`,
    label: targetName(desk, target),
    short: shortName(desk, target),
    closed: null,
    ...(target.seat === null ? {} : { seat: target.seat }),
    ...(target.value === null ? {} : { value: target.value }),
    ...(target.role === null ? {} : { role: target.role }),
    take: () => desk.pick(target),
  }));
  return [{ id: "aim", title: desk.picked.length ? t("weisen-aim-second") : t(`weisen-aim-${card}`), answers }];
}

function struggle(desk: Desk): Group[] {
  const { laying } = desk;
  const lay: Answer[] = laying
    ? [
        {
          id: "lay",
          label: t(
            laying.aim ? "weisen-lay-aim" : laying.bare && desk.aimless(laying) ? "weisen-lay-idle" : "weisen-lay",
            { card: cardName(laying.card) },
          ),
          key: "l",
          primary: true,
          card: laying.card,
          closed: desk.why(laying.closed ?? undefined),
          take: () => desk.lay(),
        },
      ]
    : [];
  const drop = desk.find("drop");
  const free = desk.all("lay").some(isOpen);
  const leave: Answer[] = !drop
    ? []
    : desk.leaving || !free
      ? answer(desk, drop, t(desk.leaving ? "weisen-drop-yes" : "weisen-drop"), {
          key: "d",
          primary: desk.leaving || !free,
        })
      : [{ id: "drop", label: t("weisen-drop"), key: "d", closed: desk.why(drop), take: () => desk.leave() }];
  const pass = answer(desk, desk.find("pass"), t("weisen-pass"), { key: "p" });
  return [
    {
      id: "lay",
      title: desk.leaving ? t("weisen-drop-sure") : null,
      answers: desk.leaving ? leave : [...lay, ...pass, ...leave],
    },
  ];
}

function several(desk: Desk, word: "hand" | "discard"): Group[] {
  const { left, other } = desk.asking;
  const chosen = desk.takenPieces;
  const missing = left - chosen.length;
  return [
    {
      id: word,
      title: null,
      answers: [
        {
          id: word,
          label: t(word === "hand" ? "weisen-handing" : "weisen-discard", { count: left, name: desk.name(other) }),
          key: "h",
          primary: true,
          closed: missing > 0 ? t("weisen-missing", { count: missing }) : null,
          take: () => desk.actAll(chosen.map(({ id }) => `${word} ${id}`)),
        },
      ],
    },
  ];
}

/** Where the pawn may go, and what lies there. */
function moveLabel(desk: Desk, slot: number): string {
  const space = desk.scene.spaces[slot];
  return t("weisen-move-to", { space: spaceName(space?.number ?? null), crystals: space?.crystals.join(", ") ?? "" });
}

/** All answers that the person has now, in groups; none while nothing is to be done. */
export function answersOf(desk: Desk): Group[] {
  const { what } = desk.asking;
  if (desk.talking) return talk(desk);
  if (!desk.asked || desk.busy) return [];
  if (desk.aiming) return aim(desk);
  switch (what) {
    case "lay":
      return struggle(desk);
    case "hand":
    case "discard":
      return several(desk, what);
    case "take": {
      const answers = desk
        .all("take")
        .filter(isOpen)
        .flatMap((option) =>
          answer(desk, option, crystalName(Number(option.rest[0])), {
            value: Number(option.rest[0]),
            short: option.rest[0] ?? "",
            key: option.rest[0] ?? "",
          }),
        );
      return [{ id: "take", title: null, answers }];
    }
    case "move": {
      const moves = desk.all("move").filter(isOpen);
      const answers = moves.flatMap((option) => {
        const slot = Number(option.rest[0]);
        return answer(desk, option, moveLabel(desk, slot), { primary: moves.length === 1 });
      });
      return [
        {
          id: "move",
          title: null,
          answers: [
            ...answers,
            ...answer(desk, desk.find("finitum"), t("weisen-finitum"), { about: t("weisen-finitum-about") }),
          ],
        },
      ];
    }
    default:
      return [];
  }
}
