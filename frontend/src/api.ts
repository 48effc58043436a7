import { BANNED, decisions } from './moderation/decisions.svelte';
import { takeAnswer } from './routing/ahead';
import { housePath } from './routing/root';
import type { Story } from './analysis/story';
import type { ClubOrder } from './club/order';
import type { Odds } from './odds/figures';
import type { Pace, Preset } from './types';
import type { CoupNews, NotAccepted, Outcome, Scorecards, Wager } from './wire';

/** A guest as known to the house; `account` is in units. */
export interface Guest {
  player: string;
  name: string;
  account: number;
}

export interface RoomSummary {
  id: string;
  name: string;
  game: string;
  preset: string;
  seated: number;
  seats: number;
  /** The number of players with a browser connected, and of all connected browsers. */
  people: number;
  looking: number;
  minimum: number;
  maximum: number | null;
  pace: Pace;
  paused: boolean;
  private: boolean;
  /** The newest coups, one letter each, keyed by the side that plays against the bank. */
  beads: Record<string, string>;
  /**
   * By side, the newest columns of the other roads. Columns are separated by `/` and each bead is one letter: p, b, P
   * or B (with a tie), or T; in derived roads r or b.
   */
  roads: Record<string, Record<'big_road' | 'big_eye_boy' | 'small_road' | 'cockroach_road', string>>;
  /** The properties that players can filter tables by. */
  offers: Offer[];
  /** One letter per chair: p for a person, a for an absent person, b for a bot, a full stop if it is free. */
  chairs: string;
  /** The names of the people at the table who are there, and of those who are not. */
  names: string[];
  away: string[];
  /** The current or next coup of the shoe; 0 before the first shoe. */
  coup: number;
  /** The last finished coup of the shoe, by side. */
  last: { hands: Record<string, string[]>; outcomes: Record<string, Outcome> } | null;
}

export type Offer = 'advisor' | 'odds' | 'squeeze' | 'players-deal' | 'side-bets' | 'free-draw';

/** A room that nobody can enter; its name is empty if it cannot be read. */
export interface OutOfOrder {
  id: string;
  name: string;
  reason: 'settings' | 'log' | 'faults' | 'damaged';
}

/** A coup in which the viewer had chips; sums are in units. */
export interface OwnCoup {
  id: number;
  room: string;
  /** The room's name and its game. */
  name: string;
  game: Preset['game'];
  shoe: number;
  staked: number;
  won: number;
  /** When it ended, as ISO in UTC. */
  at: string;
  /** The day on which it ended, in the page's time zone. */
  day: string;
  coup: CoupNews;
}

/** Totals over some of a player's coups, in units. */
export interface Sums {
  coups: number;
  staked: number;
  won: number;
}

export interface ShoeSums extends Sums {
  room: string;
  shoe: number;
}

/**
 * One page of a player's coups, with the totals of the shoes and days on it, and on the first page the grand totals.
 */
export interface OwnCoups {
  coups: OwnCoup[];
  more: number | null;
  shoes: ShoeSums[];
  days: { day: string; won: number }[];
  all: Sums | null;
  /** The time zone that decides the days: the requested one if the house knows it. */
  zone: string;
}

/** A finished shoe: its results for the table, and for the viewer if they played. */
export interface ShoeTold {
  shoe: number;
  coups: number;
  scorecards: Record<string, Scorecards>;
  own: Sums | null;
}

/** A field of a preset in the room form. */
export interface Field {
  name: string;
  kind: 'number' | 'flag' | 'choice' | 'numbers' | 'bets';
  group: string;
  sums: boolean;
  low: number | null;
  high: number | null;
  options: (string | number)[];
}

export type Value = number | string | boolean | number[] | string[];
export type Values = Record<string, Value>;

export interface PresetForm {
  name: string;
  values: Values;
  /** Options that the preset excludes as long as the `unless` fields keep the preset's values. */
  excluded?: { field: string; option: string | number; unless: string[] }[];
  /** What the preset's law allows: one of the values, or a range; any other value is a house rule. */
  law?: Lawful[];
}

interface Lawful {
  field: string;
  rule: string;
  values: Value[];
  low: number | null;
  high: number | null;
}

export interface GameForm {
  game: string;
  fields: Field[];
  presets: PresetForm[];
  strategies: string[];
  first: string[];
}

export interface BetForm extends Wager {
  file: string;
}

interface ShoeSummary {
  shoe: number;
  coups: number;
  started: string;
  ended: string | null;
}

