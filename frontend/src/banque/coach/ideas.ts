import { kind, OF_A_BANK, speaks, type BankMoment } from '../../banking/coach/ideas';
import type { Subject, Teaching } from '../../coach/lesson';
import type { Outcome } from '../../wire';
import type { BanqueView } from '../types';

/** The table as it lies before the learner. */
export interface Moment extends BankMoment<BanqueView> {
  /** Whether cards lie there. */
  dealt: boolean;
  /** Whether a natural lies open. */
  natural: boolean;
  /** How each side fared in the coup that lies there decided. */
  outcomes: readonly Outcome[];
}

const { calls, prime, double, peek, draw, five, suivi, putup, raise, choice, suite, auction } = OF_A_BANK;

/** What the house says of the banker, where they had a choice. */
const DECIDED_LAST = /^why-banque-banker-(draws|stands)$/;

/** The ideas of the game, in the order in which they are taught. */
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

/** What a first shoe of baccara banque teaches: it goes on until the learner has held cards. */
export const BANQUE: Subject<Moment, Idea> = { ideas: IDEAS, lived: 'peek' };
