/** What is printed on the boxes beside their pictures; the books give neither age nor minutes. */

import type { Box } from "../boxes.ts";

export const boxes: Record<string, Box> = {
  geroychiki: { place: 1, age: 6, minutes: [30, 30], colour: "#5a33ae", edge: "#371c78" },
  "toy-story-4": { place: 2, age: 6, minutes: [30, 30], colour: "#1b5e2e", edge: "#0d3a1a" },
};
