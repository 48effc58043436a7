import { OF_A_BANK, type BankPicture } from '../../bank/coach/pictures';
import { CHIP } from '../../../coach/pictures';
import type { Idea } from './ideas';

const { auction, ...ofABank } = OF_A_BANK;
/** Five chairs on each side of the banker, starting at the far end of the left. */
const RING = { ring: [null, null, null, null, null, null, null, null, null, null, null], shoe: 5 };

/** A picture of each idea. */
export const PICTURES: Record<Idea, BankPicture> = {
  ...ofABank,
  banque: RING,
  award: auction,
  limited: { sums: [100 * CHIP, '→', 0] },
  sides: { sums: [100 * CHIP, '←', 75 * CHIP, '+', 25 * CHIP] },
  prime: { ring: [10, 9, 8, 7, 6, null, 1, 2, 3, 4, 5], shoe: 5 },
  cheval: { sums: [50 * CHIP, '←', 100 * CHIP, '→', 50 * CHIP] },
  three: {
    cards: [
      [null, null],
      [null, null],
      [null, null],
    ],
    sign: '|',
  },
  holders: { ring: [null, null, null, null, 1, null, 1, null, null, null, null], shoe: 5 },
  naturals: {
    cards: [
      ['Kh', '8s'],
      ['5d', '4c'],
    ],
  },
  last: { cards: [['4s'], ['Qd', '5h'], ['9c']], sign: '?' },
  apart: { sums: [50 * CHIP, '→', 100 * CHIP, '→', 50 * CHIP] },
  level: {
    cards: [
      ['3h', '4d'],
      ['9c', '8s'],
    ],
    sign: '=',
  },
  net: { sums: [100 * CHIP, '→', 98 * CHIP, '+', 2 * CHIP] },
  middle: RING,
  retire: { sums: [195 * CHIP, '↑'] },
};
