/** The words of a card of SEVN, in the reader's language. */
import { t, type Figures } from "$lib/texts.svelte";
import { faceOf } from "./face";

/** The catalogue's key of a card and the figures that its id alone tells. */
function key(id: string): [string, Figures] {
  const face = faceOf(id);
  switch (face.kind) {
    case "number":
      return ["card-sevn-number", { value: face.value }];
    case "ballast":
      return ["card-sevn-ballast", { value: `−${Math.abs(face.value)}` }];
    case "plus":
      return ["card-sevn-plus", { plus: face.value }];
    case "times":
      return ["card-sevn-times", { times: face.value }];
    default:
      return [`card-sevn-${face.id}`, {}];
  }
}

/** The name of a card: “7”, “Ballast −2”, “Freeze”. */
export function cardName(id: string): string {
  return t(...key(id));
}

/** What a card is for, in half a sentence that follows its name. */
export function cardShort(id: string): string {
  const [name, figures] = key(id);
  return t(`${name}-short`, figures);
}

/** The whole rule of a card; `facts` are its figures as the server lists them. */
export function cardRule(id: string, facts: Record<string, number>): string {
  const [name, figures] = key(id);
  return t(`${name}-rule`, { ...facts, ...figures, cost: Math.abs(facts["value"] ?? 0) });
}

/** What a screen reader says of a card on the table. */
export function cardLabel(id: string, { faceDown = false, twice = false } = {}): string {
  if (faceDown) return t("card-sevn-back");
  const said = t("card-sevn-said", { name: cardName(id), short: cardShort(id) });
  return twice ? t("card-sevn-said-twice", { said }) : said;
}
