import type { Story } from './analysis/story';
import type { Odds } from './odds/figures';
import type { Pace, Preset } from './types';
import type { CoupNews, NotAccepted, Outcome, Scorecards, Wager } from './wire';

/** A guest as the house knows them; `account` in units. */
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
  /** Players with a browser connected, and everybody connected. */
  people: number;
  looking: number;
  minimum: number;
  maximum: number | null;
  pace: Pace;
  paused: boolean;
  private: boolean;
  /** By the side that is played against the bank: the newest coups, a letter each. */
  beads: Record<string, string>;
  /** By side, the newest columns of the other roads, `/` between them, a letter a bead: p, b, P and B with a tie, T; or r and b. */
  roads: Record<string, Record<'big_road' | 'big_eye_boy' | 'small_road' | 'cockroach_road', string>>;
  /** What one may choose the table by. */
  offers: Offer[];
}

export type Offer = 'advisor' | 'odds' | 'squeeze' | 'players-deal' | 'side-bets' | 'free-draw';

/** A room that nobody can enter; its name is empty where it cannot be read. */
export interface OutOfOrder {
  id: string;
  name: string;
  reason: 'settings' | 'log' | 'faults' | 'damaged';
}

/** A coup that the viewer had chips in; sums in units. */
export interface OwnCoup {
  id: number;
  room: string;
  /** What the room is called, and what is played there. */
  name: string;
  game: Preset['game'];
  shoe: number;
  staked: number;
  won: number;
  /** When it ended, in ISO and UTC; null of a coup from before that was kept. */
  at: string | null;
  /** The day that it was then, by the clock of the page. */
  day: string | null;
  coup: CoupNews;
}

/** What some of a player's coups come to, in units. */
export interface Sums {
  coups: number;
  staked: number;
  won: number;
}

export interface ShoeSums extends Sums {
  room: string;
  shoe: number;
}

/** A page of a player's coups; the shoes and days that they are of, and on the first page all of them, with what each comes to. */
export interface OwnCoups {
  coups: OwnCoup[];
  more: number | null;
  shoes: ShoeSums[];
  days: { day: string; won: number }[];
  all: Sums | null;
  /** The time zone that days go by: the one that was asked for, if the house knows it. */
  zone: string;
}

/** A shoe that is over: what it brought to the table, and to the viewer if they played. */
export interface ShoeTold {
  shoe: number;
  coups: number;
  scorecards: Record<string, Scorecards>;
  own: Sums | null;
}

/** A field of a preset, as the form of a room has it. */
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
  /** Options that the preset cannot have, as long as the fields `unless` are its own. */
  excluded?: { field: string; option: string | number; unless: string[] }[];
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

export interface ShoeSummary {
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

/** What a coup may come to, and what each bet is worth, by the cards that have been seen. */
export interface LiveOdds {
  outcomes: Record<Outcome, Exact>;
  bets: Record<string, { edge: Exact }>;
}

export interface NewRoom {
  /** The first that there is where none is named. */
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
  /** Not in the list of rooms: anyone with the link may come. */
  private?: boolean;
}

/** What the house answers instead: a code that the page has words for. */
export class NotGiven extends Error {
  constructor(
    readonly code: string,
    readonly limit: number | null = null,
    /** What of a form is at fault. */
    readonly field: string | null = null,
    /** Milliseconds after which the same may be asked again. */
    readonly retryIn: number | null = null,
  ) {
    super(code);
  }
}

/** Ask a door of the house; with a body, tell it. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  const answer = await fetch(`/api${path}`, request).catch(() => {
    throw new NotGiven('unreachable');
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const { code, limit, field, retry_in } = (said ?? {}) as Partial<NotAccepted>;
  throw new NotGiven(code ?? 'unreachable', limit ?? null, field ?? null, retry_in ?? null);
}

export const newGuest = (name: string) => ask<Guest>('/guests', { name });
export const presets = () => ask<Preset[]>('/presets');
/** The bets that a table can have beside those of its game. */
export const wagers = () => ask<Wager[]>('/wagers');
/** What bets are worth, by a question as its query. */
export const odds = (query: string) => ask<Odds>(`/odds?${query}`);
/** The house edges of bets off the top of a full shoe: those on a table by their names, all on offer by their files. */
const edges = async (path: string): Promise<Record<string, number>> => {
  const { bets } = await ask<Pick<LiveOdds, 'bets'>>(path);
  return Object.fromEntries(Object.entries(bets).map(([name, { edge }]) => [name, edge.float]));
};
export const tableEdges = (room: string) => edges(`/rooms/${encodeURIComponent(room)}/edges`);
export const edgesOnOffer = (packs: number) => edges(`/edges?packs=${packs}`);
/** What was luck in a record that the visitor has, or in a shoe of a room. */
export const analysis = (record: string) => ask<Story>('/analysis', { record });
export const analysisOf = (room: string, shoe: number) => ask<Story>(`/rooms/${encodeURIComponent(room)}/shoes/${shoe}/analysis`);
export const rooms = () => ask<RoomSummary[]>('/rooms');
/** What a host can choose from, for every game. */
export const forms = () => ask<{ games: GameForm[]; bets: BetForm[] }>('/forms');
/** Whose table it is, told to who has not come in yet; `host` is null for the house's. */
export interface Doorway {
  line: RoomSummary;
  host: string | null;
  /** Whether the visitor may come in without a link. */
  admitted: boolean;
}
export const lookIn = (room: string, token: string) => ask<Doorway>(`/rooms/${encodeURIComponent(room)}/door`, { token });
export const enterBy = (room: string, token: string) => ask<{ id: string }>(`/rooms/${encodeURIComponent(room)}/enter`, { token });
export const openRoom = (room: NewRoom) => ask<{ id: string }>('/rooms', room);
export const shoes = (room: string) => ask<ShoeSummary[]>(`/rooms/${room}/shoes`);
export const recordPath = (room: string, shoe: number) => `/api/rooms/${room}/shoes/${shoe}/record`;

/** Who this browser is to the house; null for a newcomer. */
export const me = () => ask<Guest | null>('/me');
