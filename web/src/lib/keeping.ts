/** What this browser remembers; where it may not, everything works until the page is closed. */

const PREFIX = "stolik-";

export function kept<Kind>(place: string, otherwise: Kind): Kind {
  try {
    const text = localStorage.getItem(PREFIX + place);
    return text === null ? otherwise : (JSON.parse(text) as Kind);
  } catch {
    return otherwise;
  }
}

export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + place, JSON.stringify(value));
  } catch {
    // A private window, or no room left: then it is not kept.
  }
}
