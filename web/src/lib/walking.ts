/** Arrows: from a thing on the board to the nearest one in that direction. */

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Straight ahead is nearer than aside. */
const ASIDE = 2.5;

/**
 * Follows an arrow: from one `data-stop` of the board to the next one. From the prompt, where a move
 * has ended, and from nowhere it leads to where to begin.
 */
export function walk(
  event: KeyboardEvent,
  board: HTMLElement | undefined,
  begin: () => HTMLElement | null,
): void {
  if (!board || !(event.key in DIRECTIONS) || !(event.target instanceof HTMLElement)) return;
  const from = event.target.closest("[data-stop]");
  const nowhere = event.target === document.body || event.target.tabIndex === -1;
  const stops = board.querySelectorAll<HTMLElement>("[data-stop]");
  const next = from ? nearest(from, event.key, stops) : nowhere ? begin() : null;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Where to go from here, if there is anything. */
function nearest(
  from: Element,
  key: string,
  stops: Iterable<HTMLElement>,
): HTMLElement | null {
  const [x, y] = DIRECTIONS[key] ?? [0, 0];
  const here = middleOf(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const there = middleOf(stop);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const far = ahead + ASIDE * aside;
    if (stop !== from && ahead > 4 && far < least) [best, least] = [stop, far];
  }
  return best;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
