import { describe, expect, it } from 'vitest';
import type { RoomSummary } from '../api';
import { ANYTHING, leastStakes, wanted } from './filters';

const room = (given: Partial<RoomSummary>): RoomSummary => ({
  id: 'r',
  name: 'R',
  game: 'punto',
  preset: 'punto-banco',
  seated: 0,
  seats: 9,
  people: 0,
  looking: 0,
  minimum: 2500,
  maximum: null,
  pace: 'normal',
  paused: false,
  private: false,
  beads: {},
  roads: {},
  offers: [],
  ...given,
});

describe('filters', () => {
  it('let everything through until one is set', () => {
    expect(wanted(room({ seated: 9 }), ANYTHING)).toBe(true);
  });

  it('select by game, limit and free seats', () => {
    expect(wanted(room({ game: 'chemin' }), { ...ANYTHING, game: 'punto' })).toBe(false);
    expect(wanted(room({ minimum: 2600 }), { ...ANYTHING, least: 2500 })).toBe(false);
    expect(wanted(room({ minimum: 2500 }), { ...ANYTHING, least: 2500 })).toBe(true);
    expect(wanted(room({ seated: 9 }), { ...ANYTHING, free: true })).toBe(false);
  });

  it('offer each limit once, in ascending order', () => {
    expect(leastStakes([room({ minimum: 500 }), room({ minimum: 100 }), room({ minimum: 500 })])).toEqual([100, 500]);
  });
});
