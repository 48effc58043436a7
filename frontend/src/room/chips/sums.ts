import type { Span } from '../../wire';

/** The sum that a newcomer sits down with: 1,000 chips, in units. */
export const BUY_IN = 100_000;

/** The usual sum, or as near to it as possible. */
export function sensibleBuyIn(span: Span | null): number {
  return span ? Math.max(span.low, Math.min(BUY_IN, span.high)) : BUY_IN;
}

/** The sums that may be named: whole steps from `low` to `high`, either of these, or all that is open. */
export interface Sums {
  low: number;
  high: number;
  step: number;
  /** All that is open; 0 if that is not available. */
  cover?: number;
}

/** The whole steps in a sum, starting at the minimum. */
export const roundToStep = ({ low, step }: Pick<Sums, 'low' | 'step'>, wanted: number): number =>
  Math.max(Math.floor(wanted / step) * step, Math.ceil(low / step) * step);

/** The nearest allowed sum. */
export function fitSum(sums: Sums, wanted: number): number {
  if (wanted >= sums.high) return sums.high;
  return sums.cover && wanted === sums.cover ? wanted : Math.min(sums.high, roundToStep(sums, wanted));
}
