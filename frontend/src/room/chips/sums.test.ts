import { describe, expect, it } from 'vitest';
import { fitSum } from './sums';
import { Amount } from './amount.svelte';

const may = { type: 'name', what: 'punt', low: 500, high: 8_050, step: 20, passes: false, cover: 0 } as const;

describe('a sum that may be named', () => {
  it.each([
    [0, 500],
    [515, 500],
    [539, 520],
    [8_050, 8_050],
    [8_049, 8_040],
    [99_999, 8_050],
  ])('for %i is %i', (wanted, sum) => expect(fitSum(may, wanted)).toBe(sum));

  it('is never below the minimum', () => {
    expect(fitSum({ ...may, low: 510 }, 0)).toBe(520);
  });

  it('may be all that is open, even if that is not a whole number of steps', () => {
    const open = { ...may, cover: 1_989 };
    expect(fitSum(open, 1_989)).toBe(1_989);
  });
});

const MAY = { type: 'name', what: 'put-up', low: 5_000, high: 40_700, step: 20, passes: true, cover: 0 } as const;
const proposed = (units: number) =>
  new Amount(
    () => MAY,
    () => units,
  );

it('adds a chip to the proposed sum without replacing it', () => {
  const sum = proposed(5_000);
  sum.add(2_500);
  expect(sum.units).toBe(7_500);
  sum.add(2_500);
  expect(sum.units).toBe(10_000);
});

it('starts over when everything is taken back, and may be named from the minimum on', () => {
  const sum = proposed(5_000);
  sum.clear();
  expect([sum.units, sum.enough]).toEqual([0, false]);
  sum.add(2_500);
  expect([sum.units, sum.enough]).toEqual([2_500, false]);
  sum.add(2_500);
  expect([sum.units, sum.enough]).toEqual([5_000, true]);
});

it('lays no more than there is, in whole steps or all of it', () => {
  const sum = proposed(5_000);
  sum.set(7_510);
  expect(sum.units).toBe(7_500);
  sum.add(50_000);
  expect(sum.units).toBe(40_700);
});

it('follows the proposal until a chip is laid', () => {
  let proposal = 5_000;
  const sum = new Amount(
    () => MAY,
    () => proposal,
  );
  proposal = 9_000;
  expect([sum.units, sum.changed]).toEqual([9_000, false]);
  sum.add(100);
  expect(sum.changed).toBe(true);
});
