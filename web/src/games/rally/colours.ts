/** The four colours: each is a paint, a shape and a letter. */

export interface Shape {
  paint: string;
  /** The shape on 100 × 100. */
  outline: string;
  /** The white disc with the letter: its middle and its radius. */
  disc: readonly [x: number, y: number, r: number];
  /** The letter where the whole shape is white: how low, how large. */
  letter: readonly [y: number, size: number];
}

export const SHAPES: Record<string, Shape> = {
  red: {
    paint: "#e9473f",
    outline:
      "M50 4L67 29.5L96.6 37.9L77.6 62L78.8 92.6L50 82L21.2 92.6L22.4 62L3.4 37.9L33 29.5Z",
    disc: [50, 54, 24.5],
    letter: [69, 42],
  },
  green: {
    paint: "#2fa866",
    outline: "M6 50A44 44 0 1 1 94 50A44 44 0 1 1 6 50Z",
    disc: [50, 50, 29],
    letter: [68, 54],
  },
  blue: {
    paint: "#3b7fe0",
    outline: "M18 8H82Q92 8 92 18V82Q92 92 82 92H18Q8 92 8 82V18Q8 8 18 8Z",
    disc: [50, 50, 29],
    letter: [68, 54],
  },
  yellow: {
    paint: "#ffcb2e",
    outline: "M43 11Q50 1 57 11L95 79Q100 92 87 93H13Q0 92 5 79Z",
    disc: [50, 63, 24],
    letter: [79, 44],
  },
};

/** The car of each seat, by its colour. */
export const CARS = ["red", "green", "blue", "yellow"] as const;
export type CarColour = (typeof CARS)[number];

export function carOf(seat: number): CarColour {
  return CARS[seat % CARS.length]!;
}
