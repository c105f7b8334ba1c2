// As soon as there is a connection, what was asked for is shown after all. A browser may think that it
// is online while the house is not there, and the other way round: so the house is asked, too.

const PAUSE = 3_000;

function tryAgain() {
  const patience = { cache: "no-store", signal: AbortSignal.timeout(PAUSE) };
  fetch("/healthz", patience).then(goOn, () => setTimeout(tryAgain, PAUSE));
}

function goOn({ ok }) {
  if (ok) location.reload();
  else setTimeout(tryAgain, PAUSE);
}

addEventListener("online", () => location.reload());
setTimeout(tryAgain, PAUSE);
