import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { loadLanguage, speak } from "$lib/texts.svelte";
import { roleName } from "../cards/words";
import { ROLES } from "../facts";
import { SIGNS } from "../symbols/signs";
import Role from "./Role.svelte";

beforeAll(() => loadLanguage("de"));

describe.each(["en", "de"] as const)("in %s", (language) => {
  describe.each(["large", "small"] as const)("%s", (size) => {
    test.each(ROLES)("the role %s has its name and its sign", async (id) => {
      await speak(language);
      render(Role, { id, size });
      const card = screen.getByRole("img", { name: roleName(id) });
      expect([...card.querySelectorAll("path")].map((path) => path.getAttribute("d"))).toContain(SIGNS[id].shape);
      if (size === "large") expect(card).toHaveTextContent(roleName(id));
    });
  });
});

test("each sage has a figure of their own", () => {
  const figures = ROLES.map((id) => {
    const { container } = render(Role, { id });
    return [...container.querySelectorAll("path")].map((path) => path.getAttribute("d")).join();
  });
  expect(new Set(figures).size).toBe(ROLES.length);
});

test("beside its words it says nothing to screen readers", () => {
  render(Role, { id: "witch", quiet: true });
  expect(screen.queryByRole("img")).toBeNull();
});

test("a role that there isn't is refused by name", () => {
  expect(() => render(Role, { id: "bard" })).toThrow("“bard”");
});
