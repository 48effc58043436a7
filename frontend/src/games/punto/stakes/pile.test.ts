import { describe, expect, it } from 'vitest';
import type { MayStake } from '../../../wire';
import { betsOf, clearPile, doublePile, isWithinLimits, pileOf, placeChips, rebet, areSamePiles, total } from './pile';

const spot = (wager: string, extra = {}) => ({
  wager,
  low: 2500,
  high: 1_000_000,
  step: 20,
  standing: 0,
  alone: true,
  ...extra,
});
const may = (total: number, spots = [spot('player'), spot('banker'), spot('tie')]): MayStake => ({
  type: 'stake',
  both_sides: true,
  lean: null,
  spots,
  total,
});

describe('placing a chip', () => {
  it('adds to the stake there', () => {
    expect(placeChips({ player: 2500 }, may(100_000), 'player', 10_000)).toEqual({
      pile: { player: 12_500 },
    });
  });

  it('raises the first chips to the minimum stake, and says so', () => {
    expect(placeChips({}, may(100_000), 'tie', 500)).toEqual({ pile: { tie: 2500 }, raised: 2500 });
  });

  it('keeps to whole steps', () => {
    expect(placeChips({ tie: 2500 }, may(100_000), 'tie', 30)).toEqual({ pile: { tie: 2520 } });
  });

  it('leaves the answer to the house if it does not offer the bet now', () => {
    expect(placeChips({}, may(1000, []), 'player', 2500)).toEqual({ pile: { player: 2500 } });
  });
});

describe('chips are shown before the house answers', () => {
  const short = [spot('player', { high: 5000 })];
  it.each([
    ['where they fit', { player: 2500, banker: 2500 }, may(5000), true],
    ['not beyond the purse', { player: 2500, banker: 2500 }, may(4000), false],
    ['not beyond the most', { player: 7500 }, may(100_000, short), false],
    ['not below the least', { player: 2480 }, may(100_000), false],
    ['not on a bet that is not offered', { tie: 2500 }, may(100_000, short), false],
  ])('%s', (_, pile, choice, shown) => {
    expect(isWithinLimits(pile, choice)).toBe(shown);
  });
});

describe('the other ways to stake', () => {
  it('doubles every bet', () => {
    expect(doublePile({ player: 2500, tie: 5000 })).toEqual({ player: 5000, tie: 10_000 });
  });

  it('repeats the last stakes', () => {
    expect(rebet({ banker: 5000 }, may(20_000))).toEqual({ banker: 5000 });
  });

  it('leaves what must stand after a tie', () => {
    const spots = [spot('player', { standing: 5000, low: 5000 }), spot('banker')];
    expect(clearPile(may(20_000, spots))).toEqual({ player: 5000 });
    expect(rebet({ banker: 2500 }, may(20_000, spots))).toEqual({ banker: 2500, player: 5000 });
  });
});

describe('piles', () => {
  it('convert to bets on the wire and back', () => {
    const bets = [
      { wager: 'player', amount: 2500 },
      { wager: 'tie', amount: 500 },
    ];
    expect(betsOf(pileOf(bets))).toEqual(bets);
    expect(total(pileOf(bets))).toBe(3000);
  });

  it('are the same in any order', () => {
    expect(areSamePiles({ player: 1, tie: 2 }, { tie: 2, player: 1 })).toBe(true);
    expect(areSamePiles({ player: 1 }, { player: 1, tie: 2 })).toBe(false);
    expect(areSamePiles({ player: 1 }, { player: 2 })).toBe(false);
  });
});
