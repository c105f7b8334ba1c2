/** Arrows: from a thing on the board to the nearest one in that direction. */

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Straight ahead is nearer than aside. */
const ASIDE = 2.5;

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** Arrows lead on from cards and places, and from the prompt, where a move has ended. */
export function nextStop(board: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const stop = from.closest("[data-stop]");
  if (stop) return nearest(stop, key, board.querySelectorAll<HTMLElement>("[data-stop]"));
  const anywhere = from === document.body || from.tabIndex === -1;
  return anywhere ? board.querySelector<HTMLElement>("[data-allowed], [data-take]") : null;
}

/** Where to go from here, if there is anything. */
function nearest(from: Element, key: string, stops: Iterable<HTMLElement>) {
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
