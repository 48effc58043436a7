import { describe, expect, it } from 'vitest';
import { coloursOf, valueOf } from './denominations';

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
