import type { Wish } from '../../types';
import type { CheminNow } from '../types';

/** A chair that a house player leaves to the learner, to sit down elsewhere. */
export interface Swap {
  seat: number;
  strategy: string;
}

/** Chairs in the order of the bank, from the first one on, of which the learner draws one. */
const NEAR = [1, 2];

/** Draw one of the chairs to which the bank comes soon, but not first; `chance` is from 0 to 1. */
export function drawSwap({ people, me }: CheminNow, chance: number): Swap | null {
  const bots = people.filter(({ seat }) => me.may.remove_bot.includes(seat)).sort((a, b) => a.seat - b.seat);
  const near = NEAR.map((at) => bots[at]).filter((each) => each !== undefined);
  const drawn = near[Math.floor(chance * near.length)];
  return drawn?.bot ? { seat: drawn.seat, strategy: drawn.bot } : null;
}

/** What is asked of the house next, until learner and house player sit; null while one has to wait. */
export function nextWish({ me }: CheminNow, swap: Swap, amount: number): Wish | null {
  if (me.seat === swap.seat) return { type: 'add-bot', strategy: swap.strategy };
  if (me.seat !== null) return null;
  return me.may.free.includes(swap.seat) ? { type: 'sit', seat: swap.seat, amount } : { type: 'remove-bot', seat: swap.seat };
}
