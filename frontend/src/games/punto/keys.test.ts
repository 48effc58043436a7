import { expect, it } from 'vitest';
import { askOf } from './keys';

const press = (key: string, extra = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...extra,
});

it('reads chips, spots and actions from single keys', () => {
  expect(askOf(press('1'), false)).toEqual({ do: 'chip', at: 0 });
  expect(askOf(press('6'), true)).toEqual({ do: 'chip', at: 5 });
  expect(askOf(press('P'), false)).toEqual({ do: 'spot', on: 'player' });
  expect(askOf(press('?'), false)).toEqual({ do: 'help' });
  expect(askOf(press('A'), false)).toEqual({ do: 'again' });
  expect(askOf(press('w'), false)).toEqual({ do: 'pattern', at: 1 });
  expect(askOf(press('x'), false)).toBeUndefined();
});

it('deals on Enter and Space, unless a button has the focus', () => {
  expect(askOf(press('Enter'), false)).toEqual({ do: 'deal' });
  expect(askOf(press(' '), false)).toEqual({ do: 'deal' });
  expect(askOf(press('Enter'), true)).toBeUndefined();
});

it('leaves the browser its own keys, and ignores repeats', () => {
  expect(askOf(press('r', { ctrlKey: true }), false)).toBeUndefined();
  expect(askOf(press('d', { metaKey: true }), false)).toBeUndefined();
  expect(askOf(press('d', { repeat: true }), false)).toBeUndefined();
});
