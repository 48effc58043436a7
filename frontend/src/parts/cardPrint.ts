/** The four suits as printed: outlines in a 20 by 20 box around the origin. */
export type Suit = 'c' | 'd' | 'h' | 's';

export const SUITS: Record<Suit, string> = {
  h: 'M0 9.6C-2.6 5.4-9.4 1.6-9.4-4-9.4-7.4-7-9.4-4.6-9.4-2.4-9.4-.7-8-0-5.6.7-8 2.4-9.4 4.6-9.4 7-9.4 9.4-7.4 9.4-4 9.4 1.6 2.6 5.4 0 9.6Z',
  d: 'M0-10.2C2.2-6.4 4.8-3 7.6 0 4.8 3 2.2 6.4 0 10.2-2.2 6.4-4.8 3-7.6 0-4.8-3-2.2-6.4 0-10.2Z',
  s: 'M0-10C2.4-5.6 9.2-2 9.2 3.2 9.2 6 7.2 7.7 5 7.7 3.2 7.7 1.7 6.8.9 5.2 1 7.4 1.9 9 3.6 9.7H-3.6C-1.9 9-1 7.4-.9 5.2-1.7 6.8-3.2 7.7-5 7.7-7.2 7.7-9.2 6-9.2 3.2-9.2-2-2.4-5.6 0-10Z',
  c: 'M-2.6-2.3A4.5 4.5 0 1 1 2.6-2.3C2-1.7 1.6-1.2 1.4-.6 2.2-1.4 3.4-1.9 4.8-1.9A4.7 4.7 0 1 1 .9 5.2C1 7.4 1.9 9 3.6 9.7H-3.6C-1.9 9-1 7.4-.9 5.2A4.7 4.7 0 1 1-4.8-1.9C-3.4-1.9-2.2-1.4-1.4-.6-1.6-1.2-2-1.7-2.6-2.3Z',
};

export const RED = '#b4202d';
export const BLACK = '#1d1c24';

export function inkOf(suit: Suit): string {
  return suit === 'h' || suit === 'd' ? RED : BLACK;
}

/** The corner indices as strokes in a 12 by 16 box around the origin, so that they look the same on every system. */
const INDEX_SIX =
  'M4.2-6.2C3.2-7.2 1.8-7.6.4-7.6-3-7.6-4.8-4.4-4.8.8-4.8 5.4-3 7.6 0 7.6 2.8 7.6 4.9 5.6 4.9 2.8 4.9 0 2.8-1.8.2-1.8-2.4-1.8-4.4 0-4.8 2.2';
const INDEX_NINE =
  'M-4.2 6.2C-3.2 7.2-1.8 7.6-.4 7.6 3 7.6 4.8 4.4 4.8-.8 4.8-5.4 3-7.6 0-7.6-2.8-7.6-4.9-5.6-4.9-2.8-4.9 0-2.8 1.8-.2 1.8 2.4 1.8 4.4 0 4.8-2.2';

export const RANKS: Record<string, string> = {
  A: 'M-5.6 8L0-7 5.6 8M-3.6 3H3.6',
  2: 'M-4.7-3.8C-4.3-6.4-2.3-7.5 0-7.5 2.8-7.5 4.8-5.9 4.8-3.4 4.8.6-4.4 3-4.7 6.8H5.4',
  3: 'M-4.4-6.8H4.2L-.8-1.6C3-1.6 5 .3 5 2.8 5 5.8 2.8 7.5 0 7.5-2.4 7.5-4.4 6.4-5 4.2',
  4: 'M2.4 8V-7L-5 3.4H5.8',
  5: 'M4.2-6.8H-3.4L-4.1-.4C-3-1.5-1.6-2-.2-2 2.8-2 5 0 5 2.7 5 5.7 2.8 7.5-.2 7.5-2.4 7.5-4.4 6.4-5 4.4',
  6: INDEX_SIX,
  7: 'M-5-6.8H4.4C1.6-2.2-.6 2.6-1 8',
  8: 'M0-.7A3.6 3.4 0 1 1 .1-.7ZM0-.7A4.4 4.1 0 1 0 .1-.7Z',
  9: INDEX_NINE,
  T: 'M-7.4-4.6L-4.8-7V8M3-7.5C.6-7.5-.9-4.6-.9 0S.6 7.5 3 7.5 6.9 4.6 6.9 0 5.4-7.5 3-7.5Z',
  J: 'M-1.4-6.8H5.4M2.6-6.8V3.4C2.6 6.2 1 7.5-1.1 7.5-3.3 7.5-4.7 6.1-4.7 3.6',
  Q: 'M0-7.5C-3.4-7.5-5.2-4.6-5.2 0S-3.4 7.5 0 7.5 5.2 4.6 5.2 0 3.4-7.5 0-7.5ZM.4 3L5.4 8.4',
  K: 'M-4.2-8V8M5.2-7.8L-4 2M-1.2-1L5.6 8',
};

/** A pip's position: its column (−1, 0, 1) and its distance below the centre. */
export type Spot = readonly [column: number, height: number];

const sides = (...heights: number[]): Spot[] =>
  heights.flatMap((height): Spot[] => [
    [-1, height],
    [1, height],
  ]);
const middle = (...heights: number[]): Spot[] => heights.map((height): Spot => [0, height]);

const FOUR = sides(-43, 43);
const SIX = sides(-43, 0, 43);
const EIGHT = sides(-43, -14.5, 14.5, 43);

/** The layouts of French-suited cards; spots below the centre are printed upside down. */
export const PIPS: Record<string, readonly Spot[]> = {
  A: middle(0),
  2: middle(-43, 43),
  3: middle(-43, 0, 43),
  4: FOUR,
  5: [...FOUR, ...middle(0)],
  6: SIX,
  7: [...SIX, ...middle(-21.5)],
  8: [...SIX, ...middle(-21.5, 21.5)],
  9: [...EIGHT, ...middle(0)],
  T: [...EIGHT, ...middle(-28.5, 28.5)],
};
