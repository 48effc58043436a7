/** Third cards, where a drawing table alone decides on them (PB-3 to PB-5). */

import type { Tableau } from '../wire';
import type { CoupSeen } from './seen';
import { points } from './stop';

const DRAWS = 'D';
/** The column for a Player who took no third card. */
const STOOD = 10;
const NATURAL = 8;

const total = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + points(card), 0) % 10;

/** Whether both hands of a coup have the cards that the drawing table gives them. */
export function rightlyDrawn({ hands }: CoupSeen, { player, banker }: Tableau): boolean {
  const [mine, its] = [hands['player']?.cards ?? [], hands['banker']?.cards ?? []];
  const [first, other] = [total(mine.slice(0, 2)), total(its.slice(0, 2))];
  const over = first >= NATURAL || other >= NATURAL;
  const third = mine[2];
  const draws = !over && player[first] === DRAWS;
  const answers = !over && banker[other]?.[third ? points(third) : STOOD] === DRAWS;
  return mine.length === (draws ? 3 : 2) && its.length === (answers ? 3 : 2);
}
