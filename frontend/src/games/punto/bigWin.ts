import type { Fate } from './scene.svelte';

/** The payout from which a win is a big one: 8 to 1, as for a tie. */
const LEAST = 8;

/** Whether a bet of the seat won at least eight times its stake. */
export const hasBigWin = (fates: readonly Fate[], seat: number): boolean =>
  fates.some((fate) => fate.type === 'bet-won' && fate.seat === seat && fate.win >= LEAST * fate.stake);
