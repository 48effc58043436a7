/** When the piles of a settled coup fly, and what the bank holds meanwhile. */

/** The time of one pile's flight in milliseconds. */
export const LONG = 620;
/** From one pile to the next in milliseconds, and at most from the first to the last. */
const APART = 140;
const ALL = 560;

/** Each seat's result of the coup in units, including those of the banker and co-banker, who hold these seats. */
export interface Results {
  results: ReadonlyMap<number, number>;
  held: number;
  half: number;
}

/** The results of those who lost, then of those who won (PB-21), each in the order of their seats. */
export const moving = ({ results, held, half }: Results): [seat: number, units: number][] =>
  [...results]
    .filter(([seat, units]) => units && seat !== held && seat !== half)
    .sort(([one, lost], [other, won]) => Math.sign(lost) - Math.sign(won) || one - other);

/** The delay in milliseconds before one of this many piles flies. */
export const leaves = (nth: number, piles: number): number => nth * Math.min(APART, ALL / piles);

/**
 * The sums in units of a bank that grows while the losers' piles arrive, each with its time in milliseconds. The last
 * is its new sum. Empty if it does not grow or if nobody lost.
 */
export function growth(before: number, now: number, coup: Results): [after: number, units: number][] {
  const all = moving(coup);
  const lost = now > before ? all.filter(([, units]) => units < 0) : [];
  let arrived = before;
  return lost.map(([, units], nth) => {
    arrived -= units;
    return [leaves(nth, all.length) + LONG, nth === lost.length - 1 ? now : Math.min(arrived, now)];
  });
}
