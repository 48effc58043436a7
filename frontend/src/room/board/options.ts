/** What the address of the full-screen board asks for: `?show=hands,clock&theme=chroma`. A delay is for the house. */

export const PARTS = ['title', 'call', 'clock', 'hands', 'sums', 'odds', 'roads', 'results', 'ranking'] as const;
export type Part = (typeof PARTS)[number];

/** `felt`: as at the table. `chroma`: nothing behind the parts, so that a stream shows through. `paper`: in print. */
const THEMES = ['felt', 'chroma', 'paper'] as const;
export type Theme = (typeof THEMES)[number];

export interface BoardOptions {
  parts: ReadonlySet<Part>;
  theme: Theme;
  /** Whether the address asks for anything: then nobody is in front of the board, and its buttons are hidden at once. */
  streamed: boolean;
}

const oneOf = <T extends string>(known: readonly T[], word: string): T | undefined =>
  known.find((each) => each === word);

/** Unknown words are ignored; without a known part all are shown. */
export function readOptions(search: string): BoardOptions {
  const asked = new URLSearchParams(search);
  const named = (asked.get('show') ?? '').split(',').flatMap((word) => oneOf(PARTS, word.trim()) ?? []);
  return {
    parts: new Set(named.length ? named : PARTS),
    theme: oneOf(THEMES, asked.get('theme') ?? '') ?? 'felt',
    streamed: ['show', 'theme', 'delay', 'delay_coups'].some((each) => asked.has(each)),
  };
}
