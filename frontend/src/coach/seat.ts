import type { RoomSummary } from '../api';
import type { Now } from '../wire';
import type { RoomRequest } from '../types';

/** A chair that a bot vacates for the learner before sitting down elsewhere. */
export interface Swap {
  seat: number;
  strategy: string;
}

type Company = Pick<Now, 'people' | 'me'>;

/** Draw one of the bots' chairs by index; `chance` is from 0 to 1. */
export function drawSwap({ people, me }: Company, among: readonly number[], chance: number): Swap | null {
  const bots = people.filter(({ seat }) => me.may.remove_bot.includes(seat)).sort((a, b) => a.seat - b.seat);
  const near = among.map((at) => bots[at]).filter((each) => each !== undefined);
  const drawn = near[Math.floor(chance * near.length)];
  return drawn?.bot ? { seat: drawn.seat, strategy: drawn.bot } : null;
}

/** The next request to the house until learner and bot are seated; null while waiting. */
export function nextRequest({ me }: Company, swap: Swap, amount: number): RoomRequest | null {
  if (me.seat === swap.seat) return { type: 'add-bot', strategy: swap.strategy };
  if (me.seat !== null) return null;
  return me.may.free.includes(swap.seat)
    ? { type: 'sit', seat: swap.seat, amount }
    : { type: 'remove-bot', seat: swap.seat };
}

/**
 * The same for chairs drawn by lot among all free ones of the first `chairs`: bots take all the others, and one of them
 * vacates the chair that is then drawn. Chairs that bots would give up do not count as free.
 */
export function nextLot(
  { people, me }: Company,
  swap: Swap | null,
  chairs: number,
  amount: number,
): RoomRequest | null {
  if (me.seat !== null) return null;
  const free = me.may.free.filter((at) => at <= chairs && people.every(({ seat }) => seat !== at));
  if (!swap || free.every((seat) => seat === swap.seat)) {
    return free.length ? { type: 'sit', seat: null, amount } : swap && { type: 'remove-bot', seat: swap.seat };
  }
  return { type: 'add-bot', strategy: swap.strategy };
}

/** A table to watch, on which people play: one of this game before others, and not `own`. */
export function tableToWatch(list: readonly RoomSummary[], game: string, own: string): RoomSummary | undefined {
  const played = list.filter(({ id, people, paused }) => id !== own && people > 0 && !paused);
  return played.find((room) => room.game === game) ?? played[0];
}
