/** What is printed on the box beside its picture. */

import type { Box } from "../boxes.ts";
import "./box.css";

export const boxes: Record<string, Box> = {
  stickers: { place: 6, minutes: [15, 30] },
};
