/** The calls of the house, each with the types that Python gives it. */

import { checkSpoken, HEADER } from "./protocol.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { PROTOCOL } from "../wire.ts";
import type {
  Again,
  ByCode,
  Called,
  Door,
  Fault,
  GameOffered,
  GuideShown,
  Hint,
  Invitation,
  Looked,
  Me,
  NewTable,
  NotAsked,
  NotGranted,
  Seated,
  ShownAt,
  Sit,
  StoryShown,
  Stood,
  TableCard,
  TableLaid,
  WhyNot,
} from "../wire.ts";

/** Not granted, or not to be had: with words for whoever asked, if the house has some. */
export class Refusal extends Error {
  readonly status: number;
  readonly said: Partial<NotGranted & NotAsked & Fault>;

  constructor(status: number, said: Partial<NotGranted & NotAsked & Fault>) {
    super(said.text ?? said.error ?? String(status));
    this.status = status;
    this.said = said;
  }
}

/** Asks the house for something. */
export async function call<Answer>(
  method: "GET" | "PUT" | "POST" | "DELETE",
  path: string,
  message?: unknown,
  tokens: string[] = [],
): Promise<Answer> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", settings.language);
  const headers = new Headers(tokens.map((token): [string, string] => ["x-seat-token", token]));
  headers.set(HEADER, String(PROTOCOL));
  const body = message === undefined ? null : JSON.stringify(message);
  if (body !== null) headers.set("content-type", "application/json");
  const response = await fetch(address, { method, headers, body });
  checkSpoken(response);
  const said: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(response.status, said as Partial<NotGranted & NotAsked & Fault>);
  return said as Answer;
}

export const me = () => call<Me>("GET", "/api/me");
export const beCalled = (name: string) => call<Called>("PUT", "/api/me", { name });
export const forgetMe = () => call<Called>("DELETE", "/api/me");
export const games = () => call<GameOffered[]>("GET", "/api/games");
/** A first game, annotated. */
export const guideTo = (game: string, columns?: number) =>
  call<GuideShown>("GET", `/api/games/${game}/guide${columns ? `?columns=${columns}` : ""}`);
export const whyNotAt = (game: string, step: number, move: string) =>
  call<WhyNot>("GET", `/api/games/${game}/guide/${step}/why?move=${encodeURIComponent(move)}`);
export const layTable = (wanted: NewTable) => call<TableLaid>("POST", "/api/tables", wanted);

/** Tables where anybody may sit down. */
export const openTables = () => call<TableCard[]>("GET", "/api/tables");

export const look = (table: string, tokens: string[] = []) =>
  call<Looked>("GET", `/api/tables/${table}`, undefined, tokens);
/** Looks again as soon as something is new, or after a while. */
export const lookSince = (table: string, since: number) =>
  call<Looked>("GET", `/api/tables/${table}?since=${since}&wait=20`);
export const lookAt = (table: string, moves: number, tokens: string[] = [], columns?: number) => {
  const drawn = columns ? `&columns=${columns}` : "";
  return call<ShownAt>("GET", `/api/tables/${table}?at=${moves}${drawn}`, undefined, tokens);
};
/** What happened before a move: a page of it. */
export const storyUntil = (table: string, move: number, tokens: string[] = []) =>
  call<StoryShown>("GET", `/api/tables/${table}?until=${move}`, undefined, tokens);
/** A move that does not look bad, thought of with what this seat knows. */
export const hintFor = (table: string, seat: number, tokens: string[] = []) =>
  call<Hint>("GET", `/api/tables/${table}/seats/${seat}/hint`, undefined, tokens);
export const sitDown = (table: string, seat: number, sit: Sit) =>
  call<Seated>("PUT", `/api/tables/${table}/seats/${seat}`, sit);
export const standUp = (table: string, seat: number, tokens: string[] = []) =>
  call<Stood>("DELETE", `/api/tables/${table}/seats/${seat}`, undefined, tokens);
export const invitation = (table: string, seat: number, tokens: string[] = []) =>
  call<Invitation>("GET", `/api/tables/${table}/seats/${seat}/invitation`, undefined, tokens);
/** Where a code leads; nothing but its letters and digits matters, and an address takes no more. */
export const byCode = (typed: string) =>
  call<ByCode>("GET", `/api/codes/${encodeURIComponent(typed.replace(/[^\p{L}\p{N}]/gu, "") || "-")}`);
/** How friends come in. */
export const lookAtDoor = () => call<Door>("GET", "/api/door");
/** Lets the home network in, or shuts it out again. */
export const turnDoor = (open: boolean) => call<Door>(open ? "PUT" : "DELETE", "/api/door");
export const playAgain = (table: string) => call<Again>("POST", `/api/tables/${table}/rematch`);
/** Where the record of a finished game can be fetched from. */
export const recordOf = (table: string) => `/api/tables/${table}/record`;
/** The record of a finished game, to go on from. */
export const fetchRecord = (table: string) => call<{ game: string }>("GET", recordOf(table));
