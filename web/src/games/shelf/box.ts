/** What is printed on the boxes beside their pictures; the books give neither age nor minutes. */

import type { Box } from "../boxes.ts";
import "./box.css";

export const boxes: Record<string, Box> = {
  geroychiki: { place: 1, age: 6, minutes: [30, 30] },
  "toy-story-4": { place: 2, age: 6, minutes: [30, 30] },
};
