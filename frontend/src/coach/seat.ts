import type { Now } from '../wire';
import type { Wish } from '../types';

/** A chair that a house player leaves to the learner, to sit down elsewhere. */
export interface Swap {
  seat: number;
  strategy: string;
}

type Company = Pick<Now, 'people' | 'me'>;

/** Draw one of the house players' chairs, by their places in order; `chance` is from 0 to 1. */
export function drawSwap({ people, me }: Company, among: readonly number[], chance: number): Swap | null {
  const bots = people.filter(({ seat }) => me.may.remove_bot.includes(seat)).sort((a, b) => a.seat - b.seat);
  const near = among.map((at) => bots[at]).filter((each) => each !== undefined);
  const drawn = near[Math.floor(chance * near.length)];
  return drawn?.bot ? { seat: drawn.seat, strategy: drawn.bot } : null;
}

/** How the learner comes to a chair: they take the one left to them, or the house is to draw, or has drawn. */
export type Lot = 'none' | 'wanted' | 'drawn';

/** What is asked of the house next, until learner and house player sit; null while one has to wait. */
export function nextWish({ me }: Company, swap: Swap, amount: number, lot: Lot): Wish | null {
  if (me.seat === swap.seat || (me.seat !== null && lot === 'drawn')) return { type: 'add-bot', strategy: swap.strategy };
  if (me.seat !== null) return null;
  if (!me.may.free.includes(swap.seat)) return { type: 'remove-bot', seat: swap.seat };
  return { type: 'sit', seat: lot === 'none' ? swap.seat : null, amount };
}
