import { expect, it } from 'vitest';
import { growth } from './piles';

const coup = (results: [number, number][]) => ({ results: new Map(results), held: 1, half: 2 });

it('grows the bank as each loser’s pile arrives, in the order of the seats', () => {
  const lost = coup([
    [1, 90],
    [5, -40],
    [3, -20],
    [4, -30],
  ]);
  expect(growth(100, 190, lost)).toEqual([
    [620, 120],
    [760, 150],
    [900, 190],
  ]);
});

it('never shows more than the new sum, after the tax or what winners get', () => {
  const mixed = coup([
    [3, 30],
    [4, -20],
    [5, -40],
  ]);
  expect(growth(100, 130, mixed).map(([, units]) => units)).toEqual([120, 130]);
  expect(growth(100, 119, coup([[3, -20]]))).toEqual([[620, 119]]);
});

it('keeps the bank as it is told if it does not grow or only the bankers have results', () => {
  expect(growth(100, 80, coup([[3, -20]]))).toEqual([]);
  expect(growth(100, 120, coup([[2, -20]]))).toEqual([]);
  expect(growth(100, 120, coup([]))).toEqual([]);
});
