import { expect, it } from 'vitest';
import { missed, type Left } from './left.svelte';

const left = (given: Partial<Left> = {}): Left => ({ room: 'a', shoe: 3, over: false, ...given });

it.each<[string, Left | null, number, boolean, number | null]>([
  ['a shoe that is still dealt', left(), 3, false, null],
  ['one that another has followed', left(), 4, false, 3],
  ['one that several have followed', left(), 7, false, 3],
  ['one that has ended, before the next', left(), 3, true, 3],
  ['one whose end was seen', left({ over: true }), 4, false, null],
  ['one of another room', left({ room: 'b' }), 4, false, null],
  ['none', null, 4, true, null],
])('tells whether the end was missed of %s', (_, kept, shoe, over, told) => expect(missed(kept, 'a', shoe, over)).toBe(told));
