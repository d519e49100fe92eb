import { beforeEach, expect, test } from "vitest";
import { speak } from "$lib/texts.svelte";
import type { ChatLine, Seat, Table } from "$lib/protocol";
import { othersAt, spoken, stretches, words } from "./chat";
import { Mutes } from "./mutes.svelte";

beforeEach(() => {
  localStorage.clear();
  return speak("en");
});

function line(kind: ChatLine["kind"], text: string, figures: ChatLine["figures"] = {}): ChatLine {
  return { number: 1, kind, name: "Bot", text, seat: 1, figures, to: null, to_seat: null, watching: false };
}
const from = (name: string, more: Partial<ChatLine> = {}): ChatLine => ({ ...line("talk", "hi"), name, ...more });

test("a bot's phrase is spoken in one's own language, in the wording that was drawn", async () => {
  const offer = line("phrase", "says-weisen-offer", { wording: 1, other: "Ada" });
  expect(words(offer)).toMatch(/Ada.*, shall the two of us/);
  expect(words({ ...offer, figures: { wording: 2, other: "Ada" } })).not.toBe(words(offer));
  await speak("de");
  expect(words(offer)).toMatch(/Ada.*, wollen wir/);
});

test("what people type is theirs, also where it looks like a key", () => {
  expect(words(line("talk", "says-weisen-offer"))).toBe("says-weisen-offer");
  expect(words(line("whisper", "chat-help"))).toBe("chat-help");
});

test("who reads a line is said along with it", () => {
  expect(spoken(from("Ann"))).toBe("Ann says: hi");
  expect(spoken(from("Ann", { kind: "whisper", to: "Ben" }))).toBe("Ann whispers to Ben: hi");
  expect(spoken(from("Wim", { watching: true }))).toBe("Wim says to those watching: hi");
  const offer = line("phrase", "says-weisen-offer", { wording: 1, other: "Ada" });
  expect(spoken({ ...offer, to: "Ada", to_seat: 0 })).toMatch(/^Bot whispers to Ada: Ada, shall/);
});

test("the lines of somebody muted are folded together, and nobody else's", () => {
  const chat = [from("Ann"), from("Ben"), from("Ben", { kind: "whisper" }), from("", { kind: "system" }), from("Ben")];
  const found = stretches(chat, (name) => name === "Ben");
  expect(found.map(({ muted, lines }) => [muted, lines.length])).toEqual([
    [null, 1],
    ["Ben", 2],
    [null, 1],
    ["Ben", 1],
  ]);
  expect(stretches(chat, () => false)).toHaveLength(1);
});

test("muting is kept per table, can be taken back, and goes along to the rematch", () => {
  const mutes = new Mutes("one");
  mutes.toggle("Ben");
  mutes.toggle("Wim");
  mutes.toggle("WIM");
  expect([mutes.has("BEN"), mutes.has("Wim")]).toEqual([true, false]);
  expect(new Mutes("one").has("Ben")).toBe(true);
  expect(new Mutes("two").has("Ben")).toBe(false);
  mutes.goAlong("two");
  expect(new Mutes("two").has("Ben")).toBe(true);
  localStorage.setItem("sevenfold-muted", '{"one": 5, "two": [7, "ann"]}');
  expect([new Mutes("one").has("Ben"), new Mutes("two").has("Ann")]).toEqual([false, true]);
});

test("others are those with a seat, those who watch and spoke, and bots that spoke", () => {
  const seat = (number: number, kind: Seat["kind"], name: string, keeps: string | null = null): Seat => ({
    seat: number,
    kind,
    name,
    bot: null,
    here: true,
    gone_for: null,
    keeps,
    program: false,
    pausing: false,
  });
  const table = {
    seats: [
      seat(0, "person", "Ann"),
      seat(1, "bot", "Ada"),
      seat(2, "bot", "Emmy"),
      seat(3, "bot", "Carl", "Ben"),
      seat(4, "empty", ""),
    ],
    watching: ["Uli", "Wim", "Xaver"],
  } as Table;
  const chat = [
    from("Ada", { kind: "phrase", seat: 1 }),
    from("Wim", { seat: null }),
    from("Ann", { seat: null }),
    from("Zoë", { kind: "whisper", seat: 0, to: "Uli", to_seat: null }),
  ];
  expect(othersAt(table, 0, "Ann", chat)).toEqual([
    { name: "Ada", seat: 1, bot: true },
    { name: "Ben", seat: 3, bot: false },
    { name: "Wim", seat: null, bot: false },
    { name: "Uli", seat: null, bot: false },
  ]);
  const left = othersAt({ ...table, watching: ["Uli"] }, 0, "Ann", chat);
  expect(left.filter(({ seat }) => seat === null).map(({ name }) => name)).toEqual(["Uli"]);
  expect(othersAt({ ...table, watching: [] }, 0, "Ann", chat).some(({ seat }) => seat === null)).toBe(false);
});
