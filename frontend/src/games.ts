import type { NewRoom } from './api';
import type { Say } from './i18n.svelte';
import { plain, type OfGame } from './room/coups';
import type { HouseTake, Preset } from './types';

/** Fields changed for a first shoe, and the coups from which the learner is asked the questions of each phase. */
export type Lesson = Pick<NewRoom, 'fields' | 'opens'>;

/** A game's entry: everything the page has for every game, except the table in `games/tables.ts`. */
export interface Game<P extends Preset = Preset> {
  /** Load its names for hands and outcomes. */
  names: () => Promise<Say<OfGame>>;
  /** Whether the house may show odds during the shoe. */
  odds: boolean;
  /** Whether there are decisions on which an advisor can be asked. */
  advisor: boolean;
  /** The house's take from the stakes in a room. */
  houseTake(preset: P, room: string): Promise<HouseTake[]>;
  /** Whether third cards follow the tableau alone, so that nobody has a choice. */
  drawn?: boolean;
  /** A private table: the preset, changed fields, the number of bots, and the same for the first shoe of a learner. */
  own?: Pick<NewRoom, 'fields'> & { preset: string; bots: number; lesson?: Lesson };
}

/** The game whose coups people note at a real table. */
export const NOTED = 'punto-banco';

/** The games that the page can play, one entry each; besides `games/tables.ts`, no other file asks which game it is. */
const GAMES: { [P in Preset as P['game']]: Game<P> } = {
  punto: {
    names: async () => plain,
    odds: true,
    advisor: false,
    houseTake: (preset, room) =>
      import('./games/punto/rules/houseTake').then(({ houseTake }) => houseTake(preset, room)),
    drawn: true,
    own: { preset: 'punto-banco', bots: 1 },
  },
  chemin: {
    names: () => import('./games/chemin/messages').then(({ names }) => names()),
    odds: true,
    advisor: true,
    houseTake: async ({ tax }) => [{ id: tax ? 'care-tax' : 'care-tax-none', args: { tax } }],
    /** Chairs are drawn by lot: with few of them, the bank comes soon. */
    own: {
      preset: 'chemin-de-fer',
      bots: 3,
      fields: { seats: 4 },
      /** A bank may be passed on at any time, so that a suite and an auction come whatever the cards. */
      lesson: {
        fields: { passing: 'any-time' },
        opens: { calls: 4, ponte: 4, bank: 7, double: 7, choice: 8, suite: 9, auction: 10 },
      },
    },
  },
  banque: {
    names: () => import('./games/banque/messages').then(({ names }) => names()),
    odds: true,
    advisor: true,
    houseTake: (preset) => import('./games/banque/houseTake').then(({ houseTake }) => houseTake(preset)),
    own: {
      preset: 'banque-limitee',
      bots: 6,
      lesson: { opens: { calls: 4, right: 4, left: 4, auction: 7, bank: 7, double: 7, suite: 9 } },
    },
  },
};

/** A game's entry; undefined if the house has a game that this page does not know. */
export const gameOf = (game: string | null | undefined): Game | undefined =>
  (GAMES as Record<string, Game>)[game ?? ''];

/** The tables that one can have to oneself, one for each game that has a lesson. */
export const ownTables = (Object.entries(GAMES) as [keyof typeof GAMES, Game][]).flatMap(([game, { own }]) =>
  own ? { game, ...own } : [],
);
export type OwnTable = (typeof ownTables)[number];

/** Load the names of some games for hands and outcomes. */
export async function namesOf(games: readonly string[]): Promise<Map<string, Say<OfGame>>> {
  const known = games.flatMap((game) => (gameOf(game) ? [[game, gameOf(game)!] as const] : []));
  return new Map(await Promise.all(known.map(async ([game, { names }]) => [game, await names()] as const)));
}

/** Load those of each game. */
export const allNames = (): Promise<Map<string, Say<OfGame>>> => namesOf(Object.keys(GAMES));

/** Load the record of a shoe that anybody may look at. */
export const exampleShoe = async (): Promise<string> =>
  (await import('../../tests/golden/analysed/chemin-de-fer.bhh?raw')).default;
