import { describe, expect, it } from 'vitest';
import { AT_FIRST, orderOf, type ClubFields } from './order';

describe('the terms of a club night', () => {
  it('are sent in units', () => {
    expect(orderOf(AT_FIRST, 2500)).toEqual({ chips: 100_000, shoes: 2, minutes: null, rebuys: 1, rebuy_until: null });
  });

  it.each<[string, Partial<ClubFields>]>([
    ['has no chips', { chips: null }],
    ['has less than the smallest stake', { chips: 24 }],
    ['has no end', { shoes: null }],
    ['ends after half a shoe', { shoes: 1.5 }],
    ['ends at once', { minutes: 0 }],
    ['has a negative number of rebuys', { rebuys: -1 }],
    ['stops rebuys before the first shoe', { rebuyUntil: 0 }],
  ])('are refused if it %s', (_, change) => {
    expect(orderOf({ ...AT_FIRST, ...change }, 2500)).toBeNull();
  });
});
