/** The geometry of a bent card: its lifted part rolls over a cylinder, and beyond that is flat on the rest. */

export interface Point {
  x: number;
  y: number;
}

/** The size of a card in pixels. */
export interface Size {
  wide: number;
  high: number;
}

/** How a card is bent: the direction of the pull, and the lifted length along it in pixels. */
export interface Bend {
  /** The direction of the pull in radians; 0 is to the right, a quarter turn is down. */
  angle: number;
  lifted: number;
}

/** The thickness of the roll as a fraction of the card's length. */
const ROLL = 0.085;
/**
 * Within this fraction of both sides from a corner, a pull may go in any direction; elsewhere it goes straight off a
 * side.
 */
const CORNER = 0.3;

export const radius = ({ high }: Size): number => high * ROLL;

/** How far a card extends from its centre in this direction. */
export const reach = ({ wide, high }: Size, angle: number): number =>
  (Math.abs(Math.cos(angle)) * wide + Math.abs(Math.sin(angle)) * high) / 2;

/** The bend of a card that was grabbed at a point relative to its centre and pulled this far. */
export function pulled(size: Size, taken: Point, by: Point): Bend {
  const far = Math.hypot(by.x, by.y);
  const atCorner = Math.abs(taken.x) > size.wide * (0.5 - CORNER) && Math.abs(taken.y) > size.high * (0.5 - CORNER);
  const free = Math.atan2(by.y, by.x);
  const angle = atCorner ? free : Math.round(free / (Math.PI / 2)) * (Math.PI / 2);
  const roll = Math.PI * radius(size);
  return { angle, lifted: Math.min((far + roll * (1 - Math.exp(-far / roll))) / 2, 2 * reach(size, angle)) };
}

/** The lifted fraction of a card, from 0 to 1. */
export const part = (size: Size, { angle, lifted }: Bend): number => lifted / (2 * reach(size, angle));

/** A thin strip of the card across the direction of the pull. */
export interface Strip {
  /** Its distance from the centre along that direction, on the flat card and when bent. */
  from: number;
  to: number;
  /** Whether its face is visible. */
  face: boolean;
  /** How dark it is, from 0 to 1. */
  shade: number;
  /** How much wider than on the flat card it looks; not at all if undefined. */
  wider?: number;
}

/** The lifted part as strips of `step` pixels, lowest first. */
export function strips(size: Size, { angle, lifted }: Bend, step = 1): Strip[] {
  const roll = radius(size);
  const fold = lifted - reach(size, angle);
  return Array.from({ length: Math.ceil(lifted / step) }, (_, at) => {
    const along = at * step;
    const turn = Math.min(along / roll, Math.PI);
    const flat = Math.max(0, along - Math.PI * roll);
    return {
      from: fold - along,
      to: fold - roll * Math.sin(turn) + flat,
      face: turn > Math.PI / 2,
      shade: turn > Math.PI / 2 ? 0.5 * Math.sin(turn) ** 2 : 0.4 * (1 - Math.cos(turn)),
    };
  });
}

/** The steepest rise of a card that is seen from across the table, and the lifted part from which on it is reached. */
const STEEP = (76 * Math.PI) / 180;
const STEEP_FROM = 0.55;
/** How much wider an upright card's edge looks, because it is nearer. */
const NEARER = 0.16;

/**
 * The lifted part as somebody across the table sees it, one pixel apart on their screen: its back rises towards
 * the person who lifts it, and its face stays out of sight.
 */
export function raised(size: Size, bend: Bend): Strip[] {
  const roll = 2.4 * radius(size);
  const fold = bend.lifted - reach(size, bend.angle);
  const steep = STEEP * Math.min(1, part(size, bend) / STEEP_FROM);
  const found: Strip[] = [];
  let along = 0;
  let high = 0;
  for (let to = fold; along < bend.lifted; to -= 1) {
    const turn = steep * (1 - Math.exp(-along / roll));
    const shade = 0.62 * (1 - Math.cos(turn)) + 0.1 * Math.sin(2 * turn);
    found.push({ from: fold - along, to, face: false, shade, wider: 1 + (NEARER * high) / size.high });
    along += 1 / Math.cos(turn);
    high += Math.tan(turn);
  }
  return found;
}
