import { kind, OF_A_BANK, speaks, type BankMoment } from '../../bank/coach/ideas';
import type { Subject, Teaching } from '../../../coach/lesson';
import type { Outcome } from '../../../wire';
import type { BanqueView } from '../types';

/** The table as the learner sees it. */
export interface Moment extends BankMoment<BanqueView> {
  /** Whether cards are on the table. */
  dealt: boolean;
  /** Whether a natural is shown. */
  natural: boolean;
  /** How each side fared in the decided coup on the table. */
  outcomes: readonly Outcome[];
}

const { calls, prime, double, peek, draw, five, suivi, putup, raise, choice, suite, auction } = OF_A_BANK;

/** The explanations of a banker who had a choice. */
const DECIDED_LAST = /^why-banque-banker-(draws|stands)$/;

/** The ideas of the game, in teaching order. */
const IDEAS = {
  banque: { when: () => true },
  award: auction,
  limited: { when: ({ view }) => view.bank !== null },
  calls,
  sides: kind('may-stake-on'),
  prime,
  cheval: { when: ({ view }) => view.call !== null },
  double,
  three: { when: ({ dealt }) => dealt },
  holders: { when: ({ dealt }) => dealt },
  peek,
  draw,
  five,
  naturals: { asks: true, when: (moment) => (speaks(moment)?.show ?? false) || moment.natural },
  last: { when: ({ view, why }) => view.phase === 'banker' || why.some(({ id }) => DECIDED_LAST.test(id)) },
  apart: { when: ({ outcomes }) => outcomes.includes('player') && outcomes.includes('banker') },
  level: { when: ({ outcomes }) => outcomes.includes('tie') },
  net: { when: ({ outcomes }) => outcomes.includes('banker') },
  suivi,
  middle: putup,
  raise,
  retire: choice,
  suite,
} satisfies Record<string, Teaching<Moment>>;

export type Idea = keyof typeof IDEAS;

/** The first-shoe lesson of baccara banque: it continues until the learner has held cards. */
export const BANQUE: Subject<Moment, Idea> = { ideas: IDEAS, lived: 'peek' };
