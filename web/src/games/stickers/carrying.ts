/** Dragging a sticker is an extra: where it can be dropped can be tapped as well. */

interface Carry {
  /** It hangs over this, or over nothing. */
  over: (target: HTMLElement | null) => void;
  /** It was let go there, or nowhere. */
  dropped: (target: HTMLElement | null, event: PointerEvent) => void;
}

/** So far a finger may slip and still tap. */
const SLIP = 8;
/** So near to an edge of the screen, the page goes along; so far at a time. */
const EDGE = 70;
const STEP = 14;
/** Where it came from stays to be seen. */
const LEFT_BEHIND = "0.3";

/** Follows a pointer that went down on a thing. */
export function carry(event: PointerEvent, targets: string, carried: Carry): void {
  const thing = event.currentTarget as HTMLElement;
  if (event.button !== 0) return;
  // Else the browser would drag the picture itself.
  event.preventDefault();
  const { clientX, clientY } = event;
  let copy: HTMLElement | null = null;

  const under = ({ clientX: x, clientY: y }: PointerEvent) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>(targets) ?? null;
  const move = (moved: PointerEvent) => {
    const [x, y] = [moved.clientX - clientX, moved.clientY - clientY];
    if (!copy && Math.hypot(x, y) < SLIP) return;
    copy ??= taken(thing);
    copy.style.translate = `${x}px ${y}px`;
    follow(moved.clientY);
    carried.over(under(moved));
  };
  const end = (ended: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!copy) return;
    copy.remove();
    thing.style.opacity = "";
    carried.over(null);
    if (ended.type === "pointerup") carried.dropped(under(ended), ended);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** A copy that hangs over everything. */
function taken(thing: HTMLElement): HTMLElement {
  const { left, top, width } = thing.getBoundingClientRect();
  const copy = document.createElement("div");
  copy.ariaHidden = "true";
  Object.assign(copy.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    zIndex: "40",
    rotate: "-8deg",
    pointerEvents: "none",
  });
  const drawing = thing.querySelector("svg")?.cloneNode(true);
  if (drawing) copy.append(drawing);
  document.body.append(copy);
  thing.style.opacity = LEFT_BEHIND;
  return copy;
}

function follow(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}
