/** The calls of the house that are about campaigns, and what they are put together to. */

import { call, sitDown } from "./api.ts";
import { luck } from "./beginning.ts";
import { beSomebody } from "./guest.svelte.ts";
import type {
  Again,
  Called,
  CampaignBegun,
  CampaignInvitation,
  CampaignShown,
  EveningsTakenBack,
  NewCampaign,
  NewEvening,
} from "../wire.ts";

const at = (campaign: string, more = "") => `/api/campaigns/${campaign}${more}`;

export const lookAtCampaign = (campaign: string) => call<CampaignShown>("GET", at(campaign));
export const invitationTo = (campaign: string) =>
  call<CampaignInvitation>("GET", at(campaign, "/invitation"));
export const leaveAs = (campaign: string, name: string) =>
  call<Called>("DELETE", at(campaign, "/players"), { name });
export const takeBack = (campaign: string, evenings: number) =>
  call<EveningsTakenBack>("POST", at(campaign, "/undo"), { evenings });
/** The table of an evening; one that was played elsewhere gets one to look at. */
export const openEvening = (campaign: string, evening: number) =>
  call<Again>("PUT", at(campaign, `/evenings/${evening}`));
/** Where the file of a campaign can be fetched from. */
export const fileOf = (campaign: string) => at(campaign, "/record");
/** Where its cards alone can be fetched from, as they are now. */
export const deckOf = (campaign: string) => at(campaign, "/deck");

/** Plays under this name from now on; whoever is not known here yet is called so. */
export async function joinAs(campaign: string, name: string): Promise<void> {
  await beSomebody();
  await call<Called>("PUT", at(campaign, "/players"), { name });
}

/** Begins a campaign, with the first of its roster as oneself; returns where. */
export async function beginCampaign(wanted: NewCampaign): Promise<string> {
  const [you] = wanted.roster ?? [];
  await beSomebody(you);
  const { campaign } = await call<CampaignBegun>("POST", "/api/campaigns", wanted);
  if (you) await joinAs(campaign, you);
  return campaign;
}

/** Begins another campaign from the first so many evenings, under the same names; returns where. */
export async function branchOff(campaign: string, evenings: number, mine: string[]): Promise<string> {
  await beSomebody();
  const begun = await call<CampaignBegun>("POST", at(campaign, "/branch"), { evenings });
  for (const name of mine) await joinAs(begun.campaign, name);
  return begun.campaign;
}

/** Begins an evening, and seats those who play at this screen; returns where. */
export async function meetTonight(
  campaign: string,
  wanted: NewEvening,
  here: number[],
): Promise<string> {
  const { table } = await call<Again>("POST", at(campaign, "/evenings"), wanted);
  await sitOn(table, here);
  return table;
}

/** Takes the seats that are kept for whoever plays at this screen. */
export async function sitOn(table: string, seats: number[]): Promise<void> {
  for (const seat of seats) await sitDown(table, seat, { luck: luck() });
}

/** What a file holds; whatever is no text at all is no campaign either. */
export async function textIn(file: File): Promise<string> {
  const text = await file.text();
  return text.replace(/^\uFEFF/, "");
}
