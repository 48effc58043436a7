import { describe, expect, it } from 'vitest';
import { fitSum } from './sums';

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
