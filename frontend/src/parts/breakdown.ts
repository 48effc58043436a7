/** A number of chips of one value, in units. */
export interface Chips {
  worth: number;
  count: number;
}

/** A sum in chips, largest first; `rest` is what no chip can represent. All in units. */
export interface Breakdown {
  chips: Chips[];
  rest: number;
}

/** Represent a sum in chips, always taking the largest that fits. */
export function breakdown(units: number, denominations: readonly number[]): Breakdown {
  const chips: Chips[] = [];
  let rest = units;
  for (const worth of denominations.toSorted((one, other) => other - one)) {
    const count = Math.floor(rest / worth);
    if (count > 0) chips.push({ worth, count });
    rest -= count * worth;
  }
  return { chips, rest };
}

/** The maximum height of a pile and the maximum number of piles: beyond that, only the text shows the sum. */
export const TALLEST = 8;
export const MOST_PILES = 4;

/** The drawing of a sum: piles from the left, each listing chip values from the bottom. */
export function piles(units: number, denominations: readonly number[]): number[][] {
  const drawn: number[] = [];
  for (const { worth, count } of breakdown(units, denominations).chips) {
    const room = TALLEST * MOST_PILES - drawn.length;
    for (let chip = 0; chip < Math.min(count, room); chip += 1) drawn.push(worth);
  }
  const count = Math.ceil(drawn.length / TALLEST);
  return Array.from({ length: count }, (_, at) => drawn.slice(at * TALLEST, (at + 1) * TALLEST));
}
