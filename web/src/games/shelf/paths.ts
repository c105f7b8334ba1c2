/** The ways things go: from one box on the screen to another. */

export interface Box {
  left: number;
  top: number;
  width: number;
}

/** So far a card moves when it is lifted or chosen: that is no way to go. */
const LIFTED = 24;
export const EASE = "cubic-bezier(0.22, 0.9, 0.3, 1)";

export function boxOf(element: Element): Box {
  const { left, top, width } = element.getBoundingClientRect();
  return { left, top, width };
}

export function moved(from: Box, to: Box): boolean {
  return Math.hypot(from.left - to.left, from.top - to.top) > LIFTED;
}

export function shift(from: Box, to: Box): string {
  const scale = to.width / (from.width || 1);
  return `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`;
}

/** From here to there, a little above the straight line. */
export function arc(from: Box, to: Box): Keyframe[] {
  const half = {
    left: (from.left + to.left) / 2,
    top: (from.top + to.top) / 2 - 18,
    width: (from.width + to.width) / 2,
  };
  return [from, half, to].map((box) => ({ transform: shift(from, box) }));
}

export function slide(drawing: SVGElement, from: Box, to: Box, duration: number): void {
  const frames = { translate: [`${from.left - to.left}px ${from.top - to.top}px`, "none"] };
  drawing.animate(frames, { duration, easing: EASE });
}

/** A square of this size on the middle of a card. */
export function onCard({ left, top, width }: Box, size: number): Box {
  return { left: left + (width - size) / 2, top: top + width * 0.7 - size / 2, width: size };
}
