/** What is printed on the box beside its picture. */

import type { Box } from "../boxes.ts";
import "./box.css";

export const boxes: Record<string, Box> = {
  hercules: { place: 3, minutes: [40, 70] },
};
