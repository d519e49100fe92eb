/** A form whose fields say what is wrong with them in the page's words and language, not in a bubble of the browser's. */
import { on } from "svelte/events";
import "./own_words.css";
import { t } from "$lib/texts.svelte";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function sentence(field: Field): string {
  if (field.validity.valueMissing) return t("field-missing");
  if (field instanceof HTMLInputElement) {
    if (field.validity.tooShort) return t("field-short", { least: field.minLength });
    if (field.type === "number") return t("field-range", { least: Number(field.min), most: Number(field.max) });
  }
  return field.validationMessage;
}

let lines = 0;

/** What is said stands in the label; the field's name stays what it was. */
function name(field: Field): void {
  const words = field.closest("label")?.querySelector("span");
  if (!words) return;
  words.id ||= `field-${++lines}`;
  field.setAttribute("aria-labelledby", words.id);
}

/** A Svelte action: what is wrong stands under its field, which is marked, until it is right. */
export function ownWords(form: HTMLFormElement) {
  const said = new Map<Field, HTMLElement>();
  function say(field: Field): void {
    let line = said.get(field);
    if (!line) {
      line = document.createElement("span");
      line.id = `wrong-${++lines}`;
      line.className = "field-wrong";
      line.setAttribute("role", "alert");
      name(field);
      (field.closest("label, .line") ?? form).append(line);
      said.set(field, line);
      const about = field.getAttribute("aria-describedby");
      field.setAttribute("aria-describedby", about ? `${about} ${line.id}` : line.id);
      field.setAttribute("aria-invalid", "true");
    }
    line.textContent = sentence(field);
  }
  function unsay(field: Field): void {
    const line = said.get(field);
    if (!line) return;
    said.delete(field);
    line.remove();
    field.removeAttribute("aria-invalid");
    const rest = (field.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== line.id);
    if (rest.length) field.setAttribute("aria-describedby", rest.join(" "));
    else field.removeAttribute("aria-describedby");
  }
  function submitted(event: Event): void {
    const wrong = [...form.querySelectorAll<Field>("input, select, textarea")].filter((field) => !field.validity.valid);
    for (const field of said.keys()) if (!form.contains(field) || field.validity.valid) unsay(field);
    if (!wrong.length) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wrong.forEach(say);
    wrong[0]?.focus();
  }
  function typed(): void {
    for (const field of said.keys())
      if (field.validity.valid) unsay(field);
      else say(field);
  }
  form.noValidate = true;
  const offs = [on(form, "submit", submitted, { capture: true }), on(form, "input", typed)];
  return {
    destroy: () => {
      for (const off of offs) off();
      for (const line of said.values()) line.remove();
    },
  };
}
