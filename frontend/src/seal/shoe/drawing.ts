/** What follows from the cards of a coup: the winner, and in some games who had to draw. */

import type { Outcome, Tableau } from '../../wire';
import type { CoupSeen } from '../witness/seen';
import { points } from './shoeRules';

const BANK = 'banker';
const DRAWS = 'D';
/** The column for a Player who took no third card. */
const STOOD = 10;
const NATURAL = 8;

/** The total of a hand. */
export const totalOf = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + points(card), 0) % 10;

const isNatural = (cards: readonly string[]): boolean => cards.length === 2 && totalOf(cards) >= NATURAL;

/** Whether each side fared against the bank as the cards say; a natural only faces the bank's first two (BB-4). */
export function rightlyWon({ hands, outcomes }: CoupSeen): boolean {
  const bank = hands[BANK]?.cards ?? [];
  const sides = Object.entries(hands).filter(([side]) => side !== BANK);
  const won = ([side, { cards }]: (typeof sides)[number]) =>
    outcomes[side] === outcomeOf(totalOf(cards), totalOf(isNatural(cards) ? bank.slice(0, 2) : bank));
  return sides.length === Object.keys(outcomes).length && sides.every(won);
}

const outcomeOf = (side: number, bank: number): Outcome => (side === bank ? 'tie' : side > bank ? 'player' : 'banker');

/** Whether both hands of a coup follow the drawing table (PB-3 to PB-5). */
export function rightlyDrawn({ hands }: CoupSeen, { player, banker }: Tableau): boolean {
  const [mine, its] = [hands['player']?.cards ?? [], hands[BANK]?.cards ?? []];
  const [first, other] = [totalOf(mine.slice(0, 2)), totalOf(its.slice(0, 2))];
  const over = first >= NATURAL || other >= NATURAL;
  const third = mine[2];
  const draws = !over && player[first] === DRAWS;
  const answers = !over && banker[other]?.[third ? points(third) : STOOD] === DRAWS;
  return mine.length === (draws ? 3 : 2) && its.length === (answers ? 3 : 2);
}
