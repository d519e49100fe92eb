import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/", "coverage/", "src/lib/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  // The compiler knows which names exist; this rule doesn't know types.
  { rules: { "no-undef": "off" } },
  {
    files: ["src/**"],
    rules: {
      // An element that Svelte takes away loses its focus in the middle of that; what is written then must be out of it.
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression[callee.property.name='addEventListener'][callee.object.type='Identifier'][callee.object.name!='document']",
          message:
            "Listen to an element with `on` of svelte/events: its own listeners may not write a state while Svelte removes it.",
        },
      ],
    },
  },
);
