import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks, placeOf } from "$lib/router.svelte";
import { keepSettings, settings } from "$lib/settings.svelte";
import { listenForFirstTouch } from "$lib/sound";
import { loadLanguage } from "$lib/texts.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no element #app.");

keepSettings();
listenForFirstTouch();
followLinks();
// The part that the address asks for comes along with the words, not after them.
const here = placeOf(location.pathname).page;
if (here === "table") void import("./table/TablePage.svelte");
else if (here === "home") void import("./lobby/Home.svelte");
await loadLanguage(settings.language);
mount(App, { target });
