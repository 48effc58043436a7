import { describe, expect, it } from 'vitest';
import { alongEdges, alongSides, clearing, reach, walk } from './geometry';

const OVAL = { across: 400, down: 200, bend: 2.7 };

it('puts the croupier on top, and chair 1 on their right', () => {
  for (const count of [3, 8, 12, 13]) {
    const [croupier, first] = alongEdges(OVAL, count, 360);
    expect(croupier).toEqual({ x: 0, y: -200 });
    expect(first!.x).toBeLessThan(0);
    expect(alongEdges(OVAL, count, 360)).toHaveLength(count);
  }
});

it('puts the chair half way round across from the croupier', () => {
  for (const count of [4, 8, 12]) expect(alongEdges(OVAL, count, 360)[count / 2]).toEqual({ x: 0, y: 200 });
});

it('runs down the left, along the bottom and up the right, always on the edge', () => {
  const angles = alongEdges(OVAL, 13, 360).map(({ x, y }) => (Math.atan2(-x, -y) + 2 * Math.PI) % (2 * Math.PI));
  expect(angles).toEqual([...angles].sort((one, other) => one - other));
  for (const { x, y } of alongEdges(OVAL, 13, 360)) expect(reach(OVAL, y)).toBeGreaterThanOrEqual(Math.abs(x) - 1e-6);
});

it('has chairs down the left and up the right, and the rest along the bottom', () => {
  for (const [count, most, below] of [
    [11, 5, 1],
    [11, 4, 3],
    [12, 5, 2],
    [12, 4, 4],
    [7, 5, 1],
    [2, 5, 2],
    [3, 5, 1],
  ] as const) {
    const all = alongSides({ wide: 300, high: 250 }, count, most);
    expect(all).toHaveLength(count);
    expect(all.filter(({ x }) => Math.abs(x) < 150)).toHaveLength(below);
    const left = all.filter(({ x }) => x === -150).map(({ y }) => y);
    expect(left).toEqual([...left].sort((one, other) => one - other));
    expect(all.filter(({ x }) => x === 150).map(({ y }) => y)).toEqual(left.reverse());
  }
});

const chairs = alongEdges(OVAL, 10, 360).map((spot) => ({ ...spot, wide: 120, high: 48 }));
const over = (one: { x: number; y: number; wide: number; high: number }, other: typeof one) =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 && Math.abs(one.y - other.y) < (one.high + other.high) / 2;

describe('the clearing in the middle', () => {
  const whole = { wide: 800, high: 400 };

  it('touches nothing, and fills the box when nothing is in the way', () => {
    const box = clearing(chairs, whole, ({ wide, high }) => Math.min(wide / 5, high / 2));
    expect(chairs.some((each) => over(box, each))).toBe(false);
    expect(box.high).toBeGreaterThan(150);
    expect(box.wide).toBeGreaterThan(400);
    expect(clearing([], whole, ({ wide, high }) => wide * high)).toEqual({ x: 0, y: 0, ...whole });
  });

  it('is not centred where more is in the way above than below', () => {
    const words = { x: 0, y: -120, wide: 300, high: 80 };
    const box = clearing([...chairs, words], whole, ({ wide, high }) => Math.min(wide / 5, high / 2));
    expect(box.y).toBeGreaterThan(0);
    expect(box.y - box.high / 2).toBeGreaterThanOrEqual(words.y + words.high / 2);
  });

  it('maximizes the given measure', () => {
    const tall = clearing(chairs, whole, ({ wide, high }) => (wide > 100 ? high : 0));
    const flat = clearing(chairs, whole, ({ wide, high }) => (high > 50 ? wide : 0));
    expect(tall.high).toBeGreaterThanOrEqual(flat.high);
    expect(flat.wide).toBeGreaterThan(tall.wide);
  });
});

it('walks round the table the shorter way, and onwards if both are as long', () => {
  expect(walk(1, 3, 8)).toEqual([1, 2, 3]);
  expect(walk(7, 1, 8)).toEqual([7, 0, 1]);
  expect(walk(2, 7, 8)).toEqual([2, 1, 0, 7]);
  expect(walk(1, 5, 8)).toEqual([1, 2, 3, 4, 5]);
  expect(walk(4, 4, 8)).toEqual([4]);
});
