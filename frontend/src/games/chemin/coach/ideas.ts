import { OF_A_BANK, offers, speaks, type BankMoment } from '../../bank/coach/ideas';
import type { Subject, Teaching } from '../../../coach/lesson';
import type { HandsDecided } from '../../../wire';
import type { CheminView } from '../types';

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
