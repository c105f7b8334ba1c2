/** Who plays in a campaign, and whose a name is. */

import type { CampaignShown } from "../../wire.ts";

/** Whose a name is: one's own, that of somebody with another device, or free to be taken. */
export type Owner = "you" | "other" | "nobody";

/** Everybody who has a row, and those who have joined and not played yet. */
export function peopleOf({ view, names }: CampaignShown): string[] {
  const all = [...view.roster.map(({ name }) => name), ...names.map(({ name }) => name)];
  return [...new Set(all)];
}

export function ownerOf({ names }: CampaignShown, wanted: string): Owner {
  const found = names.find(({ name }) => name === wanted);
  if (!found) return "nobody";
  return found.you ? "you" : "other";
}

/** The names under which whoever looks plays. */
export function mineOf({ names }: CampaignShown): string[] {
  return names.flatMap(({ name, you }) => (you ? [name] : []));
}
