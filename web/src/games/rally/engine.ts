/** The sound of engines, made here: every car has a voice of its own. */

import { loudspeaker } from "../../lib/sounds.ts";

/** The pitch of each car: a racing car sings, a jeep grumbles. */
const PITCHES = [92, 54, 70, 62];
/** Of the pitch, at full speed. */
const SPEED = 1.9;
const LOUD = 0.07;

/** A car that drives off and stops again; times are in seconds. */
export function engine(seat: number, after: number, lasts: number): void {
  const speaker = loudspeaker();
  if (!speaker) return;
  const begin = speaker.currentTime + after;
  const end = begin + lasts;
  const idle = PITCHES[seat % PITCHES.length]!;
  const motor = new OscillatorNode(speaker, { type: "sawtooth", frequency: idle });
  const hum = new OscillatorNode(speaker, { type: "square", frequency: idle / 2 });
  const hood = new BiquadFilterNode(speaker, { type: "lowpass", frequency: 300 });
  const level = new GainNode(speaker, { gain: 0 });
  for (const [part, pitch] of [
    [motor, idle],
    [hum, idle / 2],
  ] as const) {
    part.frequency.setValueAtTime(pitch, begin);
    part.frequency.linearRampToValueAtTime(pitch * SPEED, begin + lasts * 0.55);
    part.frequency.linearRampToValueAtTime(pitch * 0.9, end);
    part.connect(hood);
    part.start(begin);
    part.stop(end + 0.2);
  }
  hood.frequency.setValueAtTime(300, begin);
  hood.frequency.linearRampToValueAtTime(1100, begin + lasts * 0.5);
  hood.frequency.linearRampToValueAtTime(260, end);
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(LOUD, begin + 0.06);
  level.gain.setValueAtTime(LOUD, end - 0.08);
  level.gain.linearRampToValueAtTime(0, end + 0.15);
  hood.connect(level).connect(speaker.destination);
}

/** Two toots: somebody is at the finish. */
export function horn(after: number): void {
  const speaker = loudspeaker();
  if (!speaker) return;
  for (const [number, pitch] of [392, 494, 392, 494].entries()) {
    const begin = speaker.currentTime + after + (number > 1 ? 0.22 : 0);
    const end = begin + (number > 1 ? 0.4 : 0.14);
    const toot = new OscillatorNode(speaker, { type: "triangle", frequency: pitch });
    const level = new GainNode(speaker, { gain: 0 });
    level.gain.setValueAtTime(0, begin);
    level.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    level.gain.setValueAtTime(0.12, end - 0.05);
    level.gain.linearRampToValueAtTime(0, end);
    toot.connect(level).connect(speaker.destination);
    toot.start(begin);
    toot.stop(end);
  }
}
