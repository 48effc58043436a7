import { beforeAll, describe, expect, it } from 'vitest';
import { type Say, speech } from '../i18n.svelte';
import type { CoupNews, Outcome } from '../wire';
import { describeResults, type OfGame, resultOf, totalsOf } from './coups';
import { longRun } from './side/tally';

beforeAll(() => speech.begin());

/** The right won with a natural before the bank drew; the left lost. */
const TWO: CoupNews = {
  coup: 1,
  why: [],
  outcomes: { right: 'player', left: 'banker' },
  hands: { right: { cards: [], total: 8 }, left: { cards: [], total: 0 }, banker: { cards: [], total: 9 } },
};
const ONE: CoupNews = { ...TWO, outcomes: { player: 'tie' } };
const names = ((id: string) =>
  ({ 'side-right': 'Right', 'side-left': 'Left', 'outcome-player': 'Ponte', 'outcome-banker': 'Bank' })[id] ??
  id) as Say<OfGame>;

describe('a coup', () => {
  it('of two sides has a result for each, and the bank’s if it beat any', () => {
    expect(['right', 'left', 'banker'].map((side) => resultOf(TWO.outcomes, side))).toEqual(['won', 'lost', 'won']);
    expect(describeResults(TWO, names).map(({ words }) => words)).toEqual(['Right: Ponte', 'Left: Bank']);
    expect(totalsOf(TWO)).toEqual([
      ['right', 8],
      ['left', 0],
      ['banker', 9],
    ]);
  });

  it('in which only one of two sides took part names that side', () => {
    const { words } = describeResults({ ...TWO, outcomes: { left: 'player' } }, names)[0]!;
    expect(words).toBe('Left: Ponte');
  });

  it('of one side has one winner', () => {
    expect(['player', 'banker'].map((side) => resultOf(ONE.outcomes, side))).toEqual(['tied', 'tied']);
    expect(describeResults(ONE, names).map(({ words }) => words)).toEqual(['outcome-tie']);
  });

  it.each([
    ['player', 'won', 'lost'],
    ['banker', 'lost', 'won'],
  ] as const)('that the %s wins', (outcome, player, banker) => {
    expect([resultOf({ player: outcome }, 'player'), resultOf({ player: outcome }, 'banker')]).toEqual([
      player,
      banker,
    ]);
  });

  it('that is not decided has none', () => {
    expect(resultOf({}, 'banker')).toBeNull();
  });
});

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
