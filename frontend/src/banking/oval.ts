/** A place on the table, in pixels from its middle. */
export interface Point {
  x: number;
  y: number;
}

/** How wide and high something is, in pixels. */
export interface Box {
  wide: number;
  high: number;
}

/** A thing on the table, by its middle and its sides. */
export interface Thing extends Point, Box {}

/** How far the table reaches from its middle, in pixels, and how square it is: 2 is an ellipse. */
export interface Oval {
  across: number;
  down: number;
  bend: number;
}

const STEPS = 120;
/** Pixels between any two things. */
const GAP = 6;

/** Where a part of the way from the middle to one side is on the edge, as a part of the way to the other. */
const bent = (part: number, bend: number): number => Math.max(0, 1 - Math.abs(part) ** bend) ** (1 / bend);

/** How far the table reaches to either side, so far above or below its middle. */
export const reach = ({ across, down, bend }: Oval, y: number): number => across * bent(Math.min(1, y / down), bend);

/** The edge as a path, for a drawing whose middle is at 0, 0. */
export function path({ across, down, bend }: Oval): string {
  const round = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / bend);
  const points = Array.from({ length: STEPS }, (_, at) => {
    const angle = (at / STEPS) * 2 * Math.PI;
    return `${(across * round(Math.sin(angle))).toFixed(1)} ${(down * round(Math.cos(angle))).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** How many of so many places are along the upper edge: an odd number, for the croupier is in its middle. */
export const above = (places: number): number => 1 + 2 * Math.max(0, Math.ceil(places / 4 - 1.25));

const between = (at: number, count: number, ends: number): number => (count > 1 ? ends * ((2 * at) / (count - 1) - 1) : 0);

/** So many places along the two long edges, at most so far from the middle: the croupier's on top, then round to their right. */
export function alongEdges(oval: Oval, count: number, ends: number): Point[] {
  const top = above(count);
  const half = (top - 1) / 2;
  const lie = (many: number, side: number) => Array.from({ length: many }, (_, at): Point => {
    const x = between(at, many, ends);
    return { x, y: side * oval.down * bent(x / oval.across, oval.bend) };
  });
  const upper = lie(top, -1);
  return [...upper.slice(0, half + 1).reverse(), ...lie(count - top, 1), ...upper.slice(half + 1).reverse()];
}

/** So many places for chairs down the left side, at most so many, along the lower edge, and up the right. */
export function alongSides({ wide, high }: Box, count: number, most: number): Point[] {
  const side = Math.min(most, Math.floor((count - 1) / 2));
  const below = count - 2 * side;
  const down = Array.from({ length: side }, (_, at) => between(at, side, high / 2));
  const row = Array.from({ length: below }, (_, at): Point => ({ x: between(at + 1, below + 2, wide / 2), y: high / 2 }));
  return [...down.map((y) => ({ x: -wide / 2, y })), ...row, ...down.reverse().map((y) => ({ x: wide / 2, y }))];
}

/** How wide a box round the middle may be, so high, without touching a thing: at most `whole`. */
function wideOf(high: number, things: readonly Thing[], whole: number): number {
  const level = things.filter((each) => Math.abs(each.y) - each.high / 2 - GAP < high / 2);
  return level.reduce((wide, each) => Math.max(0, Math.min(wide, 2 * (Math.abs(each.x) - each.wide / 2 - GAP))), whole);
}

/** A box round the middle that touches none of these things: the one in which what `fits` tells is largest. */
export function clearing(things: readonly Thing[], whole: Box, fits: (box: Box) => number): Box {
  const STEP = 4;
  let best = { box: { wide: 0, high: 0 }, fit: -Infinity };
  for (let { high } = whole; high > 0; high -= STEP) {
    const box = { wide: wideOf(high, things, whole.wide), high };
    const fit = fits(box);
    if (fit > best.fit) best = { box, fit };
  }
  return best.box;
}
