import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadLanguage, speak } from "$lib/texts.svelte";
import { roleName, spaceLabel, spaceName, stackLabel, trackLabel } from "../cards/words";
import { RULES, SPACES } from "../facts";
import Clearing from "./Clearing.svelte";
import Space from "./Space.svelte";
import Stack from "./Stack.svelte";
import Track from "./Track.svelte";

const NUMBERED = SPACES.map((order, at): [number, string[]] => [at + 1, [...order]]);

beforeAll(() => loadLanguage("de"));
afterEach(() => speak("en"));

describe.each(["en", "de"] as const)("in %s", (language) => {
  test.each(NUMBERED)("space %i has its hierarchy, its crystals and its words", async (id, hierarchy) => {
    await speak(language);
    render(Space, { id, hierarchy, crystals: [7, 4], state: "current" });
    const space = screen.getByRole("img");
    expect([...space.querySelectorAll(".line .name")].map((line) => line.textContent.trim())).toEqual(
      hierarchy.map(roleName),
    );
    expect([...space.querySelectorAll("[data-value]")].map((one) => one.textContent)).toEqual(["7", "4"]);
    expect(space.querySelector(".pawn")).not.toBeNull();
    const said = space.getAttribute("aria-label") ?? "";
    expect(said).toContain(hierarchy.map(roleName).join(", "));
    expect(said).toContain("7, 4");
    expect(said).not.toMatch(/weisen|undefined|\{|\.\./);
  });
});

test("a space says where it is in the course of things", async () => {
  const order = ["witch", "seer"];
  expect(spaceLabel(3, order, [5], "current")).toBe(
    "Ceremony space 3, here the sages meet now. From the highest: Witch, Seer. Crystals: 5.",
  );
  expect(spaceLabel(3, order, [], "after")).toBe("Ceremony space 3. From the highest: Witch, Seer. No crystals.");
  await speak("de");
  expect(spaceLabel("finitum", [], [], "next")).toBe("Finitum, das Ende des Spiels, hierhin kann die Figur ziehen.");
  expect([spaceName(4), spaceName("finitum"), spaceName(null)]).toEqual(["Platz 4", "finitum", "Leerer Platz"]);
});

test("finitum and an empty place are drawn too", () => {
  render(Space, { id: "finitum", state: "next" });
  expect(screen.getByRole("img", { name: /^Finitum/ })).toHaveTextContent("finitum");
  render(Space, { id: null });
  expect(screen.getByRole("img", { name: "Empty place." })).toBeInTheDocument();
});

test("roles that nobody plays fade, and the table may set marks beside the lines", () => {
  const mark = createRawSnippet((role: () => string) => ({ render: () => `<i class="seat">${role()}</i>` }));
  const { container } = render(Space, { id: 1, hierarchy: ["witch", "seer", "druid"], held: ["seer"], mark });
  expect([...container.querySelectorAll(".away")].map((line) => line.getAttribute("data-role"))).toEqual([
    "witch",
    "druid",
  ]);
  expect([...container.querySelectorAll(".seat")].map((one) => one.textContent)).toEqual(["witch", "seer", "druid"]);
});

test("crystals may be buttons: then the space is a group of things one can reach", () => {
  const crystal = createRawSnippet((value: () => number) => ({ render: () => `<button>take ${value()}</button>` }));
  render(Space, { id: 2, hierarchy: ["witch"], crystals: [6, 3], crystal });
  expect(screen.getByRole("group", { name: /^Ceremony space 2/ })).toContainElement(
    screen.getByRole("button", { name: "take 3" }),
  );
});

test("the stack says how many there are, and whether finitum is among them", async () => {
  const hidden = render(Stack, { count: 9, known: false });
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "9 ceremony spaces, face down. Finitum lies among the lowest 5.",
  );
  expect(hidden.container.querySelector(".moon")).not.toBeNull();
  const known = render(Stack, { count: 3, known: true });
  expect(known.container.querySelector(".moon")).toBeNull();
  await speak("de");
  expect(stackLabel(1, true)).toBe("1 verdeckter Zeremonienplatz. Finitum ist aufgedeckt.");
  expect(stackLabel(0, true)).toBe("Keine Zeremonienplätze mehr. Finitum ist aufgedeckt.");
});

const LEFT = ["healer", "druid"];
const RIGHT = ["witch"];
const END: number = RULES.early_lead;
const LEADS = [-END, -10, -2, -1, 0, 1, 2, 10, END];

/** Where the indicator stands, in per cent from the left. */
function indicator(lead: number): number {
  const { container, unmount } = render(Track, { left: LEFT, right: RIGHT, lead });
  const found = container.querySelector<HTMLElement>(".indicator")?.style.left ?? "";
  unmount();
  return Number.parseFloat(found);
}

test("the indicator stands in the middle at zero and moves towards those who lead", () => {
  const places = LEADS.map(indicator);
  expect(indicator(0)).toBeCloseTo(50);
  places.slice(1).forEach((place, at) => expect(place).toBeLessThan(places[at] ?? 0));
  expect(indicator(END + 8)).toBeCloseTo(indicator(END));
  expect(indicator(-END - 8)).toBeCloseTo(indicator(-END));
});

test("as many steps are lit as the lead has points, on the side that leads", () => {
  for (const [lead, lit] of [
    [0, 0],
    [6, 6],
    [-17, 17],
    [31, END],
  ] as const) {
    const { container, unmount } = render(Track, { left: LEFT, right: RIGHT, lead });
    const steps = [...container.querySelectorAll(".step")];
    const half = steps.length >> 1;
    expect(steps.filter((step) => step.classList.contains("led"))).toHaveLength(lit);
    expect(steps.slice(0, half).some((step) => step.classList.contains("led"))).toBe(lead > 0);
    expect(steps.slice(half + 1).some((step) => step.classList.contains("led"))).toBe(lead < 0);
    expect(container.querySelector(".points")).toHaveTextContent(String(Math.abs(lead)));
    unmount();
  }
});

test("the track says who leads by how much", async () => {
  expect(trackLabel(LEFT, RIGHT, 6)).toBe("Healer and Druid lead Witch by 6.");
  expect(trackLabel(LEFT, RIGHT, -3, 10)).toBe("Witch leads Healer and Druid by 3. The solo player began with 10.");
  expect(trackLabel(LEFT, RIGHT, 0)).toBe("Level: Healer and Druid against Witch.");
  expect(trackLabel([], [], 0)).toBe("Level at zero.");
  expect(trackLabel(LEFT, [], 0)).toBe("Level: Healer and Druid against nobody.");
  await speak("de");
  expect(trackLabel(LEFT, RIGHT, -3)).toBe("Hexe liegt um 3 vor Heilerin und Druide.");
});

test("small role cards lie at their tracks", () => {
  const { container } = render(Track, { left: LEFT, right: RIGHT, lead: 4 });
  const at = (side: string) =>
    [...container.querySelectorAll(`.roles.${side} [data-role]`)].map((role) => role.getAttribute("data-role"));
  expect(at("left")).toEqual(LEFT);
  expect(at("right")).toEqual(RIGHT);
});

test("the clearing is there to be looked at only", () => {
  const { container } = render(Clearing);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelectorAll(".stone").length).toBeGreaterThan(RULES.open_spaces);
  expect(screen.queryByRole("img")).toBeNull();
});
