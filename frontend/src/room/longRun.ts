import type { CoupNews, Outcome } from '../wire';

/** The number of coups in a row that makes a run remarkable. */
export const LONG = 6;

/** How often one side has won in a row. */
export interface Run {
  side: string;
  outcome: Exclude<Outcome, 'tie'>;
  count: number;
}

/** The longest run that the last coup has continued; null for none of at least `LONG`. A tie does not end a run. */
export function longRun(coups: readonly CoupNews[]): Run | null {
  const last = coups.at(-1);
  const runs = Object.entries(last?.outcomes ?? {}).flatMap(([side, outcome]) => {
    if (outcome === 'tie') return [];
    const results = coups.map(({ outcomes }) => outcomes[side]).filter((each) => each && each !== 'tie');
    const count = results.length - 1 - results.findLastIndex((each) => each !== outcome);
    return [{ side, outcome, count }];
  });
  const [longest] = runs.toSorted((one, other) => other.count - one.count);
  return longest && longest.count >= LONG ? longest : null;
}
