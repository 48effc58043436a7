import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '../i18n.svelte';
import type { CoupNews } from '../wire';
import { resultOf, describeResults, totalsOf, type OfGame } from './coups';
import type { Say } from '../i18n.svelte';

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
