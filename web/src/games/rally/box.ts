/** What is printed on the boxes beside their pictures. */

import type { Box } from "../boxes.ts";

export const boxes: Record<string, Box> = {
  rally: { place: 4, age: 5, minutes: [15, 15], colour: "#1f4e96", edge: "#0e2d5e" },
  "rally-circuit": { place: 5, age: 5, minutes: [20, 20], colour: "#0b5a52", edge: "#063a35" },
};
