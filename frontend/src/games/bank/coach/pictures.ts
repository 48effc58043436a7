import { CHIP, type Picture } from '../../../coach/pictures';

/** The chairs round a table: the numbers are ranks in prime; the shoe is in front of the chair at this index. */
export interface Ring {
  ring: (number | null)[];
  shoe: number;
}

export type BankPicture = Picture | Ring;

/** Pictures of the ideas shared by all tables with a player's bank. */
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
