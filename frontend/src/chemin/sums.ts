import type { MayName } from '../wire';
import type { CheminPreset } from './types';

/** The sum that may be named nearest to the one wanted: whole steps, all that is open, or all there is. */
export function fitting({ low, high, step, cover }: MayName, wanted: number): number {
  if (wanted >= high) return high;
  if (cover && wanted === cover) return wanted;
  const whole = Math.floor(wanted / step) * step;
  const least = Math.ceil(low / step) * step;
  return Math.min(high, Math.max(whole, least));
}

export interface Quick {
  /** What the sum is called: its words are `cf-quick-` and this. */
  name: 'low' | 'double' | 'half' | 'open' | 'more' | 'all';
  amount: number;
}

interface Table {
  /** Units of the bank that are open to stakes; units that the stakes exceed it by. */
  left: number;
  over: number;
  minimum: number;
  bid: number;
  /** Whether an equal bid would come after the highest, by prime. */
  behind: boolean;
}

/** Sums worth a button of their own, each once, from the least on. */
export function quick(may: MayName, { left, over, minimum, bid, behind }: Table): Quick[] {
  const wished: Record<string, Quick[]> = {
    punt: [
      { name: 'low', amount: may.low },
      { name: 'half', amount: left / 2 },
      { name: 'open', amount: left },
    ],
    'raise-bank': [
      { name: 'half', amount: over / 2 },
      ...(may.high < over ? [{ name: 'all' as const, amount: may.high }] : []),
    ],
    bid: [
      ...(behind ? [] : [{ name: 'low' as const, amount: may.low }]),
      { name: 'more', amount: bid + minimum },
    ],
  };
  const sums = wished[may.what] ?? [
    { name: 'low', amount: may.low },
    { name: 'double', amount: 2 * minimum },
    { name: 'all', amount: may.high },
  ];
  const seen = new Set<number>();
  return sums
    .filter(({ amount }) => amount > 0)
    .map((each): Quick => (each.amount > may.high ? { name: 'all', amount: may.high } : { ...each, amount: fitting(may, each.amount) }))
    .filter(({ amount }) => !seen.has(amount) && seen.add(amount));
}

/** The minimum bet, or a tenth of the minimum banco, in whole steps, rounded up (CF-2). */
export function leastStake({
  minimum, minimum_bet, stake_step,
}: Pick<CheminPreset, 'minimum' | 'minimum_bet' | 'stake_step'>): number {
  return minimum_bet || Math.ceil(minimum / 10 / stake_step) * stake_step;
}
