import type { Tableau } from '../../wire';

/** What the banker does on these totals of two cards: alike for each of them. */
export interface Row {
  /** The totals. */
  has: string;
  /** The worths of a card given after which they draw; and after which they may do either. */
  draws: number[];
  may: number[];
  /** Whether they draw where none was given. */
  stood: boolean;
}

/** The place of the letter that speaks of a hand without a third card, after the worths 0 to 9. */
const STOOD = 10;

/** Numbers in a row, briefly: `0 – 7, 9`. */
export function spans(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} – ${run.at(-1)}` : run.join(', '))).join(', ');
}

const worths = (letters: string, letter: string): number[] =>
  [...letters.slice(0, STOOD)].flatMap((each, worth) => (each === letter ? worth : []));

/** The banker's side of a tableau: totals that it treats alike stand in one row; none without a tableau. */
export function rowsOf(tableau: Tableau | null): Row[] {
  const banker = tableau?.banker ?? [];
  return [...new Set(banker)].map((letters) => ({
    has: spans(banker.flatMap((each, total) => (each === letters ? total : []))),
    draws: worths(letters, 'D'),
    may: worths(letters, 'F'),
    stood: letters.charAt(STOOD) === 'D',
  }));
}

export const always = ({ draws }: Row): boolean => draws.length === STOOD;
export const never = ({ draws, may }: Row): boolean => draws.length + may.length === 0;
