import type { MayName } from '../wire';

/** The sum that may be named nearest to the one wanted: whole steps, all that is open, or all there is. */
export function fitting({ low, high, step, cover }: MayName, wanted: number): number {
  if (wanted >= high) return high;
  if (cover && wanted === cover) return wanted;
  const whole = Math.floor(wanted / step) * step;
  const least = Math.ceil(low / step) * step;
  return Math.min(high, Math.max(whole, least));
}
