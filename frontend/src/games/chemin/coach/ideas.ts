import {
  OF_A_BANK,
  offers,
  speaks,
  type BankMoment,
  bankMoment,
  BANK_PICTURES,
  type BankPicture,
} from '../../bank/coach/ideas';
import type { Subject, Teaching } from '../../../coach/lesson';
import type { HandsDecided } from '../../../wire';
import type { CheminView, CheminNow, CheminPreset } from '../types';
import type { CheminRoom } from '../room.svelte';
import { CHIP } from '../../../coach/pictures';

/** The table as the learner sees it. */
export interface Moment extends BankMoment<CheminView> {
  /** The decided coup on the table. */
  decided: HandsDecided | null;
  /** The percentage of a bank's win that goes to the house. */
  tax: number;
}

const { calls, prime, double, peek, draw, five, suivi, putup, raise, choice, suite, auction } = OF_A_BANK;

/** The ideas of the game, in teaching order. */
const IDEAS = {
  bank: { when: () => true },
  calls,
  stakes: offers('punt'),
  prime,
  double,
  peek,
  draw,
  five,
  natural: {
    asks: true,
    when: (moment) => (speaks(moment)?.show ?? false) || (moment.decided?.natural ?? false),
  },
  tableau: { when: ({ view, decided }) => view.phase === 'banker' || (decided !== null && !decided.natural) },
  tax: { when: ({ decided, tax }) => decided?.outcome === 'banker' && tax > 0 },
  tie: { when: ({ decided }) => decided?.outcome === 'tie' },
  garage: { when: ({ view }) => view.bank !== null && view.bank.aside + view.bank.co_aside > 0 },
  suivi,
  offered: offers('put-up'),
  putup,
  raise,
  choice,
  suite,
  auction,
} satisfies Record<string, Teaching<Moment>>;

export type Idea = keyof typeof IDEAS;

/** The first-shoe lesson of chemin de fer: it continues until the learner has held cards. */
export const CHEMIN: Subject<Moment, Idea> = { ideas: IDEAS, lived: 'peek' };

/** The table as the viewer sees it after these coups. */
export const momentOf = (now: CheminNow, { scene, coups }: CheminRoom, { tax }: CheminPreset): Moment => ({
  ...bankMoment(now, scene, coups),
  decided: scene.decided,
  tax,
});

/** A picture of each idea. */
export const PICTURES: Record<Idea, BankPicture> = {
  ...BANK_PICTURES,
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
