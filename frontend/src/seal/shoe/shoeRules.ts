/** What the rules of a shoe determine: how many cards are burnt (C-7), and where it ends (C-5). */

import type { Outcome, Tableau } from '../../wire';
import type { CoupSeen } from '../witness/seen';

/** The shoe fields that the presets of all games have. */
export interface ShoeRules {
  packs: number;
  /** The number of cards behind the stop card. */
  stop_depth: number;
  /** Whether one more coup is dealt after the one in which the stop card appears. */
  one_more: boolean;
  burn: number | 'first-card';
  /** Whether a shoe also ends for a new bank, before its stop card (AD-B13). */
  new_shoe?: boolean;
}

/** Defaults for fields missing in a record. */
export const USUAL: ShoeRules = { packs: 8, stop_depth: 7, one_more: false, burn: 0 };

export const cardsIn = ({ packs }: ShoeRules): number => 52 * packs;

/** The points of a card. */
export const points = (card: string): number => (card[0] === 'A' ? 1 : Number(card[0]) || 0);

/**
 * The number of cards burnt before the first coup, which may depend on the `first` card of the shoe; null while
 * unknown.
 */
export function countBurnt({ burn }: ShoeRules, first: string | undefined): number | null {
  if (burn !== 'first-card') return burn;
  return first === undefined ? null : 1 + (points(first) || 10);
}

/** The number of the last coup, once settled; `ends` has the number of cards out of the shoe at the end of each. */
function findLastCoup(rules: ShoeRules, ends: readonly number[]): number | null {
  const shown = ends.findIndex((out) => out > cardsIn(rules) - rules.stop_depth);
  return shown < 0 ? null : shown + (rules.one_more ? 2 : 1);
}

/** The number of the last coup, once settled by the stop card or `called` by the house. */
export function lastOf(rules: ShoeRules, ends: readonly number[], called = Infinity): number | null {
  const last = Math.min(findLastCoup(rules, ends) ?? Infinity, called);
  return last < Infinity ? last : null;
}

/** Whether a shoe may end after these coups, of which the house may have `called` the last. */
export function mayEnd(rules: ShoeRules, ends: readonly number[], called = Infinity): boolean {
  const last = lastOf(rules, ends, called);
  return last === ends.length || (last === null && Boolean(rules.new_shoe));
}

/** What follows from the cards of a coup: the winner, and in some games who had to draw. */

const BANK = 'banker';
const DRAWS = 'D';
/** The column for a Player who took no third card. */
const STOOD = 10;
const NATURAL = 8;

/** The total of a hand. */
export const totalOf = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + points(card), 0) % 10;

const isNatural = (cards: readonly string[]): boolean => cards.length === 2 && totalOf(cards) >= NATURAL;

/** Whether each side fared against the bank as the cards say; a natural only faces the bank's first two (BB-4). */
export function hasRightWinners({ hands, outcomes }: CoupSeen): boolean {
  const bank = hands[BANK]?.cards ?? [];
  const sides = Object.entries(hands).filter(([side]) => side !== BANK);
  const won = ([side, { cards }]: (typeof sides)[number]) =>
    outcomes[side] === outcomeOf(totalOf(cards), totalOf(isNatural(cards) ? bank.slice(0, 2) : bank));
  return sides.length === Object.keys(outcomes).length && sides.every(won);
}

const outcomeOf = (side: number, bank: number): Outcome => (side === bank ? 'tie' : side > bank ? 'player' : 'banker');

/** Whether both hands of a coup follow the drawing table (PB-3 to PB-5). */
export function followsTableau({ hands }: CoupSeen, { player, banker }: Tableau): boolean {
  const [mine, its] = [hands['player']?.cards ?? [], hands[BANK]?.cards ?? []];
  const [first, other] = [totalOf(mine.slice(0, 2)), totalOf(its.slice(0, 2))];
  const over = first >= NATURAL || other >= NATURAL;
  const third = mine[2];
  const draws = !over && player[first] === DRAWS;
  const answers = !over && banker[other]?.[third ? points(third) : STOOD] === DRAWS;
  return mine.length === (draws ? 3 : 2) && its.length === (answers ? 3 : 2);
}
