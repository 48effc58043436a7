import { CHIP, type Picture } from '../../../coach/pictures';
import type { RoadBead } from '../../../parts/scorecards';
import type { Idea } from './ideas';

/** A picture of each idea; roads are drawn as they are next to the table. */
export const PICTURES: Readonly<Record<Idea, Picture | null>> = {
  bets: {
    cards: [
      [null, null],
      [null, null],
    ],
    sign: ':',
  },
  own: { sums: [25 * CHIP, '→', 50 * CHIP] },
  points: { cards: [['7h', '8s']], sign: '= 5' },
  natural: {
    cards: [
      ['Kh', '8s'],
      ['5d', '4c'],
    ],
    sign: ':',
  },
  third: {
    cards: [
      ['Qd', '4h', '2s'],
      ['Js', '3c'],
    ],
    sign: ':',
  },
  tie: {
    cards: [
      ['3h', '4d'],
      ['9c', '8s'],
    ],
    sign: '=',
  },
  commission: { sums: [100 * CHIP, '→', 95 * CHIP, '+', 5 * CHIP] },
  edge: { sums: [100 * CHIP, '→', 99 * CHIP] },
  roads: null,
};

/** A sample big road: two Player wins, three Banker wins with a tie in between, and one Player win. */
export const ROAD: readonly RoadBead[] = [
  { column: 0, row: 0, run: 0, outcome: 'player', ties: 0 },
  { column: 0, row: 1, run: 0, outcome: 'player', ties: 0 },
  { column: 1, row: 0, run: 1, outcome: 'banker', ties: 0 },
  { column: 1, row: 1, run: 1, outcome: 'banker', ties: 1 },
  { column: 1, row: 2, run: 1, outcome: 'banker', ties: 0 },
  { column: 2, row: 0, run: 2, outcome: 'player', ties: 0 },
];
