import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { catalogue } from "./lib/catalogue.ts";
import { followLinks, route, tableIn } from "./lib/route.svelte.ts";
import { applySettings, settings } from "./lib/settings.svelte.ts";
import { speak } from "./lib/words.svelte.ts";

applySettings();
followLinks();
// The house is asked while the page is still being made.
if (!tableIn(route.path)) void catalogue();
speak(settings.language);
mount(App, { target: document.getElementById("app")! });

// Without it a lost connection would show the browser's own page instead of ours.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js");
