/** What packs are called on the page of a campaign. */

import type { Words } from "../../lib/saying.ts";
import type { stickers } from "../../wire.ts";

/** The name of a pack that was opened, or is to be: of some clan, as long as nobody knows of which. */
export function packSaid(view: stickers.CampaignView, words: Words, pack: string): string {
  const power = /^P(\d)$/.exec(pack)?.[1];
  if (power) return words.sentence({ key: "power-pack", args: { number: Number(power) } });
  const clan = view.clans.find((each) => each.clan === pack);
  if (!clan) return words.sentence({ key: "camp-cell-clan", args: {} });
  return words.sentence({ key: "clan-pack", args: { clan: clan.noun } });
}
