import type { Teaching } from '../../coach/lesson';
import type { Call, MaySpeak } from '../../wire';
import type { BankView, Choice } from '../types';

/** A table with a player's bank, as it lies before the learner. */
export interface BankMoment<V extends BankView = BankView> {
  view: V;
  seat: number | null;
  /** Whether there are cards of the learner's own to look at. */
  looks: boolean;
  /** Why the coup that lies there decided went as it did. */
  why: readonly Call[];
}

/** Phases in which a hand against the bank is to speak. */
const PONTES: readonly string[] = ['ponte', 'right', 'left'];
/** What the house says of such a hand, after a coup. */
const DID = /^why-\w+-(ponte|side)-/;

export const offers = (...what: string[]): Teaching<BankMoment> => ({
  asks: true,
  when: ({ view }) => (view.choices as Choice[]).some((may) => 'what' in may && what.includes(may.what)),
});

export const kind = (...types: Choice['type'][]): Teaching<BankMoment> => ({
  asks: true, when: ({ view }) => (view.choices as Choice[]).some((may) => types.includes(may.type)),
});

const during = (...phases: BankView['phase'][]): Teaching<BankMoment> => ({ asks: true, when: ({ view }) => phases.includes(view.phase) });

/** What the learner's own hand may say, once they have looked: before, it would give the cards away. */
export const speaks = ({ view, looks }: BankMoment): MaySpeak | undefined =>
  looks ? undefined : (view.choices as Choice[]).find((may) => may.type === 'speak');

/** What the learner may say, where their hand plays against the bank. */
const asPonte = (moment: BankMoment) => (PONTES.includes(moment.view.phase) ? speaks(moment) : undefined);

/** Whether hands of the coup that lies there had to draw or stand, or were free; nothing for those that nobody asked. */
const bounds = ({ why }: BankMoment): boolean[] => why.filter(({ id }) => DID.test(id)).map(({ args }) => args.bound === 'bound');

/** Ideas that tables with a player's bank have alike. */
export const OF_A_BANK = {
  calls: kind('call'),
  prime: { when: ({ view }) => ['calls', 'stakes'].includes(view.phase) },
  double: offers('double'),
  peek: { asks: true, when: ({ looks }) => looks },
  draw: {
    asks: true,
    when: (moment) => {
      const may = asPonte(moment);
      return (may !== undefined && may.draw !== may.stand) || bounds(moment).includes(true);
    },
  },
  five: {
    asks: true,
    when: (moment) => {
      const may = asPonte(moment);
      return (may !== undefined && may.draw && may.stand) || bounds(moment).includes(false);
    },
  },
  suivi: { when: ({ view }) => view.suivi.length > 0 },
  putup: { when: ({ view, seat }) => seat !== null && view.bank?.seat === seat },
  raise: during('raise', 'match'),
  choice: during('choice'),
  suite: during('suite'),
  auction: during('auction'),
} satisfies Record<string, Teaching<BankMoment>>;
