import type { Picture } from '../../coach/pictures';

/** The chairs round a table: numbers are ranks in prime, and the shoe stands before the one at this place. */
export interface Ring {
  ring: (number | null)[];
  shoe: number;
}

export type BankPicture = Picture | Ring;
