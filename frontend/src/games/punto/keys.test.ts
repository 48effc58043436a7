import { expect, it, vi } from 'vitest';
import { isForPage } from '../../room/keyboard';
import { askOf } from './keys';

const press = (key: string, extra = {}) => ({ key, repeat: false, ...extra });

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

it('ignores repeats', () => expect(askOf(press('d', { repeat: true }), false)).toBeUndefined());

it.each([
  [{}, true],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ altKey: true }, false],
  [{ target: { matches: () => true } }, false],
])('leaves the browser and the fields their own keys: %o', (extra, alone) => {
  const event = { target: { matches: () => false }, ...extra } as unknown as KeyboardEvent;
  vi.stubGlobal('document', { querySelector: () => null });
  expect(isForPage(event)).toBe(alone);
  vi.stubGlobal('document', { querySelector: () => ({}) });
  expect(isForPage(event)).toBe(false);
  vi.unstubAllGlobals();
});
