/** A card that is held for long, or asked for with the right button or the menu key. */

const CARD = ".table [data-large]";
/** In milliseconds: longer than a tap, and than a drag takes to begin. */
const LONG = 500;
/** So far a finger may slip and still hold. */
const SLIP = 8;

/** Calls `shows` with every card that is held, until what it returns is called. */
export function onHolding(shows: (card: HTMLElement) => void): () => void {
  let from = { x: 0, y: 0 };
  let timer = 0;
  /** The hand is still on the card that is shown: letting go of it is no click. */
  let shown = false;
  const no = new AbortController();

  const forget = () => clearTimeout(timer);

  const down = (event: PointerEvent) => {
    forget();
    shown = false;
    const card = cardAt(event.target);
    // A second finger pinches.
    if (!card || !event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => show(card), LONG);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP) forget();
  };
  const asked = (event: Event) => {
    const card = cardAt(event.target);
    if (!card) return;
    event.preventDefault();
    if (!shown) show(card);
  };
  const show = (card: HTMLElement) => {
    forget();
    shown = true;
    // Whatever else began with this touch is over.
    card.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
    shows(card);
  };
  const clicked = (event: MouseEvent) => {
    if (shown && event.detail > 0) event.stopPropagation();
  };

  const options = { capture: true, signal: no.signal };
  addEventListener("pointerdown", down, options);
  addEventListener("pointermove", move, options);
  addEventListener("pointerup", forget, options);
  addEventListener("pointercancel", forget, options);
  addEventListener("contextmenu", asked, options);
  addEventListener("click", clicked, options);
  return () => {
    forget();
    no.abort();
  };
}

export function cardAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
}

/**
 * A copy of a card, in its place but above everything: there it has all that its drawing inherits. It
 * answers to nothing that looks for the card itself.
 */
export function copyOf(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    const names = each.getAttributeNames().filter((name) => /^(data-|id$|aria-)/.test(name));
    for (const name of names) each.removeAttribute(name);
  }
  copy.inert = true;
  copy.popover = "manual";
  copy.classList.add("enlarged");
  card.after(copy);
  copy.showPopover();
  return copy;
}
