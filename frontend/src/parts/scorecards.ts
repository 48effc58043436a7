/** The result of a coup, in the server's terms. */
export type Outcome = 'player' | 'banker' | 'tie';

/** One coup on the bead plate, by column and row from 0. */
export interface Bead {
  column: number;
  row: number;
  outcome: Outcome;
  natural?: boolean;
  player_pair?: boolean;
  banker_pair?: boolean;
}

/** A win on the big road and the ties after it; it has no outcome yet if the shoe opened with ties. */
export interface RoadBead {
  column: number;
  row: number;
  outcome: Outcome | null;
  run: number;
  ties: number;
  natural?: boolean;
  player_pair?: boolean;
  banker_pair?: boolean;
}

/** The colour of a derived road's bead: red if the big road repeats itself, blue otherwise. */
export type Colour = 'red' | 'blue';

/** A bead of a derived road. */
export interface DerivedBead {
  column: number;
  row: number;
  colour: Colour;
}

/** The shape of the beads of each derived road. */
export type Shape = 'ring' | 'disc' | 'dash';

/** The letter printed for each outcome, in the reader's language. */
export type Letters = Record<Outcome, string>;

export const LETTERS: Letters = { player: 'P', banker: 'B', tie: 'T' };

/** The colours of the printed sheet; each has a contrast of at least 4.5 : 1 with its paper. */
export const INKS: Record<Outcome, string> = {
  player: '#1d4f9c',
  banker: '#b01f2e',
  tie: '#1c7440',
};

export const COLOURS: Record<Colour, string> = { red: INKS.banker, blue: INKS.player };

/** The fill of a natural. */
export const NATURAL = '#f6dd8c';

/** The paper. */
export const PAPER = '#f3ecdb';

/** The side of a square, in the sheet's own units. */
export const CELL = 20;

/** Every scorecard is six rows deep. */
export const ROWS = 6;

/** The number of columns of a sheet: at least `least`, with a free one after the newest. */
export function columnsFor(beads: readonly { column: number }[], least: number): number {
  return beads.reduce((most, { column }) => Math.max(most, column + 2), least);
}

/** The centre of a square as an SVG transform. */
export function middleOf({ column, row }: { column: number; row: number }): string {
  return `translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`;
}

/** How far to scroll a sheet, in pixels, to show its newest column and a free one after it. */
export function scrollFor(
  { newest, columns }: { newest: number; columns: number },
  { scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number },
): number {
  return Math.max(0, ((newest + 2) / columns) * scrollWidth - clientWidth);
}
