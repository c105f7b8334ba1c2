/** Reads prompts and reasons aloud, with the browser's own voice, for those who do not read yet. */

import { settings } from "./settings.svelte.ts";

/** Whether this browser has a voice at all. */
export const canSpeak = "speechSynthesis" in globalThis;

let last = "";

/** Reads a sentence aloud, in place of whatever is being read; the same one only once. */
export function readAloud(sentence: string): void {
  if (!canSpeak || !settings.speech || sentence === last) return;
  last = sentence;
  speechSynthesis.cancel();
  const reading = new SpeechSynthesisUtterance(sentence);
  reading.lang = settings.language;
  reading.rate = 0.95;
  speechSynthesis.speak(reading);
}

export function beQuiet(): void {
  last = "";
  if (canSpeak) speechSynthesis.cancel();
}
