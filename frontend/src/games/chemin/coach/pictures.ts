import { OF_A_BANK, type BankPicture } from '../../bank/coach/pictures';
import { CHIP } from '../../../coach/pictures';
import type { Idea } from './ideas';

/** A picture of each idea. */
export const PICTURES: Record<Idea, BankPicture> = {
  ...OF_A_BANK,
  bank: { ring: [null, null, null, null, null, null, null, null, null], shoe: 3 },
  stakes: { sums: [100 * CHIP, '←', 75 * CHIP, '+', 25 * CHIP] },
  prime: { ring: [6, 7, 8, null, 1, 2, 3, 4, 5], shoe: 3 },
  natural: {
    cards: [
      ['Kh', '8s'],
      ['5d', '4c'],
    ],
  },
  tableau: { cards: [['Qd', '5h'], ['4s']], sign: '→' },
  tax: { sums: [100 * CHIP, '→', 95 * CHIP, '+', 5 * CHIP] },
  tie: {
    cards: [
      ['3h', '4d'],
      ['9c', '8s'],
    ],
    sign: '=',
  },
  garage: { sums: [75 * CHIP, '|', 25 * CHIP] },
  offered: { ring: [null, null, null, null, null, null, null, null, null], shoe: 5 },
  putup: { sums: [100 * CHIP, '→', 195 * CHIP] },
  choice: { sums: [195 * CHIP, '↑'] },
};
