import type { Component } from 'svelte';
import type { NewRoom } from './api';
import type { Say } from './i18n.svelte';
import type { Ids } from './ids';
import Punto from './punto/Punto.svelte';
import type { Line } from './table/line.svelte';
import { plain, type OfGame } from './table/side/names';
import type { Preset } from './types';

/** A sentence on what the house keeps, from the words of care. */
export interface Kept {
  id: Ids['care'];
  args?: Record<string, string | number>;
}

/** A game's row: whatever the page has for every game. */
export interface Game<P extends Preset = Preset> {
  /** Its table, once its words are there. */
  table: () => Promise<Component<{ line: Line }>>;
  /** What it calls hands and outcomes, once its words are there. */
  names: () => Promise<Say<OfGame>>;
  /** Whether the house may show odds as the shoe goes. */
  odds: boolean;
  /** Whether there is something to decide on which an advisor can be asked. */
  advisor: boolean;
  /** What the house keeps of the stakes in a room. */
  keeps(preset: P, room: string): Promise<Kept[]>;
  /** Fields that the first form of its rules, by which a shoe may still be sealed, has otherwise than a preset. */
  otherwise?: readonly string[];
  /** Whether third cards are drawn by the tableau of the rules alone, and nobody has a choice. */
  drawn?: boolean;
  /** A first shoe with a coach: what is played, with which fields otherwise, and how many house players keep the learner company. */
  lesson?: { preset: string; bots: number; fields?: NewRoom['fields'] };
}

/** The games that the page can play: one row each, and no other file asks which game it is. */
const GAMES: { [P in Preset as P['game']]: Game<P> } = {
  punto: {
    /** Most visitors sit down here first, so it comes with the page. */
    table: async () => Punto,
    names: async () => plain,
    odds: true,
    advisor: false,
    keeps: (preset, room) => import('./punto/keeps').then(({ keeps }) => keeps(preset, room)),
    drawn: true,
    lesson: { preset: 'punto-banco', bots: 1 },
  },
  chemin: {
    table: () => import('./chemin/chemin').then(({ open }) => open()),
    names: () => import('./chemin/names').then(({ names }) => names()),
    odds: false,
    advisor: true,
    keeps: async ({ tax }) => [{ id: tax ? 'care-tax' : 'care-tax-none', args: { tax } }],
    otherwise: ['staking', 'cut_back'],
    /** Chairs are drawn by lot: where there are few, the bank comes soon. */
    lesson: { preset: 'chemin-de-fer', bots: 4, fields: { seats: 5 } },
  },
  banque: {
    table: () => import('./banque/banque').then(({ open }) => open()),
    names: () => import('./banque/names').then(({ names }) => names()),
    odds: false,
    advisor: true,
    keeps: (preset) => import('./banque/keeps').then(({ keeps }) => keeps(preset)),
    lesson: { preset: 'banque-limitee', bots: 6 },
  },
};

/** The row of a game; none for one that the house has and this page does not know. */
export const gameOf = (game: string | null | undefined): Game | undefined => (GAMES as Record<string, Game>)[game ?? ''];

/** The games that are taught. */
export const lessons = (Object.entries(GAMES) as [keyof typeof GAMES, Game][]).flatMap(([game, { lesson }]) => (lesson ? { game, ...lesson } : []));

/** What each game calls hands and outcomes. */
export async function allNames(): Promise<Map<string, Say<OfGame>>> {
  return new Map(await Promise.all(Object.entries(GAMES).map(async ([game, { names }]) => [game, await names()] as const)));
}
