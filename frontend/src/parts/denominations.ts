/** The colours of a chip: its body, the spots on its edge, and the print on its inlay. */
interface Colours {
  body: string;
  spot: string;
  print: string;
}

/** Customary casino colours by value in units. */
const CUSTOM: Record<number, Colours> = {
  100: { body: '#e9e4d6', spot: '#4f6f94', print: '#3f5a7a' },
  500: { body: '#b3212f', spot: '#f3e9d2', print: '#9a1a27' },
  2_500: { body: '#1d7a4a', spot: '#f3e9d2', print: '#14603a' },
  10_000: { body: '#24242c', spot: '#f3e9d2', print: '#1b1b22' },
  50_000: { body: '#6a3d92', spot: '#f1c94f', print: '#553077' },
  100_000: { body: '#e2a32c', spot: '#3a2a16', print: '#8a5a08' },
  500_000: { body: '#7a4a24', spot: '#e6bd63', print: '#633813' },
};

/** Other colours, for a house with unusual chips. */
const OTHERS: readonly Colours[] = [
  { body: '#2f6ea3', spot: '#f3e9d2', print: '#235680' },
  { body: '#2b8a8c', spot: '#f3e9d2', print: '#1d6668' },
  { body: '#c2688c', spot: '#f3e9d2', print: '#93446a' },
];

export function coloursOf(units: number): Colours {
  const other = Math.round(Math.log10(Math.max(1, units)) * 3) % OTHERS.length;
  return CUSTOM[units] ?? OTHERS[other]!;
}

/** The print on a chip: its value in chips, with K for thousands and M for millions. */
export function valueOf(units: number): string {
  const worth = units / 100;
  if (worth >= 1_000_000) return `${worth / 1_000_000}M`;
  return worth >= 1_000 ? `${worth / 1_000}K` : `${worth}`;
}

/** A number of chips of one value, in units. */
export interface Chips {
  worth: number;
  count: number;
}

/** A sum in chips, largest first; `rest` is what no chip can represent. All in units. */
interface Breakdown {
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
