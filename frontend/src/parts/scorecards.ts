/** How a coup ended, as the server names it. */
export type Outcome = 'player' | 'banker' | 'tie';

/** One coup on the bead plate, by column and row from 0. */
export interface Bead {
  column: number;
  row: number;
  outcome: Outcome;
}

/** A win on the big road and the ties after it; no outcome yet when the shoe opened with ties. */
export interface RoadBead {
  column: number;
  row: number;
  outcome: Outcome | null;
  run: number;
  ties: number;
}

/** The letter printed for each outcome, in the reader's language. */
export type Letters = Record<Outcome, string>;

export const LETTERS: Letters = { player: 'P', banker: 'B', tie: 'T' };

/** Both scorecards are six rows deep. */
export const ROWS = 6;
