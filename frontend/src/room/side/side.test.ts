import { describe, expect, it } from 'vitest';
import { decidedFor, swingOf } from './swing';
import { EMPTY, isLaterUnderWay, tallyOf } from './tally';

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

const COUP = { coup: 1 } as never;
const NONE = { player: { cards: [] }, banker: { cards: [] } };

it.each<[string, number, object[], never[], object, boolean]>([
  ['the shoe itself has cards and stakes', 1, [{ stake: 9 }], [COUP], { player: { cards: ['As'] } }, false],
  ['the next has only been opened', 2, [{ stakes: [] }, { stakes: [] }], [], NONE, false],
  ['somebody has staked on it', 2, [{ stakes: [] }, { stakes: [{}] }], [], NONE, true],
  ['somebody has staked against its bank', 2, [{ stake: 0 }, { stake: 9 }], [], NONE, true],
  ['a card of it has been dealt', 2, [], [], { ...NONE, banker: { cards: ['As'] } }, true],
  ['a coup of it is over', 2, [{ stake: 0 }], [COUP], NONE, true],
])('knows whether a later shoe is played where %s', (_, shoe, seats, coups, hands, played) =>
  expect(isLaterUnderWay(1, { shown: { shoe, view: { seats } } as never, coups, hands: hands as never })).toBe(played),
);

it('knows nothing before the table has been shown', () =>
  expect(isLaterUnderWay(1, { shown: null, coups: [COUP], hands: NONE })).toBe(false));
