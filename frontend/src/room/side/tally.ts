import type { Scorecards } from '../../wire';

const UNASKED = { player: null, banker: null };

/** The scorecards of a shoe without coups. */
export const EMPTY: Scorecards = {
  big_road: [],
  bead_plate: [],
  big_eye_boy: [],
  small_road: [],
  cockroach_road: [],
  next: { big_eye_boy: UNASKED, small_road: UNASKED, cockroach_road: UNASKED },
  counts: { player: 0, banker: 0, tie: 0, naturals: 0, player_pairs: 0, banker_pairs: 0 },
};

/** How many coups there were, and how often each outcome came. */
export type Tally = { coups: number } & Record<'player' | 'banker' | 'tie', number>;

/** Count the outcomes on a scorecard. */
export function tallyOf({ counts: { player, banker, tie } }: Scorecards): Tally {
  return { coups: player + banker + tie, player, banker, tie };
}
