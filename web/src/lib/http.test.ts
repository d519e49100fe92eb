/** Who one is, asked while a name is still on its way. */
import { afterEach, expect, test, vi } from "vitest";
import { beSomebody, getMe, giveName } from "./http";

/** A server that keeps a name, and answers a naming only when it is let. */
function server(): { asked: string[]; let: () => void } {
  const asked: string[] = [];
  let name: string | null = null;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((go) => (open = go));
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit = {}) => {
    if (typeof init.body === "string") {
      const wanted = (JSON.parse(init.body) as { name: string }).name;
      asked.push(`name ${wanted}`);
      await gate;
      name = wanted;
    } else asked.push("who");
    return new Response(JSON.stringify({ name }));
  });
  return { asked, let: () => open() };
}

afterEach(() => vi.unstubAllGlobals());

test("a name typed just before the button is pressed is the one that counts", async () => {
  const { asked, let: answer } = server();
  const typed = giveName("Maren");
  const somebody = beSomebody("Guest");
  answer();
  expect((await typed).name).toBe("Maren");
  expect(await somebody).toBe("Maren");
  expect(asked).toEqual(["name Maren", "who"]);
});

test("who gives no name goes by the one offered", async () => {
  const { let: answer } = server();
  answer();
  expect(await beSomebody("Guest")).toBe("Guest");
  expect((await getMe()).name).toBe("Guest");
});
