/** Dragging a card is an extra: what can be dragged can be tapped as well. */

interface Drag {
  /** The card comes along. */
  taken: (code: string) => void;
  /** It was let go over a place, or over none. */
  dropped: (place: HTMLElement | null) => void;
}

/** So far a finger may slip and still tap. */
const SLIP = 8;
/** Where the card came from stays to be seen. */
const LEFT_BEHIND = "0.3";

/** Follows a pointer that went down on a card. */
export function startDrag(event: PointerEvent, layer: HTMLElement, drag: Drag): void {
  const card = (event.target as Element).closest<HTMLElement>("[data-take]");
  if (!card || event.button !== 0) return;
  const { clientX, clientY } = event;
  const drawing = card.querySelector("svg")!;
  let copy: HTMLElement | null = null;

  const move = (moved: PointerEvent) => {
    const [x, y] = [moved.clientX - clientX, moved.clientY - clientY];
    if (!copy) {
      if (Math.hypot(x, y) < SLIP) return;
      copy = carried(drawing, layer);
      card.style.opacity = LEFT_BEHIND;
      drag.taken(card.dataset.take!);
    }
    copy.style.translate = `${x}px ${y}px`;
  };
  const end = (ended: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!copy) return;
    copy.remove();
    card.style.opacity = "";
    const under = document.elementFromPoint(ended.clientX, ended.clientY);
    // Back where it was: then a click on it follows, and puts it back.
    if (under && card.contains(under)) return;
    drag.dropped(under?.closest<HTMLElement>("[data-place]") ?? null);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function carried(drawing: SVGElement, layer: HTMLElement): HTMLElement {
  const from = drawing.getBoundingClientRect();
  const over = layer.getBoundingClientRect();
  const copy = document.createElement("div");
  copy.className = "carried";
  copy.append(drawing.cloneNode(true));
  copy.style.left = `${from.left - over.left}px`;
  copy.style.top = `${from.top - over.top}px`;
  copy.style.width = `${from.width}px`;
  layer.append(copy);
  return copy;
}
