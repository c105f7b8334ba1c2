/** A page that speaks another protocol than the house is loaded anew: the house may have a new one. */

import { PROTOCOL } from "../wire.ts";

/** How whoever calls says which protocol it speaks, and how the house does. */
export const HEADER = "stolik-protocol";
const PLACE = "stolik-loaded-anew";
/** Once in a while and no oftener: if it does not help, it would never end. */
const PAUSE = 10 * 60_000;

/** Whether the house speaks another protocol, and to load the page anew did not help. */
export const protocol = $state({ unspoken: false });

/** Sees to it that an answer is of the protocol that this page was built with. */
export function checkSpoken(answer: Response): void {
  const theirs = answer.headers.get(HEADER);
  if (theirs !== null && theirs !== String(PROTOCOL)) loadAnew();
}

export function loadAnew(): void {
  if (mayLoad()) location.reload();
  else protocol.unspoken = true;
}

/** Tells whether it was not done lately, and notes that it is; what cannot be noted is not done. */
function mayLoad(): boolean {
  try {
    const last = Number(sessionStorage.getItem(PLACE));
    sessionStorage.setItem(PLACE, String(Date.now()));
    return Date.now() - last > PAUSE;
  } catch {
    return false;
  }
}
