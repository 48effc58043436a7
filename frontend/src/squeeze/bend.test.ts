import { describe, expect, it } from 'vitest';
import { part, pulled, radius, raised, reach, strips } from './bend';

const SIZE = { wide: 100, high: 140 };
const UP = -Math.PI / 2;

describe('a card that is pulled', () => {
  it('is lifted by the side opposite to the pull', () => {
    for (const [by, angle] of [
      [{ x: 0, y: -40 }, UP],
      [{ x: -40, y: 3 }, Math.PI],
      [{ x: 40, y: -3 }, 0],
    ] as const) {
      expect(Math.abs(pulled(SIZE, { x: 0, y: 60 }, by).angle)).toBeCloseTo(Math.abs(angle));
    }
  });

  it('is lifted diagonally by a corner', () => {
    expect(pulled(SIZE, { x: 45, y: 65 }, { x: -30, y: -30 }).angle).toBeCloseTo((-3 * Math.PI) / 4);
  });

  it('lies flat until it is pulled, and is never lifted further than its length', () => {
    expect(pulled(SIZE, { x: 0, y: 60 }, { x: 0, y: 0 }).lifted).toBe(0);
    expect(part(SIZE, pulled(SIZE, { x: 0, y: 60 }, { x: 0, y: -5000 }))).toBe(1);
  });

  it('has its edge under the finger', () => {
    const bend = pulled(SIZE, { x: 0, y: 70 }, { x: 0, y: -90 });
    const edge = strips(SIZE, bend).at(-1)!;
    expect(edge.to).toBeCloseTo(-reach(SIZE, bend.angle) + 90, -1);
    expect(edge.from).toBeCloseTo(-reach(SIZE, bend.angle), -1);
  });
});

describe('the visible part', () => {
  it('shows nothing of the face until it stands upright', () => {
    const low = strips(SIZE, { angle: UP, lifted: 0.49 * Math.PI * radius(SIZE) });
    expect(low.some(({ face }) => face)).toBe(false);
    const high = strips(SIZE, { angle: UP, lifted: 0.7 * Math.PI * radius(SIZE) });
    expect(high.at(-1)!.face).toBe(true);
  });

  it('shows the back up to the roll, and the face from its edge on', () => {
    const faces = strips(SIZE, { angle: UP, lifted: 90 }).map(({ face }) => face);
    const first = faces.indexOf(true);
    expect(first).toBeGreaterThan(0);
    expect(faces.slice(first).every(Boolean)).toBe(true);
  });
});

describe('a card that somebody across the table bends', () => {
  it('shows its back alone, foreshortened, and darker the steeper it rises', () => {
    for (const lifted of [10, 60, 130]) {
      const bend = { angle: UP, lifted };
      const seen = raised(SIZE, bend);
      expect(seen.some(({ face }) => face)).toBe(false);
      expect(seen.length).toBeLessThanOrEqual(Math.ceil(lifted));
      expect(seen[0]!.from).toBeCloseTo(lifted - reach(SIZE, UP));
      expect(seen.at(-1)!.from).toBeGreaterThanOrEqual(-reach(SIZE, UP) - 1e-9);
      expect(seen.at(-1)!.shade).toBeGreaterThan(seen[0]!.shade);
    }
    expect(raised(SIZE, { angle: UP, lifted: 0 })).toEqual([]);
  });
});
