import "./app.css";

import { hydrate, mount } from "svelte";

import App from "./App.svelte";
import { inTurn } from "./lib/pieces.ts";
import { followLinks } from "./lib/route.svelte.ts";
import { applySettings, LANGUAGES, settings } from "./lib/settings.svelte.ts";
import { speak } from "./lib/words.svelte.ts";

const target = document.getElementById("app")!;
if (target.hasChildNodes()) {
  // The page is here already, as the house has drawn it: it comes to life as it is.
  const { lang } = document.documentElement;
  settings.language = LANGUAGES.find((language) => language === lang) ?? settings.language;
  inTurn(() => speak(settings.language));
  inTurn(() => hydrate(App, { target }));
  inTurn(applySettings);
} else {
  applySettings();
  speak(settings.language);
  mount(App, { target });
}
followLinks();

/** Milliseconds after which nobody waits for anything: a worker that starts takes a core for a while. */
const LATER = 5_000;

// Without it a lost connection would show the browser's own page instead of ours. If the connection
// is lost by then, the next page tries again.
if (import.meta.env.PROD) {
  setTimeout(() => navigator.serviceWorker?.register("/worker.js").catch(() => undefined), LATER);
}
