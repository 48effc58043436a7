import { afterEach, describe, expect, it, vi } from 'vitest';
import { dealFrom } from './motion';

const card = {} as Element;
const asks = (calm: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: calm }));

afterEach(() => vi.unstubAllGlobals());

describe('dealFrom', () => {
  it('starts at the shoe, unseen, and ends in its place', () => {
    asks(false);
    const { css, delay, duration } = dealFrom(card, { x: 300, y: -80, rotate: 30, delay: 90 });
    expect([delay, duration]).toEqual([90, 420]);
    expect(css!(0, 1)).toBe('transform: translate(300px, -80px) rotate(30deg);opacity: 0');
    expect(css!(1, 0)).toBe('transform: translate(0px, 0px) rotate(0deg);opacity: 1');
  });

  it('is in place at once for who prefers less motion', () => {
    asks(true);
    expect(dealFrom(card, { x: 300, delay: 90 })).toEqual({ duration: 0 });
  });

  it('moves where the browser cannot say', () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(dealFrom(card, { duration: 200 }).duration).toBe(200);
  });
});
