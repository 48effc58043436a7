import type { Pace } from '../types';

/** Milliseconds for a card's way from the shoe, and for a look at each part of a result. */
export const TIMES: Record<Pace, { card: number; beat: number }> = {
  slow: { card: 700, beat: 1000 },
  normal: { card: 520, beat: 700 },
  quick: { card: 300, beat: 400 },
  instant: { card: 0, beat: 0 },
};
