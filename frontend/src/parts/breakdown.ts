export interface Pile { units: number; count: number }
export interface Breakdown { piles: Pile[]; rest: number }

/** Make a sum from the fewest chips, largest first; `rest` is what no chip makes. */
export function breakdown(units: number, denominations: readonly number[]): Breakdown {
  const piles: Pile[] = [];
  let rest = units;
  for (const worth of [...denominations].sort((a, b) => b - a)) {
    const count = Math.floor(rest / worth);
    if (count > 0) piles.push({ units: worth, count });
    rest -= count * worth;
  }
  return { piles, rest };
}
