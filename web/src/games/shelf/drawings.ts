/** Where the toys are drawn, and how each stands on its card. */

const DRAWN = import.meta.glob<string>("./toys/*/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Left, top and width of a toy on a card of 100 × 140. */
type Fit = readonly [x: number, y: number, width: number];

const USUAL: Fit = [8, 29.5, 84];
const FITS: Record<string, Fit> = {
  "geroychiki/A1": [8.5, 31, 83],
  "geroychiki/A2": [8, 29.5, 84],
  "geroychiki/A5": [9, 30, 83],
  "geroychiki/A6": [6, 32, 82],
  "geroychiki/A7": [8, 30.5, 83],
  "geroychiki/A8": [9, 31.5, 82],
  "geroychiki/B1": [12, 38.5, 76],
  "geroychiki/B3": [6, 25.5, 88],
  "geroychiki/B6": [5, 32.5, 83],
  "geroychiki/B7": [8, 30.5, 83],
  "geroychiki/C1": [8, 33, 81],
  "geroychiki/C2": [4, 33, 82],
  "geroychiki/C3": [6, 33, 81],
  "geroychiki/C5": [3, 33, 82],
  "geroychiki/C6": [6, 27.5, 88],
};
/** How far a drawing reaches beyond its square of 100 on every side. */
const BEYOND: Record<string, number> = { geroychiki: 6 };

/** What stands on an edge that calls nobody: left, right. */
const DECOR: Record<string, readonly [string, string]> = {
  geroychiki: ["plant", "books"],
  "toy-story-4": ["lamp", "blocks"],
};

export function decorOf(edition: string, side: string): string | undefined {
  return DECOR[edition]?.[side === "left" ? 0 : 1];
}

/** The drawing of a toy; a toy of somebody's own cards has none, and is a wooden block. */
export function toyOf(edition: string, toy: string | null): string {
  return DRAWN[`./toys/${edition}/${toy}.svg`] ?? DRAWN["./toys/any/block.svg"]!;
}

/** Where the drawing goes on its card. */
export function fitOf(edition: string, toy: string | null): Fit {
  return FITS[`${edition}/${toy}`] ?? USUAL;
}

/** The place of the picture for a toy that is to fill this square. */
export function pictureAt(edition: string, toy: string | null, [x, y, width]: Fit) {
  const known = `./toys/${edition}/${toy}.svg` in DRAWN;
  const beyond = known ? ((BEYOND[edition] ?? 0) * width) / 100 : 0;
  const side = width + 2 * beyond;
  return { href: toyOf(edition, toy), x: x - beyond, y: y - beyond, width: side, height: side };
}
