/** What is printed on the boxes beside their pictures; the books give no minutes. */

import type { Box } from "../boxes.ts";
import "./box.css";

export const boxes: Record<string, Box> = {
  geroychiki: { place: 1, minutes: [30, 30] },
  "toy-story-4": { place: 2, minutes: [30, 30] },
};
