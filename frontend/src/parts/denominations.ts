/** The colours of a chip: its body, the spots on its edge, and the print on its inlay. */
export interface Colours {
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
