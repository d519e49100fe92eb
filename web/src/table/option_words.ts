/** An option that was changed, as the chat tells it: by its name and in the words it is chosen by. */
import { has, t, type Figures } from "$lib/texts.svelte";

export function optionFigures({ game, option, value, ...rest }: Figures): Figures {
  const title = `option-${String(game)}-${String(option)}`;
  const chosen = `${title}-${String(value)}`;
  return {
    ...rest,
    option: has(title) ? t(title) : (option ?? ""),
    value: has(chosen) ? t(chosen) : (value ?? ""),
    how: how(String(value)),
  };
}

/** The server writes values as Python does. */
function how(value: string): string {
  if (value === "True") return "yes";
  if (value === "False") return "no";
  if (value === "[]") return "usual";
  return value.startsWith("[") || value.startsWith("{") ? "own" : "value";
}
