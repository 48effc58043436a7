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

/** What is asked of the house next, until learner and house player sit; null while one has to wait. */
export function nextWish({ me }: Company, swap: Swap, amount: number): Wish | null {
  if (me.seat === swap.seat) return { type: 'add-bot', strategy: swap.strategy };
  if (me.seat !== null) return null;
  return me.may.free.includes(swap.seat) ? { type: 'sit', seat: swap.seat, amount } : { type: 'remove-bot', seat: swap.seat };
}

/**
 * The same where chairs are drawn by lot, which all that are free of the first `chairs` are: house players take the others, and
 * one of them leaves the chair that is drawn then.
 */
export function nextLot({ me }: Company, swap: Swap | null, chairs: number, amount: number): Wish | null {
  if (me.seat !== null) return null;
  const free = me.may.free.filter((seat) => seat <= chairs);
  if (!swap || free.every((seat) => seat === swap.seat)) {
    return free.length ? { type: 'sit', seat: null, amount } : swap && { type: 'remove-bot', seat: swap.seat };
  }
  return { type: 'add-bot', strategy: swap.strategy };
}
