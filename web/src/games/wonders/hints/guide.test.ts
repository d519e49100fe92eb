import { beforeEach, expect, test } from "vitest";
import { Guide } from "./guide.svelte";
import { placeOf } from "./placing";
import { affordable, closed, free, view } from "./staged";

beforeEach(() => localStorage.clear());

const first = view([free("altar"), free("loom_1"), closed("baths")]);
const chosen = { ...first, chosen: "build altar" };
const second = view([free("altar"), affordable("tree_farm", "", 1)], { turn: 2 });

test("one hint at a time, each once it is asked for, and then nothing", () => {
  const guide = new Guide("t");
  guide.see(first);
  const seen: (string | undefined)[] = [];
  while (guide.shown) {
    seen.push(guide.shown.id);
    guide.next();
  }
  expect(seen).toEqual(["hand", "build", "produce", "closed"]);
});

test("the same moment seen again changes nothing; the next one brings its own hint", () => {
  const guide = new Guide("t");
  guide.see(first);
  guide.see({ ...first });
  expect(guide.shown?.id).toBe("hand");
  guide.see(chosen);
  expect(guide.shown?.id).toBe("change");
  guide.see(second);
  expect(guide.shown?.id).toBe("build");
});

test("a hint whose moment is over goes, if nothing new has come", () => {
  const guide = new Guide("t");
  guide.see(first);
  guide.see(view([], { asking: { what: "card", seats: [] } }));
  expect(guide.shown).toBeNull();
});

test("hints can be stepped back and forth; going on at the end brings the next", () => {
  const guide = new Guide("t");
  guide.see(first);
  guide.next();
  guide.back();
  expect(guide.shown?.id).toBe("hand");
  expect(guide.isFirst).toBe(true);
  guide.back();
  expect(guide.shown?.id).toBe("hand");
  guide.next();
  expect(guide.shown?.id).toBe("build");
  guide.next();
  expect(guide.shown?.id).toBe("produce");
});

test("whoever has stepped back is left there when the table goes on", () => {
  const guide = new Guide("t");
  guide.see(first);
  guide.next();
  guide.back();
  guide.see(second);
  expect(guide.shown?.id).toBe("hand");
});

test("closed hints stay closed, say when something is new, and come when they are called", () => {
  const guide = new Guide("t");
  guide.see(first);
  guide.close();
  expect(guide.shown).toBeNull();
  guide.open();
  expect(guide.shown?.id).toBe("hand");
  guide.close();
  guide.see(second);
  expect(guide.shown).toBeNull();
  expect(guide.waiting).toBe(true);
  guide.open();
  expect(guide.waiting).toBe(false);
  expect(guide.shown?.id).toBe("hand");
  guide.next();
  expect(guide.shown?.id).toBe("build");
});

test("with nothing new the last hint comes when it is called", () => {
  const guide = new Guide("t");
  const only = view([closed("baths")]);
  guide.see(only);
  guide.next();
  guide.next();
  expect(guide.shown).toBeNull();
  guide.open();
  expect(guide.shown?.id).toBe("closed");
});

test("a reload goes on where one was, at each table by itself", () => {
  const guide = new Guide("t");
  guide.see(first);
  guide.next();
  const again = new Guide("t");
  expect(again.shown?.id).toBe("build");
  again.see(first);
  again.next();
  expect(again.shown?.id).toBe("produce");
  expect(new Guide("other").shown).toBeNull();
});

test.each(["no json", "[1]", '[["t", {"given": [1], "at": 0}]]', '{"t": 1}'])(
  "storage that holds %s is as good as none",
  (text) => {
    localStorage.setItem("sevenfold-hints", text);
    const guide = new Guide("t");
    expect(guide.shown).toBeNull();
    guide.see(first);
    expect(guide.shown?.id).toBe("hand");
  },
);

test("the oldest table is forgotten", () => {
  for (const table of ["a", "b", "c", "d", "e", "f"]) new Guide(table).see(first);
  expect(new Guide("a").shown).toBeNull();
  expect(new Guide("f").shown?.id).toBe("hand");
});

test("the panel leaves the hand free, on a phone too, and what it points at where it can", () => {
  const room = { left: 0, top: 0, width: 390, height: 700 };
  const panel = { width: 374, height: 180 };
  const hand = { left: 0, top: 480, width: 390, height: 220 };
  const target = { left: 0, top: 0, width: 390, height: 90 };
  const place = placeOf(room, panel, [
    { box: target, weight: 4 },
    { box: hand, weight: 5 },
  ]);
  expect(place.top).toBeGreaterThanOrEqual(90);
  expect(place.top + panel.height).toBeLessThanOrEqual(480);
});
