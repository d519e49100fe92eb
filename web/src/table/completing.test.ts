import { expect, test } from "vitest";
import type { OptionSpec, Seat, Table } from "$lib/protocol";
import { completions, handle, whisperTo, type Person, type Sayable } from "./completing";

function seat(number: number, kind: Seat["kind"], name = ""): Seat {
  const bot = kind === "bot" ? "odds" : null;
  return { seat: number, kind, name, bot, here: true, gone_for: null, keeps: null, program: false, pausing: false };
}
const table = {
  game: "sevn",
  stage: "open",
  host: 0,
  seats: [seat(0, "person", "Ann"), seat(1, "person", "Ben"), seat(2, "bot", "Ada"), seat(3, "empty")],
} as unknown as Table;
const ben: Person = { name: "Ben", seat: 1, bot: false };
const lee: Person = { name: "Ben Lee", seat: 4, bot: false };
const zoe: Person = { name: "Zoë", seat: null, bot: false };
const specs = [
  { name: "target_score", kind: "number", values: [] },
  { name: "start", kind: "choice", values: ["random", "0", "1"] },
  { name: "deck_open", kind: "bool", values: [] },
] as unknown as OptionSpec[];
const given: Sayable = { table, you: 0, others: [ben, zoe], levels: ["cautious", "odds"], specs };
const texts = (line: string, wanted: Sayable = given) => completions(line, wanted).map((one) => one.text);

test("a slash brings the commands that one may give", () => {
  expect(texts("/")).toEqual([
    "/w ",
    "/me ",
    "/join ",
    "/leave",
    "/start",
    "/bot ",
    "/kick ",
    "/option ",
    "/clock ",
    "/help",
  ]);
  expect(texts("/", { ...given, you: 1 })).toEqual(["/w ", "/me ", "/join ", "/leave", "/help"]);
  expect(texts("/K")).toEqual(["/kick "]);
  expect(texts("/help")).toEqual([]);
  expect(texts("hello /")).toEqual([]);
});

test("names are completed, whichever way one whispers", () => {
  expect(texts("/w b")).toEqual(["/w Ben "]);
  expect(texts("/w ")).toEqual(["/w Ben ", "/w Zoë "]);
  expect(texts(";Z")).toEqual([";Zoë "]);
  expect(texts("/tell zO")).toEqual(["/tell Zoë "]);
  expect(texts("/w Ben hello")).toEqual([]);
  expect(texts("; so")).toEqual([]);
  expect(texts(";-)")).toEqual([]);
});

test("where the name isn't enough the seat stands for it", () => {
  const others = [ben, lee];
  expect(handle(ben, others)).toBe("2");
  expect(handle(lee, others)).toBe("Ben Lee");
  expect(handle({ name: "3", seat: 5, bot: false }, others)).toBe("6");
  expect(texts("/w be", { ...given, others })).toEqual(["/w 2 ", "/w Ben Lee "]);
});

test("it is said for whom a whisper is, or that this is not clear", () => {
  const others = [ben, lee, zoe];
  expect(whisperTo("hello", others)).toBeUndefined();
  expect(whisperTo("/w ", others)).toBeNull();
  expect(whisperTo("/w zoë hi", others)).toBe(zoe);
  expect(whisperTo("；Zoë", others)).toBe(zoe);
  expect(whisperTo("/w 2 hi", others)).toBe(ben);
  expect(whisperTo("/w Ben Lee hi", others)).toBeNull();
  expect(whisperTo("/w Bruno hi", others)).toBeNull();
});

test("seats, levels, options and their values are completed", () => {
  expect(texts("/kick ")).toEqual(["/kick 2", "/kick 3"]);
  expect(texts("/join ")).toEqual(["/join 3", "/join 4"]);
  expect(texts("/bot c")).toEqual(["/bot cautious"]);
  expect(texts("/option ")).toEqual(["/option target_score ", "/option start ", "/option deck_open "]);
  expect(texts("/option start r")).toEqual(["/option start random"]);
  expect(texts("/option deck_open ")).toEqual(["/option deck_open on", "/option deck_open off"]);
  expect(texts("/clock b")).toEqual(["/clock brisk", "/clock bank"]);
  expect(texts("/clock 1")).toEqual(["/clock 10+15"]);
  expect(texts("/bot odds")).toEqual([]);
});
