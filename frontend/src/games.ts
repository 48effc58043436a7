import type { Say } from './i18n.svelte';
import { plain, type OfGame } from './room/coups';
import type { HouseTake, Preset } from './types';

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
}

/** The games that the page can play, one entry each; besides `games/tables.ts` and `learn/lessons.ts`, no other file
 * asks which game it is. */
const GAMES: { [P in Preset as P['game']]: Game<P> } = {
  punto: {
    names: async () => plain,
    odds: true,
    advisor: false,
    houseTake: (preset, room) =>
      import('./games/punto/rules/houseTake').then(({ houseTake }) => houseTake(preset, room)),
    drawn: true,
  },
  chemin: {
    names: () => import('./games/chemin/messages').then(({ names }) => names()),
    odds: true,
    advisor: true,
    houseTake: async ({ tax }) => [{ id: tax ? 'care-tax' : 'care-tax-none', args: { tax } }],
  },
  banque: {
    names: () => import('./games/banque/messages').then(({ names }) => names()),
    odds: true,
    advisor: true,
    houseTake: (preset) => import('./games/banque/houseTake').then(({ houseTake }) => houseTake(preset)),
  },
};

/** A game's entry; undefined if the house has a game that this page does not know. */
export const gameOf = (game: string | null | undefined): Game | undefined =>
  (GAMES as Record<string, Game>)[game ?? ''];

/** Load each game's names for hands and outcomes. */
export async function allNames(): Promise<Map<string, Say<OfGame>>> {
  return new Map(
    await Promise.all(Object.entries(GAMES).map(async ([game, { names }]) => [game, await names()] as const)),
  );
}
