/** What is printed on the boxes beside their pictures. */

import type { Box } from "../boxes.ts";
import "./box.css";

export const boxes: Record<string, Box> = {
  rally: { place: 4, minutes: [15, 15] },
  "rally-circuit": { place: 5, minutes: [20, 20] },
};
