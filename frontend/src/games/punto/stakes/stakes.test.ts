import { describe, expect, it } from 'vitest';
import type { MayStake } from '../../../wire';
import { Stakes } from './stakes.svelte';

const may: MayStake = {
  type: 'stake',
  both_sides: true,
  lean: null,
  total: 100_000,
  spots: ['player', 'banker'].map((wager) => ({
    wager,
    low: 2500,
    high: 50_000,
    step: 20,
    standing: 0,
    alone: true,
  })),
};

describe('the viewer’s stakes', () => {
  it('undo step by step, and clear can be undone', () => {
    const stakes = new Stakes();
    stakes.place(may, 'player', 2500);
    stakes.place(may, 'banker', 5000);
    stakes.clear(may);
    expect(stakes.total).toBe(0);
    stakes.undo();
    expect(stakes.pile).toEqual({ player: 2500, banker: 5000 });
    stakes.undo();
    expect(stakes.pile).toEqual({ player: 2500 });
    stakes.undo();
    expect(stakes.mayUndo).toBe(false);
  });

  it('repeat the stakes at the close of betting', () => {
    const stakes = new Stakes();
    expect(stakes.mayRebet).toBe(false);
    stakes.place(may, 'player', 2500);
    stakes.close([{ wager: 'player', amount: 2500 }]);
    stakes.correct([]);
    expect(stakes.pile).toEqual({});
    expect(stakes.mayRebet).toBe(true);
    stakes.rebet(may);
    expect(stakes.pile).toEqual({ player: 2500 });
    expect(stakes.mayRebet).toBe(false);
  });

  it('are replaced by saved ones, without bets that the table does not offer', () => {
    const stakes = new Stakes();
    stakes.place(may, 'banker', 2500);
    stakes.lay(may, { player: 5000, 'dragon-7': 2500 });
    expect(stakes.pile).toEqual({ player: 5000 });
    stakes.undo();
    expect(stakes.pile).toEqual({ banker: 2500 });
  });

  it('give way to the house', () => {
    const stakes = new Stakes();
    stakes.place(may, 'player', 2500);
    stakes.correct([{ wager: 'player', amount: 2500 }]);
    expect(stakes.mayUndo).toBe(true);
    stakes.correct([{ wager: 'banker', amount: 5000 }]);
    expect(stakes.pile).toEqual({ banker: 5000 });
    expect(stakes.mayUndo).toBe(false);
  });

  it('stay as they were if a change is refused', () => {
    const stakes = new Stakes();
    stakes.place(may, 'player', 40_000);
    expect(stakes.double(may)).toEqual({ pile: { player: 80_000 } });
    expect(stakes.pile).toEqual({ player: 40_000 });
  });
});
