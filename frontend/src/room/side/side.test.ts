import { describe, expect, it } from 'vitest';
import { decidedFor, swingOf } from './swing';
import { EMPTY, tallyOf } from './tally';

const BEFORE = { player: 0.45, tie: 0.1, banker: 0.45 };

describe('the swing of a card', () => {
  it.each([
    [
      { player: 0.2, tie: 0.12, banker: 0.68 },
      { outcome: 'banker', points: 23 },
    ],
    [
      { player: 0.9, tie: 0.05, banker: 0.05 },
      { outcome: 'player', points: 45 },
    ],
    [decidedFor('tie'), { outcome: 'tie', points: 90 }],
  ])('to %o is the largest gain', (after, found) => {
    expect(swingOf(BEFORE, after)).toEqual(found);
  });

  it('is none if nothing changes by half a point', () => {
    expect(swingOf(BEFORE, { player: 0.454, tie: 0.1, banker: 0.446 })).toBeNull();
  });
});

describe('the counts', () => {
  it('add up to the coups', () => {
    const counts = { ...EMPTY.counts, player: 38, banker: 34, tie: 10, naturals: 20 };
    expect(tallyOf({ ...EMPTY, counts })).toEqual({ coups: 82, player: 38, banker: 34, tie: 10 });
  });
});
