import { describe, expect, it } from 'vitest';
import { breakdown, coloursOf, MOST_PILES, piles, TALLEST, valueOf } from './denominations';

describe('valueOf', () => {
  it.each([
    [20, '0.2'],
    [100, '1'],
    [500, '5'],
    [2_500, '25'],
    [50_000, '500'],
    [100_000, '1K'],
    [250_000, '2.5K'],
    [500_000, '5K'],
    [100_000_000, '1M'],
  ])('prints %d units as %s', (units, value) => {
    expect(valueOf(units)).toBe(value);
  });
});

describe('coloursOf', () => {
  it('distinguishes the usual chips', () => {
    const usual = [100, 500, 2_500, 10_000, 50_000, 100_000, 500_000];
    expect(new Set(usual.map((units) => coloursOf(units).body)).size).toBe(usual.length);
  });

  it.each([1, 20, 1_000, 2_000, 5_000, 1_000_000, 2 ** 53])('has a colour for %d units', (units) => {
    expect(coloursOf(units).body).toMatch(/^#/);
  });
});

const TABLE = [500, 2_500, 10_000, 50_000, 100_000, 500_000];

describe('breakdown', () => {
  it.each([
    [500, [[500, 1]], 0],
    [2_375, [[500, 4]], 375],
    [
      3_000,
      [
        [2_500, 1],
        [500, 1],
      ],
      0,
    ],
    [
      668_000,
      [
        [500_000, 1],
        [100_000, 1],
        [50_000, 1],
        [10_000, 1],
        [2_500, 3],
        [500, 1],
      ],
      0,
    ],
    [480, [], 480],
    [0, [], 0],
  ])('makes %d units', (units, chips, rest) => {
    const made = breakdown(units, TABLE);
    expect(made.chips.map(({ worth, count }) => [worth, count])).toEqual(chips);
    expect(made.rest).toBe(rest);
  });

  it('loses nothing, whatever the order of the denominations', () => {
    for (let units = 0; units < 700_000; units += 1_237) {
      const { chips, rest } = breakdown(units, [2_500, 500_000, 500, 100_000, 10_000]);
      const made = chips.reduce((sum, { worth, count }) => sum + worth * count, 0);
      expect(made + rest).toBe(units);
      expect(rest).toBeLessThan(500);
    }
  });
});

describe('piles', () => {
  it('puts the largest chip at the bottom', () => {
    expect(piles(13_000, TABLE)).toEqual([[10_000, 2_500, 500]]);
  });

  it('begins a new pile when one is full', () => {
    expect(piles(4_500, [500]).map((pile) => pile.length)).toEqual([TALLEST, 1]);
  });

  it('draws nothing for a sum below the smallest chip', () => {
    expect(piles(375, TABLE)).toEqual([]);
  });

  it('limits the drawing to the space on the table, even for the largest possible sum', () => {
    const drawn = piles(Number.MAX_SAFE_INTEGER, TABLE);
    expect(drawn.map((pile) => pile.length)).toEqual(Array(MOST_PILES).fill(TALLEST));
  });
});
