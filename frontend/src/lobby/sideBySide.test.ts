import { expect, it } from 'vitest';
import { besidePath, tablesIn } from './sideBySide';

it('reads the tables that an address was made of, each once and at most four', () => {
  const search = (path: string) => path.slice(path.indexOf('?'));
  expect(tablesIn(search(besidePath(['salon', 'x1'])))).toEqual(['salon', 'x1']);
  expect(tablesIn(search(besidePath(['a', 'b', 'a', 'c', 'd', 'e'])))).toEqual(['a', 'b', 'c', 'd']);
  expect(tablesIn('')).toEqual([]);
  expect(tablesIn('?tables=,,')).toEqual([]);
});
