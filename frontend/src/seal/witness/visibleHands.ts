/** The hands on the table, according to a view. */

import type { Now } from '../../wire';

/** The faces of each hand by the side that it is dealt to; null for a hidden card. */
export type Laid = Record<string, (string | null)[]>;

/** Views' names for hands that are dealt under another name. */
const SIDES: Record<string, string> = { ponte: 'player', left_hand: 'left' };

interface HandView {
  cards: (string | null)[];
  /** The positions of face-down cards, if they are not among the cards. */
  down?: number[];
}

/** Every part of a view with a row of cards is a hand. */
export function findVisibleHands(view: Now['view']): Laid {
  const hands = Object.entries(view).filter((part): part is [string, HandView] =>
    Array.isArray((part[1] as HandView | null)?.cards),
  );
  return Object.fromEntries(hands.map(([name, hand]) => [SIDES[name] ?? name, faces(hand)]));
}

function faces({ cards, down = [] }: HandView): (string | null)[] {
  const known = [...cards];
  return Array.from({ length: cards.length + down.length }, (_, at) =>
    down.includes(at) ? null : (known.shift() ?? null),
  );
}