/** A number given exactly, and as the nearest float. */
export interface Exact {
  exact: string;
  float: number;
}

/** The probabilities of a coup's outcomes and the value of each bet, given the cards seen so far. */
export interface LiveOdds {
  outcomes: Record<Outcome, Exact>;
  bets: Record<string, { edge: Exact }>;
}

export interface NewRoom {
  /** Defaults to the first preset. */
  preset?: string;
  fields?: Values;
  strategies?: string[];
  side_bets?: string[];
  name: string;
  pace: Pace;
  clock: number;
  rebuy: boolean;
  bots?: number;
  odds?: boolean;
  advisor?: boolean;
  /** Unlisted: only people with the link can join. */
  private?: boolean;
  /** Closed soon after everybody has gone. */
  closes_with_host?: boolean;
  /** The terms of a club night; null for an ordinary room. */
  club_night?: ClubOrder | null;
  /** The first coup in which people are asked a question, by its phase. */
  opens?: Record<string, number>;
}

/** An error response from the house: a code that the page has words for. */
export class NotGiven extends Error {
  constructor(
    readonly code: string,
    readonly limit: number | null = null,
    /** The form field at fault. */
    readonly field: string | null = null,
    /** Milliseconds until the request may be repeated. */
    readonly retryIn: number | null = null,
  ) {
    super(code);
  }
}

/** Call the house's API: POST if there is a body, GET otherwise. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  const ahead = body === undefined ? takeAnswer(`/api${path}`) : undefined;
  const answer = await (ahead ?? fetch(housePath(`/api${path}`), request)).catch(() => {
    throw new NotGiven('unreachable');
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const { code, limit, field, retry_in } = (said ?? {}) as Partial<NotAccepted>;
  decisions.banned ||= code === BANNED;
  throw new NotGiven(code ?? 'unreachable', limit ?? null, field ?? null, retry_in ?? null);
}

/** Register under a name; the door of the house may ask for its password or for an invitation. */
export const newGuest = (name: string, password: string, invitation: string) =>
  ask<Guest>('/guests', { name, password, invitation });
export const presets = () => ask<Preset[]>('/presets');
/** The optional side bets that a table can offer. */
export const wagers = () => ask<Wager[]>('/wagers');
/** The value of bets, for a question encoded as a query string. */
export const odds = (query: string) => ask<Odds>(`/odds?${query}`);
/**
 * House edges of bets at the start of a full shoe: keyed by name for a table's bets, by file for the whole catalogue.
 */
const edges = async (path: string): Promise<Record<string, number>> => {
  const { bets } = await ask<Pick<LiveOdds, 'bets'>>(path);
  return Object.fromEntries(Object.entries(bets).map(([name, { edge }]) => [name, edge.float]));
};
export const tableEdges = (room: string) => edges(`/rooms/${encodeURIComponent(room)}/edges`);
export const edgesOnOffer = (packs: number) => edges(`/edges?packs=${packs}`);
/** Analyse the luck in a record supplied by the visitor, or in a shoe of a room. */
export const analysis = (record: string) => ask<Story>('/analysis', { record });
export const analysisOf = (room: string, shoe: number) =>
  ask<Story>(`/rooms/${encodeURIComponent(room)}/shoes/${shoe}/analysis`);
export const rooms = () => ask<RoomSummary[]>('/rooms');
/** The tables at which a newcomer can stake at once. */
export const roomsTakingStakes = () => ask<RoomSummary[]>('/rooms?takes_stakes=true');
/** The form options of every game. */
export const forms = () => ask<{ games: GameForm[]; bets: BetForm[] }>('/forms');
/** Table details for visitors who have not joined yet; `host` is null if the table belongs to the house. */
interface Doorway {
  line: RoomSummary;
  host: string | null;
  /** Whether the visitor may enter without a link. */
  admitted: boolean;
}
export const lookIn = (room: string, token: string) =>
  ask<Doorway>(`/rooms/${encodeURIComponent(room)}/door`, { token });
export const enterBy = (room: string, token: string) =>
  ask<{ id: string }>(`/rooms/${encodeURIComponent(room)}/enter`, { token });
export const openRoom = (room: NewRoom) => ask<{ id: string }>('/rooms', room);
export const shoes = (room: string) => ask<ShoeSummary[]>(`/rooms/${room}/shoes`);
export const recordPath = (room: string, shoe: number) => housePath(`/api/rooms/${room}/shoes/${shoe}/record`);

/** The guest that this browser is known as; null for a newcomer. */
export const me = () => ask<Guest | null>('/me');
