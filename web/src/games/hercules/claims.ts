/** What lies on labours and Gymnasium cards, and whose it is. */

import type { Laid, View } from "./cards.ts";

export interface Claim {
  seat: number;
  colour: number;
  laid: Laid[];
  /** Face down: nobody else sees it yet. */
  down: boolean;
}

type Target = { labour: number } | { wanted: string };

export function claimsOn(view: View, target: Target): Claim[] {
  return view.seats.flatMap(({ choice, colour }, seat) => {
    if (!choice?.laid.length) return [];
    const here =
      "labour" in target ? choice.labour === target.labour : choice.wanted === target.wanted;
    return here ? [{ seat, colour, laid: choice.laid, down: view.phase === "choice" }] : [];
  });
}
