import type { Component } from 'svelte';
import type { NewRoom } from './api';
import type { Say } from './i18n.svelte';
import type { Ids } from './ids';
import Punto from './games/punto/Punto.svelte';
import type { Line } from './room/connection/roomConnection.svelte';
import { plain, type OfGame } from './room/side/names';
import type { Preset } from './types';

/** A sentence on the house's take, from the words of `care`. */
export interface Kept {
  id: Ids['care'];
  args?: Record<string, string | number>;
}

/** A game's entry: everything the page has for every game. */
export interface Game<P extends Preset = Preset> {
  /** Load its table and its words. */
  table: () => Promise<Component<{ line: Line }>>;
  /** Load its names for hands and outcomes. */
  names: () => Promise<Say<OfGame>>;
  /** Whether the house may show odds during the shoe. */
  odds: boolean;
  /** Whether there are decisions on which an advisor can be asked. */
  advisor: boolean;
  /** The house's take from the stakes in a room. */
  keeps(preset: P, room: string): Promise<Kept[]>;
  /**
   * Fields whose default in the first edition of its rules, by which a shoe may still be sealed, differs from the
   * preset.
   */
  otherwise?: readonly string[];
  /** Whether third cards follow the tableau alone, so that nobody has a choice. */
  drawn?: boolean;
  /** A first shoe with a coach: the preset, changed fields, and the number of bots. */
  lesson?: { preset: string; bots: number; fields?: NewRoom['fields'] };
}

/** The games that the page can play, one entry each; no other file asks which game it is. */
const GAMES: { [P in Preset as P['game']]: Game<P> } = {
  punto: {
    /** Most visitors sit down here first, so it is bundled with the page. */
    table: async () => Punto,
    names: async () => plain,
    odds: true,
    advisor: false,
    keeps: (preset, room) => import('./games/punto/rules/houseTake').then(({ keeps }) => keeps(preset, room)),
    drawn: true,
    lesson: { preset: 'punto-banco', bots: 1 },
  },
  chemin: {
    table: () => import('./games/chemin/chemin').then(({ open }) => open()),
    names: () => import('./games/chemin/names').then(({ names }) => names()),
    odds: false,
    advisor: true,
    keeps: async ({ tax }) => [{ id: tax ? 'care-tax' : 'care-tax-none', args: { tax } }],
    otherwise: ['staking', 'cut_back'],
    /** Chairs are drawn by lot: with few of them, the bank comes soon. */
    lesson: { preset: 'chemin-de-fer', bots: 4, fields: { seats: 5 } },
  },
  banque: {
    table: () => import('./games/banque/banque').then(({ open }) => open()),
    names: () => import('./games/banque/names').then(({ names }) => names()),
    odds: false,
    advisor: true,
    keeps: (preset) => import('./games/banque/houseTake').then(({ keeps }) => keeps(preset)),
    lesson: { preset: 'banque-limitee', bots: 6 },
  },
};

/** A game's entry; undefined if the house has a game that this page does not know. */
export const gameOf = (game: string | null | undefined): Game | undefined => (GAMES as Record<string, Game>)[game ?? ''];

/** The games that have lessons. */
export const lessons = (Object.entries(GAMES) as [keyof typeof GAMES, Game][]).flatMap(([game, { lesson }]) => (lesson ? { game, ...lesson } : []));

/** Load each game's names for hands and outcomes. */
export async function allNames(): Promise<Map<string, Say<OfGame>>> {
  return new Map(await Promise.all(Object.entries(GAMES).map(async ([game, { names }]) => [game, await names()] as const)));
}
