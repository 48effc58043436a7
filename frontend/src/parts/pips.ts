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
