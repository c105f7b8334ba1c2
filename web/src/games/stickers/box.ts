/** What is printed on the box beside its picture. */

import type { Box } from "../boxes.ts";

export const boxes: Record<string, Box> = {
  stickers: { place: 6, age: 8, minutes: [15, 30], colour: "#a3164f", edge: "#660a2e" },
};
