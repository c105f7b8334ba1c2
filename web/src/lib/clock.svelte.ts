/** The time, for what runs while somebody looks on. */

import type { SeatShown } from "../wire.ts";

const TICK = 250;

let now = $state(Date.now());
let watching = 0;
let timer = 0;

/** Keeps the time going for as long as a component looks at it. */
export function watchTime(): void {
  $effect(() => {
    if (watching++ === 0) timer = window.setInterval(() => (now = Date.now()), TICK);
    return () => {
      if (--watching === 0) clearInterval(timer);
    };
  });
}

/** Seconds left on somebody's clock; nothing where nobody is hurried. */
export function secondsLeft({ left, runs_out: end }: SeatShown): number | null {
  if (end !== null) return Math.max(0, end - now / 1000);
  return left;
}

/** As clocks show it: days are told in words elsewhere. */
export function asClock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
