import { describe, expect, it } from 'vitest';
import { fitting, quick } from './sums';

const may = { type: 'name', what: 'punt', low: 500, high: 8_050, step: 20, passes: false, cover: 0 } as const;
const table = { left: 4_030, over: 0, minimum: 5_000, bid: 0, behind: false };

describe('a sum that may be named', () => {
  it.each([
    [0, 500],
    [515, 500],
    [539, 520],
    [8_050, 8_050],
    [8_049, 8_040],
    [99_999, 8_050],
  ])('for %i is %i', (wanted, sum) => expect(fitting(may, wanted)).toBe(sum));

  it('is never less than what may be named', () => {
    expect(fitting({ ...may, low: 510 }, 0)).toBe(520);
  });

  it('is all that is open, though that be no whole steps', () => {
    const open = { ...may, cover: 1_989 };
    expect(fitting(open, 1_989)).toBe(1_989);
    expect(quick(open, { ...table, left: 1_989 })).toContainEqual({ name: 'open', amount: 1_989 });
  });
});

it('offers the least, half and all of what is open, each once', () => {
  const sums = quick(may, table);
  expect(sums).toEqual([
    { name: 'low', amount: 500 },
    { name: 'half', amount: 2_000 },
    { name: 'open', amount: 4_020 },
  ]);
  expect(quick({ ...may, low: 300, high: 300 }, table)).toHaveLength(1);
});

it('calls by no other name what is all that one has', () => {
  const poor = { ...may, high: 40_700 };
  expect(quick(poor, { ...table, left: 100_000 })).toEqual([
    { name: 'low', amount: 500 },
    { name: 'all', amount: 40_700 },
  ]);
  const bank = { ...may, what: 'put-up' as const, low: 5_000, high: 7_000 };
  expect(quick(bank, table).map(({ name }) => name)).toEqual(['low', 'all']);
});

it('offers half of a raise, and all there is where that does not reach', () => {
  const raise = { ...may, what: 'raise-bank' as const, low: 1, high: 900 };
  expect(quick(raise, { ...table, over: 900 })).toEqual([{ name: 'half', amount: 440 }]);
  expect(quick(raise, { ...table, over: 1_600 }).at(-1)).toEqual({ name: 'all', amount: 900 });
});

it('proposes no bid that could not lead', () => {
  const bid = { ...may, what: 'bid' as const, low: 10_000, high: 50_000 };
  expect(quick(bid, { ...table, bid: 10_000 }).map(({ name }) => name)).toEqual(['low', 'more']);
  expect(quick(bid, { ...table, bid: 10_000, behind: true })).toEqual([{ name: 'more', amount: 15_000 }]);
});
