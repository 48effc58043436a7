import { describe, expect, it } from 'vitest';
import { chooseChip, listStakeChips } from './pile';

const CHIPS = [500, 2_500, 10_000, 50_000];

describe('chips', () => {
  it.each([
    [100, [100, ...CHIPS]],
    [2_500, [2_500, 10_000, 50_000]],
    [2_600, [2_600, 10_000, 50_000]],
    [90_000, CHIPS],
  ])('are offered for a minimum stake of %d', (least, found) => {
    expect(listStakeChips(CHIPS, least)).toEqual(found);
  });

  it.each([
    [null, 90_000, 500],
    [10_000, 90_000, 10_000],
    [50_000, 49_999, 10_000],
    [50_000, 499, 50_000],
  ])('in hand are no more than the purse can pay, if it can pay for any: %s of %d', (picked, purse, found) => {
    expect(chooseChip(CHIPS, picked, purse)).toBe(found);
  });
});
