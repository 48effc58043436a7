import { joinNames } from '../../i18n.svelte';
import type { Tableau } from '../../wire';

/** The banker's options on these two-card totals, which are the same for each of them. */
export interface Row {
  /** The totals. */
  has: string;
  /** The third-card values on which they draw, and those on which they may do either. */
  draws: number[];
  may: number[];
  /** Whether they draw if no card was given. */
  stood: boolean;
}

/** The index of a hand without a third card, after the values 0 to 9. */
const STOOD = 10;

/** Ascending numbers as ranges: `0 – 7, 9`. */
export function spans(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return joinNames(runs.flatMap<string | number>((run) => (run.length > 2 ? `${run[0]} – ${run.at(-1)}` : run)));
}

const worths = (letters: string, letter: string): number[] =>
  [...letters.slice(0, STOOD)].flatMap((each, worth) => (each === letter ? worth : []));

/** The banker's side of a tableau, with totals that are treated alike in one row; empty without a tableau. */
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
