import type { Outcome } from '../../wire';

/** The probability of each outcome, from 0 to 1. */
export type Shares = Readonly<Record<Outcome, number>>;

/** The outcome that a card has made more likely, and by how many percentage points. */
export interface Swing {
  outcome: Outcome;
  points: number;
}

export const OUTCOMES: readonly Outcome[] = ['player', 'tie', 'banker'];

/** The shares once a coup is decided. */
export const decidedFor = (winner: Outcome): Shares => ({ player: 0, banker: 0, tie: 0, [winner]: 1 });

/** The largest gain between two shares, in whole percentage points; null if it rounds to none. */
export function swingOf(before: Shares, after: Shares): Swing | null {
  const gains = OUTCOMES.map((outcome) => ({ outcome, points: Math.round((after[outcome] - before[outcome]) * 100) }));
  const most = gains.reduce((best, each) => (each.points > best.points ? each : best));
  return most.points > 0 ? most : null;
}
