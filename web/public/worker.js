// Shows our own page instead of the browser's when there is no connection. Nothing else is kept:
// a table is what the server says it is.

const KEPT = "stolik-offline-3";
const PAGES = ["/offline.html", "/offline.css", "/offline.js", "/icon.svg"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(PAGES)));
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== KEPT));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match(PAGES[0])));
  } else if (PAGES.includes(path)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
  }
});
