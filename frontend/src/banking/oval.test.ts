import { describe, expect, it } from 'vitest';
import { beside, clearOf, edge, places } from './oval';

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

describe('the croupier’s words', () => {
  const BAND = { top: -160, bottom: -80 };
  const shoe = { wide: 90, high: 45 };

  it('have all the room where the shoe stands elsewhere', () => {
    expect(beside({ ...shoe, x: -300, y: 0 }, BAND, 636)).toBe(636);
    expect(beside({ ...shoe, x: 0, y: -260 }, BAND, 636)).toBe(636);
  });

  it.each([-280, 280])('end before a shoe at their side, at %i', (x) => {
    const wide = beside({ ...shoe, x, y: -150 }, BAND, 636);
    expect(wide / 2).toBeLessThanOrEqual(280 - 45);
    expect(wide).toBeGreaterThan(400);
  });
});
