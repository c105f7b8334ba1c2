/** What is printed on the box beside its picture. */

import type { Box } from "../boxes.ts";

export const boxes: Record<string, Box> = {
  hercules: { place: 3, age: 10, minutes: [40, 70], colour: "#8a3a12", edge: "#541f05" },
};
