import { expect, it } from 'vitest';
import { lookAt } from './summary';
import { nothingSeen, readSeen, shoeIn } from './witness/seen';

it('distinguishes what was seen from what was told afterwards, even after a reload', () => {
  const seen = nothingSeen('blue');
  const shoe = shoeIn(seen, 3);
  const coup = (number: number) => ({ coup: number, hands: {}, outcomes: {} });
  Object.assign(shoe, {
    roots: ['ab'],
    proved: 5,
    places: { 9: '2 player 1', 10: '2 banker 1' },
    coups: { 1: coup(1), 2: coup(2), 3: coup(3) },
  });
  expect(lookAt(shoe)).toEqual({ shoe: 3, root: 'ab', proved: 5, told: 2, recomputed: false });
  shoe.secret = 'cd';
  const again = readSeen(JSON.stringify(seen));
  expect(again && lookAt(shoeIn(again, 3))).toEqual({ ...lookAt(shoe), recomputed: true });
});
