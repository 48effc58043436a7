import type { Span } from '../../wire';

/** The sum that a newcomer sits down with: 1,000 chips, in units. */
export const BUY_IN = 100_000;

/** The usual sum, or as near to it as possible. */
export function sensibleBuyIn(span: Span | null): number {
  return span ? Math.max(span.low, Math.min(BUY_IN, span.high)) : BUY_IN;
}
