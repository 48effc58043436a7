import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST, draw, rulesDigest, rulesShown } from '../shoe/ceremony';
import { RULES } from './house.support';
import { Kept } from './witnessStorage';
import { nothingSeen, shoeIn } from './seen';
import { Witness } from './witness';

const OTHER = '5e'.repeat(32);
const SEAT = 2;

/** A browser's storage, limited to this many characters. */
class Shelf {
  [key: string]: unknown;
  static most = Infinity;

  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }

  setItem(key: string, text: string): void {
    const rest = Object.entries(this).filter(([name]) => name !== key);
    if (rest.reduce((sum, [, each]) => sum + (each as string).length, text.length) > Shelf.most)
      throw new Error('full');
    this[key] = text;
  }
}

let shelf: Shelf;
beforeEach(() => {
  Shelf.most = Infinity;
  shelf = new Shelf();
  vi.stubGlobal('localStorage', shelf);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the stored data', () => {
  it('is shared by the windows of a browser, and outlives them', () => {
    const [one, other] = [new Kept('blue'), new Kept('blue')];
    const [mine, theirs] = [new Witness('blue', RULES, one.recall()), new Witness('blue', RULES, other.recall())];
    const announcement = {
      room: 'blue',
      shoe: 1,
      attempt: 1,
      before: FIRST,
      preset: FIRST,
      commitment: OTHER,
      cutter: 0,
    };
    for (const each of [mine, theirs]) each.step({ type: 'seal-announced', announcement }, SEAT);
    one.keep(mine.seen);
    other.join(theirs.seen, theirs.blame);
    expect(theirs.attempt?.mine).toHaveLength(2);
    other.keep(theirs.seen);
    expect(new Kept('blue').recall().shoes[0]?.attempts[0]?.mine).toHaveLength(2);
    shelf.setItem('seal:blue', '{"format": "else"}');
    expect(new Kept('blue').recall()).toEqual(nothingSeen('blue'));
  });

  it('drops the shoes of other rooms when the storage is full, but no fault', () => {
    const red = { fault: 'second-root' as const, shoe: 1 };
    const shoes = [{ ...shoeIn(nothingSeen('green'), 1), roots: [OTHER] }];
    expect(new Kept('green').keep({ ...nothingSeen('green'), faults: [red], used: { [OTHER]: '1.1' }, shoes })).toBe(
      true,
    );
    Shelf.most = JSON.stringify(shelf).length;
    expect(new Kept('blue').keep(nothingSeen('blue'))).toBe(true);
    expect(new Kept('green').recall()).toMatchObject({ faults: [red], used: { [OTHER]: '1.1' }, shoes: [] });
    Shelf.most = 10;
    expect(new Kept('blue').keep(nothingSeen('blue'))).toBe(false);
  });

  it('reports when nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(new Kept('blue').keep(nothingSeen('blue'))).toBe(false);
    expect(new Kept('blue').recall()).toEqual(nothingSeen('blue'));
  });

  it('compares the sealed rules with those shown', () => {
    const rules = '{"a":1,"b":{"c":2},"version":2}';
    expect(rulesShown({ rules, preset: { b: { c: 2, d: null }, a: 1, e: 3 } })).toBe(
      rulesDigest({ a: 1, b: { c: 2 }, version: 2 }),
    );
    expect(rulesShown({ rules, preset: { b: { c: 3 }, a: 1 } })).toBe('');
    expect(rulesShown({ rules, preset: { b: { c: 2 } } })).toBe('');
  });

  it('names the rules as the house does', () => {
    expect(rulesDigest({ b: [1, { d: null, c: 'é' }], a: null })).toBe(rulesDigest({ b: [1, { c: 'é' }] }));
    expect(draw(1, 0).nonce).not.toBe(draw(1, 0).nonce);
  });
});
