import { expect, it } from 'vitest';
import type { CoupNews, Outcome } from '../wire';
import { longRun } from './longRun';

const OUTCOMES: Record<string, Outcome> = { P: 'player', B: 'banker', T: 'tie' };
const coups = (...sides: string[]) =>
  Array.from({ length: sides[0]!.length }, (_, at) => ({
    outcomes: Object.fromEntries(sides.map((each, side) => [['right', 'left'][side], OUTCOMES[each[at]!]!])),
  })) as unknown as CoupNews[];

it.each([
  [['BPPPPPP'], { side: 'right', outcome: 'player', count: 6 }],
  [['BPPPPP'], null],
  [['BBBTBBTBB'], { side: 'right', outcome: 'banker', count: 7 }],
  [['PPPPPPPT'], null],
  [['PBPBPBPB', 'BBBBBBBB'], { side: 'left', outcome: 'banker', count: 8 }],
  [['PPPPPPPP', 'TTBBBBBB'], { side: 'right', outcome: 'player', count: 8 }],
])('finds the run that the last coup continued: %s', (sides, run) => {
  expect(longRun(coups(...sides))).toEqual(run);
});

it('finds none in a shoe without coups', () => {
  expect(longRun([])).toBeNull();
});
