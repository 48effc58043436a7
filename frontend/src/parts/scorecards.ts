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

export interface Place {
  column: number;
  row: number;
}

/** The centre of a square. */
export const middleOf = ({ column, row }: Place): [x: number, y: number] => [(column + 0.5) * CELL, (row + 0.5) * CELL];

/** Draws a mark around a point, as the data of a path. */
type Stroke = (x: number, y: number) => string;

export const circle =
  (r: number): Stroke =>
  (x, y) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const slash =
  (r: number): Stroke =>
  (x, y) =>
    `M${x - r} ${y + r}L${x + r} ${y - r}`;

/** A derived road's bead: how it is drawn, and the width of its line; null if it is filled. */
export const BEADS: Record<Shape, { stroke: Stroke; width: number | null }> = {
  ring: { stroke: circle(6.6), width: 3 },
  disc: { stroke: circle(7.4), width: null },
  dash: { stroke: slash(6.6), width: 3.6 },
};

/**
 * The same mark on many squares, moved away from their centres: one path, so that a sheet has as many elements at the
 * end of a shoe as at its beginning.
 */
export const pathOf = (places: readonly Place[], stroke: Stroke, dx = 0, dy = 0): string =>
  places
    .map(middleOf)
    .map(([x, y]) => stroke(x + dx, y + dy))
    .join('');

/** The places of single letters, for a text with all of them; their baselines are `down` below the centres. */
export function lettersAt(places: readonly Place[], down: number): { x: string; y: string } {
  const points = places.map(middleOf);
  return { x: points.map(([x]) => x).join(' '), y: points.map(([, y]) => y + down).join(' ') };
}

/** How far to scroll a sheet, in pixels, to show its newest column and a free one after it. */
export function scrollFor(
  { newest, columns }: { newest: number; columns: number },
  { scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number },
): number {
  return Math.max(0, ((newest + 2) / columns) * scrollWidth - clientWidth);
}
