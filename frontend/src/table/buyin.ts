import type { Span } from '../wire';

/** 1,000 chips, in units: what a newcomer sits down with. */
export const BUY_IN = 100_000;

/** The usual sum, or what there is. */
export function sensibleBuyIn(span: Span | null): number {
  return span ? Math.max(span.low, Math.min(BUY_IN, span.high)) : BUY_IN;
}
