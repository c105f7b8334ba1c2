/** Tokens of seats: they come in a link, behind the #, and are kept for the next visit. */

import { keep, kept } from "./keeping.ts";

/** The tokens for a table, with the one in the address, which then disappears from sight. */
export function tokensFor(table: string): string[] {
  const place = `tokens-${table}`;
  const known = kept<string[]>(place, []);
  const brought = location.hash.slice(1);
  if (!brought) return known;
  history.replaceState(null, "", location.pathname);
  const tokens = [...new Set([...known, brought])];
  keep(place, tokens);
  return tokens;
}
