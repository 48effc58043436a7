import type { Teaching } from '../../../coach/lesson';
import type { Call, MaySpeak, CoupNews } from '../../../wire';
import type { BankView, Choice, BankNow } from '../bankView';
import { CHIP, type Picture } from '../../../coach/pictures';

/** A table with a player's bank in the state the learner sees. */
export interface BankMoment<V extends BankView = BankView> {
  view: V;
  seat: number | null;
  /** Whether the learner has unseen cards of their own. */
  looks: boolean;
  /** Whether the house still answers this phase's question for the learner. */
  withheld: boolean;
  /** Explanations of the decided coup that is still on the table. */
  why: readonly Call[];
}

/** Phases in which a hand against the bank has to speak. */
const PONTES: readonly string[] = ['ponte', 'right', 'left'];
/** The explanations of such a hand after a coup. */
const DID = /^why-\w+-(ponte|side)-/;

export const offers = (...what: string[]): Teaching<BankMoment> => ({
  asks: true,
  when: ({ view }) => (view.choices as Choice[]).some((may) => 'what' in may && what.includes(may.what)),
});

export const kind = (...types: Choice['type'][]): Teaching<BankMoment> => ({
  asks: true,
  when: ({ view }) => (view.choices as Choice[]).some((may) => types.includes(may.type)),
});

const during = (...phases: BankView['phase'][]): Teaching<BankMoment> => ({
  asks: true,
  when: ({ view, withheld }) => !withheld && phases.includes(view.phase),
});

/** What the learner's own hand may say. Undefined before they have looked, because it would give the cards away. */
export const speaks = ({ view, looks }: BankMoment): MaySpeak | undefined =>
  looks ? undefined : (view.choices as Choice[]).find((may) => may.type === 'speak');

/** The learner's options if their hand plays against the bank. */
const asPonte = (moment: BankMoment) => (PONTES.includes(moment.view.phase) ? speaks(moment) : undefined);

/** For each hand of the decided coup that was asked, whether the rules decided its third card. */
const bounds = ({ why }: BankMoment): boolean[] =>
  why.filter(({ id }) => DID.test(id)).map(({ args }) => args.bound === 'bound');

/** Ideas shared by all tables with a player's bank. */
export const OF_A_BANK = {
  calls: kind('call'),
  prime: { when: ({ view, withheld }) => !withheld && ['calls', 'stakes'].includes(view.phase) },
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

/** The moment that a table with a player's bank shows after these coups. */
export function bankMoment<V extends BankView>(
  { view, me, withheld }: Omit<BankNow, 'view'> & { view: V },
  scene: { looking: unknown; decided: unknown },
  coups: readonly CoupNews[],
): BankMoment<V> {
  return {
    view,
    seat: me.seat,
    looks: scene.looking !== null,
    withheld,
    why: scene.decided ? (coups.at(-1)?.why ?? []) : [],
  };
}

/** The chairs round a table: the numbers are ranks in prime; the shoe is in front of the chair at this index. */
export interface Ring {
  ring: (number | null)[];
  shoe: number;
}

export type BankPicture = Picture | Ring;

/** Pictures of the ideas shared by all tables with a player's bank. */
export const BANK_PICTURES = {
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
