import { afterEach, expect, it, vi } from 'vitest';
import { put, taken } from './storage';

const full = (): never => {
  throw new Error('full');
};

afterEach(() => vi.unstubAllGlobals());

it.each([undefined, { getItem: full, setItem: full }])(
  'stores nothing, and reports that, in a browser whose storage is %o',
  (storage) => {
    vi.stubGlobal('localStorage', storage);
    expect(put('language', 'fr')).toBe(false);
    expect(taken('language')).toBeNull();
  },
);
