import type { BankPicture } from '../../banking/coach/pictures';
import { CHIP } from '../../coach/pictures';
import type { Idea } from './ideas';

/** What each idea looks like. */
export const PICTURES: Record<Idea, BankPicture> = {
  bank: { ring: [null, null, null, null, null, null, null, null, null], shoe: 3 },
  calls: { sums: [100 * CHIP, '←', 100 * CHIP] },
  stakes: { sums: [100 * CHIP, '←', 75 * CHIP, '+', 25 * CHIP] },
  prime: { ring: [6, 7, 8, null, 1, 2, 3, 4, 5], shoe: 3 },
  double: { sums: [100 * CHIP, '+', 100 * CHIP] },
  peek: { cards: [[null, null]] },
  draw: { cards: [['2h', '2s'], [null]], sign: '+' },
  five: { cards: [['2d', '3c']], sign: '?' },
  natural: { cards: [['Kh', '8s'], ['5d', '4c']] },
  tableau: { cards: [['Qd', '5h'], ['4s']], sign: '→' },
  tax: { sums: [100 * CHIP, '→', 95 * CHIP, '+', 5 * CHIP] },
  tie: { cards: [['3h', '4d'], ['9c', '8s']], sign: '=' },
  garage: { sums: [75 * CHIP, '|', 25 * CHIP] },
  suivi: { sums: [100 * CHIP, '→', 195 * CHIP, '←', 195 * CHIP] },
  offered: { ring: [null, null, null, null, null, null, null, null, null], shoe: 5 },
  putup: { sums: [100 * CHIP, '→', 195 * CHIP] },
  raise: { sums: [100 * CHIP, '+', 50 * CHIP, '←', 150 * CHIP] },
  choice: { sums: [195 * CHIP, '↑'] },
  suite: { sums: [195 * CHIP, '↑', '↓', 195 * CHIP] },
  auction: { sums: [50 * CHIP, '<', 75 * CHIP, '<', 100 * CHIP] },
};
