/** A place on the table, in pixels from its middle. */
export interface Point {
  x: number;
  y: number;
}

/** How far the table reaches from its middle, in pixels, and how square it is: 2 is an ellipse. */
export interface Oval {
  across: number;
  down: number;
  bend: number;
}

const STEPS = 720;

/** The edge at an angle from the top, going to the croupier's right, which is the viewer's left. */
export function edge({ across, down, bend }: Oval, angle: number): Point {
  const round = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / bend);
  return { x: -across * round(Math.sin(angle)), y: -down * round(Math.cos(angle)) };
}

function outline(oval: Oval): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, at) => edge(oval, (at / STEPS) * 2 * Math.PI));
}

/** The edge as a path, for a drawing whose middle is at 0, 0. */
export function path(oval: Oval): string {
  const points = outline(oval).filter((_, at) => at % 6 === 0);
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** So many places along the edge, each as far from the next; the first is the croupier's, on top. */
export function places(oval: Oval, count: number): Point[] {
  const points = outline(oval);
  const run = [0];
  for (let at = 1; at <= STEPS; at += 1) {
    const [here, before] = [points[at]!, points[at - 1]!];
    run.push(run[at - 1]! + Math.hypot(here.x - before.x, here.y - before.y));
  }
  const whole = run[STEPS]!;
  return Array.from({ length: count }, (_, place) => {
    const far = (place * whole) / count;
    const at = Math.max(1, run.findIndex((each) => each >= far));
    const [here, next, on] = [points[at - 1]!, points[at]!, (far - run[at - 1]!) / (run[at]! - run[at - 1]!)];
    return { x: here.x + on * (next.x - here.x), y: here.y + on * (next.y - here.y) };
  });
}

/** A point moved towards the middle until it is so far across, or so far down, from where it was. */
export function clearOf(point: Point, { across, down }: { across: number; down: number }): Point {
  const share = Math.min(across / Math.abs(point.x), down / Math.abs(point.y));
  return inwards(point, Math.max(0, 1 - share));
}

/** A point nearer to the middle: 1 leaves it, 0 is the middle. */
export const inwards = ({ x, y }: Point, share: number): Point => ({ x: x * share, y: y * share });

/** A thing on the table, by its middle and its sides. */
export interface Thing extends Point {
  wide: number;
  high: number;
}

const GAP = 10;

/** How wide a line in the middle may be, between these heights, without touching a thing: at most `whole`. */
export function beside({ x, y, wide, high }: Thing, { top, bottom }: { top: number; bottom: number }, whole: number): number {
  const apart = y + high / 2 + GAP <= top || y - high / 2 - GAP >= bottom;
  return apart ? whole : Math.min(whole, 2 * (Math.abs(x) - wide / 2 - GAP));
}
