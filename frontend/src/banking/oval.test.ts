import { describe, expect, it } from 'vitest';
import { clearing, clearOf, clearOfAll, edge, places } from './oval';

const OVAL = { across: 400, down: 200, bend: 2.4 };

it('puts the croupier on top, and chair 1 at his right', () => {
  const [croupier, first] = places(OVAL, 10);
  expect(croupier).toMatchObject({ y: -200 });
  expect(croupier!.x).toBeCloseTo(0);
  expect(first!.x).toBeLessThan(0);
  expect(first!.y).toBeLessThan(0);
});

it('leaves as much room between any two', () => {
  const all = places(OVAL, 13);
  expect(all).toHaveLength(13);
  const apart = all.map((here, at) => {
    const next = all[(at + 1) % 13]!;
    return Math.hypot(here.x - next.x, here.y - next.y);
  });
  expect(Math.max(...apart) / Math.min(...apart)).toBeLessThan(1.25);
});

it('puts whoever is half way round across from the croupier', () => {
  expect(places(OVAL, 8)[4]!.x).toBeCloseTo(0);
  expect(places(OVAL, 12)[6]).toMatchObject({ y: 200 });
});

it('keeps to the edge', () => {
  for (const angle of [0.3, 1.7, 4]) {
    const { x, y } = edge(OVAL, angle);
    const on = Math.abs(x / 400) ** OVAL.bend + Math.abs(y / 200) ** OVAL.bend;
    expect(on).toBeCloseTo(1);
  }
});

it('lays a stake clear of its chair, on the way to the middle', () => {
  const chair = { across: 90, down: 50 };
  for (const seat of places(OVAL, 13).slice(1)) {
    const { x, y } = clearOf(seat, chair);
    expect(x * seat.y).toBeCloseTo(y * seat.x);
    expect(Math.hypot(x, y)).toBeLessThan(Math.hypot(seat.x, seat.y));
    const beside = Math.abs(Math.abs(seat.x - x) - chair.across) < 1e-6 && Math.abs(seat.y - y) <= chair.down;
    const before = Math.abs(Math.abs(seat.y - y) - chair.down) < 1e-6 && Math.abs(seat.x - x) <= chair.across;
    expect(beside || before).toBe(true);
  }
  expect(Math.abs(clearOf({ x: 0, y: 20 }, chair).y)).toBe(0);
});

const chairs = places(OVAL, 10).map((spot) => ({ ...spot, wide: 120, high: 48 }));
const over = (one: { x: number; y: number; wide: number; high: number }, other: typeof one) =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 && Math.abs(one.y - other.y) < (one.high + other.high) / 2;

it('puts the shoe clear of every chair', () => {
  for (const spot of places(OVAL, 20)) {
    const shoe = clearOfAll({ ...spot, wide: 90, high: 45 }, chairs)!;
    expect(chairs.some((each) => over(shoe, each))).toBe(false);
  }
  expect(clearOfAll({ x: 0, y: -200, wide: 90, high: 45 }, [{ x: 0, y: 0, wide: 800, high: 400 }])).toBe(null);
});

describe('the clearing in the middle', () => {
  const whole = { wide: 800, high: 400 };

  it('touches nothing, and is all there is where nothing stands', () => {
    const box = clearing(chairs, whole, ({ wide, high }) => Math.min(wide / 5, high / 2));
    expect(chairs.some((each) => over({ x: 0, y: 0, ...box }, each))).toBe(false);
    expect(box.high).toBeGreaterThan(150);
    expect(box.wide).toBeGreaterThan(400);
    expect(clearing([], whole, ({ wide, high }) => wide * high)).toEqual(whole);
  });

  it('is the one that is asked for', () => {
    const tall = clearing(chairs, whole, ({ wide, high }) => (wide > 100 ? high : 0));
    const flat = clearing(chairs, whole, ({ wide, high }) => (high > 50 ? wide : 0));
    expect(tall.high).toBeGreaterThanOrEqual(flat.high);
    expect(flat.wide).toBeGreaterThan(tall.wide);
  });
});
