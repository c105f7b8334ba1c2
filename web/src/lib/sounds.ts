/** Sounds of wood, made here: short, and each tells something. */

import { settings } from "./settings.svelte.ts";
import type { Happened } from "../wire.ts";

/** A knock: when it comes, how high it is, how long it rings, how loud it is. */
type Knock = [at: number, pitch: number, seconds: number, loud: number];

const SOUNDS = {
  taken: [[0, 520, 0.07, 0.5]],
  placed: [
    [0, 230, 0.1, 0.9],
    [0.045, 310, 0.05, 0.3],
  ],
  bonus: [
    [0, 660, 0.12, 0.5],
    [0.09, 880, 0.18, 0.5],
  ],
  turn: [
    [0, 440, 0.12, 0.6],
    [0.13, 587, 0.2, 0.6],
  ],
  complete: [
    [0, 392, 0.12, 0.6],
    [0.1, 494, 0.12, 0.6],
    [0.2, 587, 0.14, 0.6],
    [0.3, 784, 0.3, 0.6],
  ],
  said: [
    [0, 700, 0.05, 0.35],
    [0.07, 560, 0.06, 0.35],
  ],
  no: [[0, 150, 0.12, 0.7]],
} satisfies Record<string, Knock[]>;

export type Sound = keyof typeof SOUNDS;

/** What events sound like, by their keys; the first that fits. */
const HEARD: [RegExp, Sound][] = [
  [/complet|game-over|collected|labour-done|finish/, "complete"],
  [/bonus|combo|token/, "bonus"],
];

let context: AudioContext | null = null;

/** Browsers let a page be heard only after somebody has touched it. */
export function allowSounds(): () => void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
  return () => {
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
}

/** Where a board makes sounds of its own; nothing while nobody wants to hear any. */
export function loudspeaker(): AudioContext | null {
  return settings.sound && context?.state === "running" ? context : null;
}

export function sound(name: Sound): void {
  const speaker = loudspeaker();
  if (!speaker) return;
  for (const knock of SOUNDS[name]) ring(speaker, knock);
}

/** The sound of what has just happened; one is enough. */
export function soundOf(fresh: Happened[]): Sound | null {
  const keys = fresh.flatMap(({ events }) => events.map(({ key }) => key));
  if (!keys.length) return null;
  return HEARD.find(([heard]) => keys.some((key) => heard.test(key)))?.[1] ?? "placed";
}

/** A bar of wood: its own pitch, the overtone that makes it wooden, and a quick end. */
function ring(at: AudioContext, [after, pitch, seconds, loud]: Knock): void {
  for (const [times, share] of [
    [1, 1],
    [3.93, 0.22],
  ] as const) {
    const begin = at.currentTime + after;
    const end = begin + seconds / Math.sqrt(times);
    const tone = new OscillatorNode(at, { type: "sine", frequency: pitch * times });
    const level = new GainNode(at, { gain: 0 });
    level.gain.setValueAtTime(0, begin);
    level.gain.linearRampToValueAtTime(0.25 * loud * share, begin + 0.004);
    level.gain.exponentialRampToValueAtTime(0.0005, end);
    tone.connect(level).connect(at.destination);
    tone.start(begin);
    tone.stop(end + 0.02);
  }
}
