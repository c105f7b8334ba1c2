/** Cards as large as a place allows. */

/** How much higher a card is than it is wide. */
const HIGH = 1.4;
const BETWEEN = 10;
/** A chosen card rises, and has a rim. */
const ABOVE = 16;
/** What a finger needs, and what nobody needs more of. */
const [LEAST, MOST] = [44, 160];

/** How wide so many cards may be that all of them lie in a place of this size. */
export function cardIn(width: number, height: number, many: number): number {
  const rows = Array.from({ length: many }, (_, before) => before + 1);
  const sizes = rows.map((rows) => {
    const columns = Math.ceil(many / rows);
    const across = (width - (columns - 1) * BETWEEN) / columns;
    const down = (height - ABOVE - rows * BETWEEN) / rows / HIGH;
    return Math.min(across, down);
  });
  return Math.min(MOST, Math.max(LEAST, Math.floor(Math.max(...sizes, 0))));
}
