import { expect, it, vi } from 'vitest';
import { keep, kept, findMissedShoe, type Left } from './missedShoe.svelte';

const left = (given: Partial<Left> = {}): Left => ({ room: 'a', shoe: 3, over: false, ...given });

it.each<[string, Left | undefined, number, boolean, number | null]>([
  ['a shoe that is still dealt', left(), 3, false, null],
  ['one that another has followed', left(), 4, false, 3],
  ['one that several have followed', left(), 7, false, 3],
  ['one that has ended, before the next', left(), 3, true, 3],
  ['one whose end was seen', left({ over: true }), 4, false, null],
  ['none', undefined, 4, true, null],
])('tells whether the end was missed of %s', (_, kept, shoe, over, told) =>
  expect(findMissedShoe(kept, shoe, over)).toBe(told),
);

it('is remembered by room, for the dozen newest', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  });
  keep(left());
  keep(left({ room: 'b', shoe: 9 }));
  keep(left({ over: true }));
  expect([kept('a'), kept('b'), kept('c')]).toEqual([left({ over: true }), left({ room: 'b', shoe: 9 }), undefined]);
  for (let at = 0; at < 11; at += 1) keep(left({ room: `${at}` }));
  expect([kept('a')?.room, kept('b')]).toEqual(['a', undefined]);
});
