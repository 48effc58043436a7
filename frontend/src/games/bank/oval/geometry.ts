/** A position on the table, in pixels from its centre. */
export interface Point {
  x: number;
  y: number;
}

/** A width and height in pixels. */
export interface Box {
  wide: number;
  high: number;
}

/** A thing on the table, given by its centre and its size. */
export interface Thing extends Point, Box {}

/** The half axes of the table in pixels, and how square it is: 2 is an ellipse. */
export interface Oval {
  across: number;
  down: number;
  bend: number;
}

const STEPS = 120;
/** Pixels between any two things. */
export const GAP = 6;
/** The distance from the croupier to the next chair, in distances between chairs: the croupier speaks in between. */
const CROUPIER = 1.5;

/** For a point on the edge, its relative distance along one axis, given that along the other. */
const bent = (part: number, bend: number): number => Math.max(0, 1 - Math.abs(part) ** bend) ** (1 / bend);

/** The half width of the table at this height above or below its centre. */
export const reach = ({ across, down, bend }: Oval, y: number): number => across * bent(Math.min(1, y / down), bend);

/** The edge as an SVG path centred at 0, 0. */
export function path({ across, down, bend }: Oval): string {
  const round = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / bend);
  const points = Array.from({ length: STEPS }, (_, at) => {
    const angle = (at / STEPS) * 2 * Math.PI;
    return `${(across * round(Math.sin(angle))).toFixed(1)} ${(down * round(Math.cos(angle))).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** How many of the places are along the upper edge: an odd number, since the croupier is in the middle. */
export const above = (places: number): number => 1 + 2 * Math.max(0, Math.ceil(places / 4 - 1.25));

const between = (at: number, count: number, ends: number): number =>
  count > 1 ? ends * ((2 * at) / (count - 1) - 1) : 0;

/**
 * Places along the two long edges within the given distance from the centre: the croupier's on top, then round from
 * their right.
 */
export function alongEdges(oval: Oval, count: number, ends: number): Point[] {
  const top = above(count);
  const half = (top - 1) / 2;
  const onEdge = (x: number, side: number): Point => ({ x, y: side * oval.down * bent(x / oval.across, oval.bend) });
  const fromCroupier = Array.from({ length: half }, (_, at) => (ends * (CROUPIER + at)) / (CROUPIER + half - 1));
  const lower = Array.from({ length: count - top }, (_, at) => between(at, count - top, ends));
  return [
    onEdge(0, -1),
    ...fromCroupier.map((x) => onEdge(-x, -1)),
    ...lower.map((x) => onEdge(x, 1)),
    ...fromCroupier.reverse().map((x) => onEdge(x, -1)),
  ];
}

/** Places for chairs down the left side (up to a maximum per side), along the lower edge, and up the right. */
export function alongSides({ wide, high }: Box, count: number, most: number): Point[] {
  const side = Math.min(most, Math.floor((count - 1) / 2));
  const below = count - 2 * side;
  const down = Array.from({ length: side }, (_, at) => between(at, side, high / 2));
  const row = Array.from({ length: below }, (_, at): Point => ({
    x: between(at + 1, below + 2, wide / 2),
    y: high / 2,
  }));
  return [...down.map((y) => ({ x: -wide / 2, y })), ...row, ...down.reverse().map((y) => ({ x: wide / 2, y }))];
}

/** The places round a table of `count` from one to another, both included, the shorter way; onwards if both are as long. */
export function walk(from: number, to: number, count: number): number[] {
  const onwards = (to - from + count) % count;
  const step = 2 * onwards <= count ? 1 : -1;
  const steps = step > 0 ? onwards : count - onwards;
  return Array.from({ length: steps + 1 }, (_, at) => (from + step * at + count) % count);
}

/** The greatest width, up to `whole`, of a centred box between these heights that touches none of the things. */
export function widthBetween(top: number, bottom: number, things: readonly Thing[], whole: number): number {
  const level = things.filter(({ y, high }) => y - high / 2 - GAP < bottom && y + high / 2 + GAP > top);
  return level.reduce((wide, each) => Math.max(0, Math.min(wide, 2 * (Math.abs(each.x) - each.wide / 2 - GAP))), whole);
}

/** A box in the middle of a width that touches none of these things, chosen to maximize `fits`; the highest of several. */
export function clearing(things: readonly Thing[], whole: Box, fits: (box: Box) => number): Thing {
  const tops = [-whole.high / 2, ...things.map(({ y, high }) => y + high / 2 + GAP)];
  const bottoms = [whole.high / 2, ...things.map(({ y, high }) => y - high / 2 - GAP)];
  let best = { box: { x: 0, y: 0, wide: 0, high: 0 }, fit: -Infinity };
  for (const top of new Set(tops))
    for (const bottom of new Set(bottoms)) {
      if (bottom <= top) continue;
      const high = bottom - top;
      const box = { x: 0, y: (top + bottom) / 2, wide: widthBetween(top, bottom, things, whole.wide), high };
      const fit = fits(box);
      if (fit > best.fit || (fit === best.fit && high > best.box.high)) best = { box, fit };
    }
  return best.box;
}
