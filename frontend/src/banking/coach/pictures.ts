import { CHIP, type Picture } from '../../coach/pictures';

/** The chairs round a table: numbers are ranks in prime, and the shoe stands before the one at this place. */
export interface Ring {
  ring: (number | null)[];
  shoe: number;
}

export type BankPicture = Picture | Ring;

/** What ideas look like that tables with a player's bank have alike. */
export const OF_A_BANK = {
  calls: { sums: [100 * CHIP, '←', 100 * CHIP] },
  double: { sums: [100 * CHIP, '+', 100 * CHIP] },
  peek: { cards: [[null, null]] },
  draw: { cards: [['2h', '2s'], [null]], sign: '+' },
  five: { cards: [['2d', '3c']], sign: '?' },
  suivi: { sums: [100 * CHIP, '→', 195 * CHIP, '←', 195 * CHIP] },
  raise: { sums: [100 * CHIP, '+', 50 * CHIP, '←', 150 * CHIP] },
  suite: { sums: [195 * CHIP, '↑', '↓', 195 * CHIP] },
  auction: { sums: [50 * CHIP, '<', 75 * CHIP, '<', 100 * CHIP] },
} satisfies Record<string, Picture>;
