import { describe, expect, it } from 'vitest';
import { sharesOf, valuesOf, type Coup, type Known } from './shares';

/** The tableau of punto banco, whose odds are published. */
const PUNTO = {
  player: 'DDDDDDSS',
  banker: [
    'DDDDDDDDDDD',
    'DDDDDDDDDDD',
    'DDDDDDDDDDD',
    'DDDDDDDDSDD',
    'SSDDDDDDSSD',
    'SSSSDDDDSSD',
    'SSSSSSDDSSS',
    'SSSSSSSSSSS',
  ],
};
const DOWN: Known = { pair: [null, null], third: null, draws: null };
const coup = (given: Partial<Coup> = {}): Coup => ({
  ponte: DOWN,
  banker: DOWN,
  naturalsFirst: true,
  left: valuesOf(8),
  tableau: PUNTO,
  ...given,
});
const hand = (pair: Known['pair'], given: Partial<Known> = {}): Known => ({ ...DOWN, pair, ...given });

describe('the odds of a coup at a table with a player’s bank', () => {
  it('agree with the published odds of eight packs before any card', () => {
    const { player, banker, tie } = sharesOf(coup());
    expect(player).toBeCloseTo(0.4462, 2);
    expect(banker).toBeCloseTo(0.4586, 2);
    expect(tie).toBeCloseTo(0.0952, 2);
    expect(Math.abs(player - 0.446247)).toBeLessThan(0.002);
    expect(player + banker + tie).toBeCloseTo(1);
  });

  it.each([
    [hand([9, 0]), hand([3, 4]), { player: 1, banker: 0, tie: 0 }],
    [hand([6, 0]), hand([3, 4]), { player: 0, banker: 1, tie: 0 }],
    [hand([3, 3], { draws: false }), hand([6, 0], { draws: false }), { player: 0, banker: 0, tie: 1 }],
    [hand([2, 0], { draws: true, third: 5 }), hand([7, 0], { draws: false }), { player: 0, banker: 0, tie: 1 }],
  ])('are certain once all cards are open: %#', (ponte, banker, shares) => {
    expect(sharesOf(coup({ ponte, banker }))).toEqual(shares);
  });

  it('go by the tableau: a banker with 6 stands when the ponte has drawn an 8', () => {
    const shares = sharesOf(coup({ ponte: hand([0, 0], { draws: true, third: 8 }), banker: hand([6, 0]) }));
    expect(shares).toEqual({ player: 1, banker: 0, tie: 0 });
  });

  it('count a card as good news for the side that draws it, and a stand as a high total', () => {
    const stands = sharesOf(coup({ ponte: hand([null, null], { draws: false }) }));
    const draws = sharesOf(coup({ ponte: hand([null, null], { draws: true }) }));
    expect(stands.player).toBeGreaterThan(draws.player);
  });

  it('go on if somebody broke a rule', () => {
    const shares = sharesOf(coup({ ponte: hand([3, 4], { draws: true, third: 1 }), banker: hand([0, 0]) }));
    expect(shares.player + shares.banker + shares.tie).toBeCloseTo(1);
  });
});
