import type { Odds } from './odds/figures';
import type { Pace, Preset } from './types';
import type { Outcome, Wager } from './wire';

/** A guest as the house knows them; `account` in units. */
export interface Guest {
  player: string;
  name: string;
  account: number;
}

export interface RoomSummary {
  id: string;
  name: string;
  preset: string;
  phase: string;
  seated: number;
  seats: number;
  minimum: number;
  /** The most on one bet, where the game has a limit. */
  maximum: number | null;
  people: number;
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
  preset: string;
  side_bets?: string[];
  name: string;
  pace: Pace;
  clock: number;
  rebuy: boolean;
  bots: number;
  odds?: boolean;
  /** Not in the list of rooms: who has the link may come. */
  private?: boolean;
}

/** What the house answers instead: a code that the page has words for. */
export class NotGiven extends Error {
  constructor(
    readonly code: string,
    readonly limit: number | null = null,
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
  const { code, limit } = (said ?? {}) as { code?: string; limit?: number | null };
  throw new NotGiven(code ?? 'unreachable', limit ?? null);
}

export const newGuest = (name: string) => ask<Guest>('/guests', { name });
export const presets = () => ask<Preset[]>('/presets');
/** The bets that a table can have beside those of its game. */
export const wagers = () => ask<Wager[]>('/wagers');
/** What bets are worth, by a question as its query. */
export const odds = (query: string) => ask<Odds>(`/odds?${query}`);
export const rooms = () => ask<RoomSummary[]>('/rooms');
export const openRoom = (room: NewRoom) => ask<{ id: string }>('/rooms', room);
export const shoes = (room: string) => ask<ShoeSummary[]>(`/rooms/${room}/shoes`);
export const liveOdds = (room: string, coup: number, cards: number) =>
  ask<LiveOdds>(`/rooms/${room}/odds?coup=${coup}&cards=${cards}`);
export const recordPath = (room: string, shoe: number) => `/api/rooms/${room}/shoes/${shoe}/record`;

/** Who this browser is to the house; null for a newcomer. */
export async function me(): Promise<Guest | null> {
  try {
    return await ask<Guest>('/me');
  } catch (error) {
    if (error instanceof NotGiven && error.code === 'not-signed-in') return null;
    throw error;
  }
}
