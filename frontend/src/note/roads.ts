/**
 * The bead plate and the big road of notes, so that they are there without the house; the derived roads are the house's.
 * A test compares them with the house's own.
 */

import { ROWS, type Bead, type RoadBead } from '../parts/scorecards';
import type { Outcome } from '../wire';
import type { Coup } from './notes';

const marksOf = ({ natural, player_pair, banker_pair }: Coup) => ({ natural, player_pair, banker_pair });

/** A coup that was missed leaves its cell empty. */
export const beadPlate = (coups: readonly (Coup | null)[]): Bead[] =>
  coups.flatMap((coup, at) =>
    coup ? [{ column: Math.floor(at / ROWS), row: at % ROWS, outcome: coup.won, ...marksOf(coup) }] : [],
  );

type Cell = Omit<RoadBead, 'column' | 'row' | 'run'>;

/** The wins, each with the ties after it; ties that open the shoe wait for the first win. */
function cellsOf(coups: readonly Coup[]): Cell[] {
  const cells: Cell[] = [];
  for (const coup of coups) {
    const last = cells.at(-1);
    if (coup.won === 'tie') {
      if (last) last.ties += 1;
      else cells.push({ outcome: null, ties: 1, natural: false, player_pair: false, banker_pair: false });
    } else {
      const ties = last?.outcome === null ? cells.pop()!.ties : 0;
      cells.push({ outcome: coup.won, ties, ...marksOf(coup) });
    }
  }
  return cells;
}

/** A run that reaches the bottom row or another run turns right. */
function layOut(cells: readonly Cell[]): RoadBead[] {
  const taken = new Set<string>();
  let [column, row, run, start, turned] = [0, 0, -1, -1, false];
  let before: Outcome | null | undefined;
  return cells.map((cell) => {
    if (cell.outcome !== before) {
      do start += 1;
      while (taken.has(`${start} 0`));
      [column, row, run, turned] = [start, 0, run + 1, false];
    } else {
      turned ||= row + 1 === ROWS || taken.has(`${column} ${row + 1}`);
      if (turned) column += 1;
      else row += 1;
    }
    before = cell.outcome;
    taken.add(`${column} ${row}`);
    return { ...cell, column, row, run };
  });
}

/** Nobody knows whether a missed coup ended a run, so the road begins again after it, one empty column further on. */
export function bigRoad(coups: readonly (Coup | null)[]): RoadBead[] {
  const placed: RoadBead[] = [];
  let piece: Coup[] = [];
  for (const coup of [...coups, null]) {
    if (coup) piece.push(coup);
    else {
      const right = placed.reduce((most, { column }) => Math.max(most, column), -2) + 2;
      placed.push(...layOut(cellsOf(piece)).map((bead) => ({ ...bead, column: bead.column + right })));
      piece = [];
    }
  }
  return placed;
}
