/** Sums that may be named: whole steps from `low` to `high`, either of these, or all that is open. */
export interface Sums {
  low: number;
  high: number;
  step: number;
  /** All that is open; 0 where that is not to be had. */
  cover?: number;
}

/** The whole steps in a sum, from the least on. */
export const stepped = ({ low, step }: Pick<Sums, 'low' | 'step'>, wanted: number): number =>
  Math.max(Math.floor(wanted / step) * step, Math.ceil(low / step) * step);

/** The sum that may be named nearest to the one wanted. */
export function fitting(sums: Sums, wanted: number): number {
  if (wanted >= sums.high) return sums.high;
  return sums.cover && wanted === sums.cover ? wanted : Math.min(sums.high, stepped(sums, wanted));
}
