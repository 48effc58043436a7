import { chips } from '../../../i18n.svelte';
import type { RoomRequest } from '../../../types';
import type { MayAnswer, MayCall, MayChoose, MayName, MaySpeak } from '../../../wire';
import { joinSentences, t } from '../messages';
import { no, option, type Option, type Question, type SumAsked } from './question';
import { outbidAt } from './answers';
import type { BankNow, BankView, Choice } from '../bankView';

/** The words in which games differ where all banks ask the same question. */
export interface Words {
  /** How a bank of at least this many chips is kept; how a bank is auctioned; how to stake against it. */
  bank: (low: string) => string;
  auction: () => string;
  stake: () => string;
  /** Whether the only call is banco alone. */
  alone?: boolean;
  /** An additional note on calls, if any. */
  calls?: () => string;
  /** An additional note on a bank that is passed on, if any. */
  suite?: () => string;
  /** The hand that is asked, with words about it. */
  hand: () => HandAsked;
}

export interface HandAsked {
  /** The hand's points. */
  points: number;
  /** Whether it is the banker's hand. */
  banker: boolean;
  title: string;
  /** A further hint for the holder, besides custom. */
  beside?: string;
  /** Whether the croupier could be asked for the table. */
  asks?: boolean;
}

/**
 * The question that a choice puts to the viewer, in the words of all banks and of the game; null if it is specific to a
 * game.
 */
export function asked(may: Choice, now: BankNow, words: Words): Question | null {
  switch (may.type) {
    case 'name':
      return naming(may, now, words);
    case 'call':
      return calling(may, now.view, words);
    case 'answer':
      return answering(may, now.view, words);
    case 'choose':
      return choosing(may, now.view);
    case 'speak':
      return speaking(may, words.hand());
    default:
      return null;
  }
}

function naming(may: MayName, now: BankNow, words: Words): Question {
  const { view } = now;
  const question = (title: string, how: string, ...options: Option[]) => ({ title, how, options, sum: sumOfMay(may) });
  switch (may.what) {
    case 'put-up': {
      const how = joinSentences(words.bank(chips(may.low)), may.costs_seat && t('bk-ask-costs-seat'));
      if (!may.passes) return question(t('bk-ask-bank-waits'), how);
      const decline = no(t('bk-do-decline-bank'), t('bk-do-decline-bank-gloss'));
      return question(t('bk-ask-bank'), how, may.costs_seat ? no(t('bk-do-leave-seat')) : decline);
    }
    case 'add-to-bank':
      return question(t('bk-ask-add', { bank: chips(sumOf(view)) }), t('bk-ask-add-how'), no(t('bk-do-add-none')));
    case 'punt':
      return question(t('bk-ask-stake'), words.stake(), no(t('bk-do-punt-none'), '', { type: 'punt', amount: 0 }));
    case 'raise-bank': {
      const all = option('all', { type: 'raise-bank', amount: may.high }, t('bk-do-raise-all'), {
        french: true,
        gloss: t('bk-do-raise-all-gloss', { amount: chips(may.high) }),
      });
      const every = may.high >= view.over ? [all] : [];
      return question(
        t('bk-ask-raise', { over: chips(view.over) }),
        t('bk-ask-raise-how'),
        ...every,
        no(t('bk-do-raise-none')),
      );
    }
    case 'take-bank-at':
      return question(
        t('bk-ask-take-bank-at', { price: chips(may.low) }),
        joinSentences(t('bk-ask-take-bank-at-how'), words.suite?.()),
        no(t('bk-do-pass')),
      );
    default:
      return bidding(may, now, words.auction());
  }
}

/** The question for a bid above the highest so far, which the felt shows. */
export function bidding(
  may: Pick<MayName, 'low' | 'high' | 'step' | 'cover' | 'passes' | 'what'>,
  now: BankNow,
  how: string,
): Question {
  const { view } = now;
  const out = may.passes ? [no(t('bk-do-pass'))] : [];
  const beaten = outbidAt(view);
  const title = beaten ? t('bk-outbid', { amount: chips(beaten) }) : t('bk-ask-auction');
  return { title, how, options: out, sum: sumOfMay(may) };
}

function calling(may: MayCall, view: BankView, { alone, calls: beside }: Words): Question {
  const calls = may.kinds.map((kind, at) =>
    option(kind, { type: 'call-banco', kind }, t(`bk-call-${kind}`), {
      french: true,
      gloss: t(`bk-do-${kind}-gloss`, { amount: chips(may.sums[at] ?? 0) }),
      weight: kind === 'suivi' ? 'gold' : 'plain',
    }),
  );
  if (view.phase === 'suivi')
    return {
      title: t('bk-ask-suivi', { bank: chips(sumOf(view)) }),
      how: t('bk-ask-suivi-how'),
      options: [...calls, no(t('bk-do-no-call'))],
      sum: null,
    };
  return {
    title: t('bk-ask-calls', { bank: chips(sumOf(view)) }),
    how: joinSentences(t(alone ? 'bk-ask-banco-how' : 'bk-ask-calls-how'), beside?.()),
    options: [...calls, no(t('bk-do-no-call'), t('bk-do-no-call-gloss'))],
    sum: null,
  };
}

/** The answers that are spoken in French. */
const FRENCH = new Set<MayAnswer['what']>(['double', 'take-bank']);

function answering({ what, amount, costs_seat }: MayAnswer, { giver, viewer }: BankView, { suite }: Words): Question {
  const sum = { amount: chips(amount), price: chips(amount) };
  if (costs_seat) {
    const hold = option(what, { type: what }, t('bk-do-forced', sum), { weight: 'gold' });
    return { title: t('bk-ask-forced'), how: '', options: [hold, no(t('bk-do-leave-seat'))], sum: null };
  }
  if (what === 'take-bank' && giver === viewer) {
    const back = option(what, { type: what }, t('bk-do-give-up'));
    return {
      title: t('bk-ask-return'),
      how: t('bk-ask-return-how', sum),
      options: [back, no(t('bk-do-pass'))],
      sum: null,
    };
  }
  const yes = option(what, { type: what }, t(`bk-do-${what}`), {
    french: FRENCH.has(what),
    gloss: t(`bk-do-${what}-gloss`, sum),
  });
  const how = joinSentences(t(`bk-ask-${what}-how`, sum), what === 'take-bank' && suite?.());
  return { title: t(`bk-ask-${what}`, sum), how, options: [yes, no(t('bk-do-pass'))], sum: null };
}

/** The question to a banker between coups. */
const standing = ({ give_up }: MayChoose, bank: BankView['bank']) => {
  if (give_up) return 'uncovered';
  return bank && 'open' in bank && bank.open && !bank.own ? 'empty' : 'choice';
};

function choosing(may: MayChoose, { bank }: BankView): Question {
  const amount = chips(may.amount);
  const asks = standing(may, bank);
  const options = [
    may.hold &&
      option('hold', { type: 'hold-bank' }, t(may.give_up ? 'bk-do-wait' : 'bk-do-hold'), {
        gloss: t(may.give_up ? 'bk-do-wait-gloss' : 'bk-do-hold-gloss'),
        weight: 'gold',
      }),
    may.pass_on &&
      option('pass-on', { type: 'pass-bank' }, t('bk-do-pass-on'), {
        french: true,
        gloss: may.amount ? t('bk-do-pass-on-gloss', { amount }) : '',
      }),
    may.give_up &&
      option('give-up', { type: 'give-up-bank' }, t('bk-do-give-up'), { gloss: t('bk-do-give-up-gloss', { amount }) }),
  ];
  return {
    title: t(`bk-ask-${asks}`, { amount: chips(bank?.own ?? 0) }),
    how: asks === 'empty' ? t(may.pass_on ? 'bk-ask-empty-how' : 'bk-ask-empty-hold-how') : '',
    options: options.filter((each) => each !== false),
    sum: null,
  };
}

function speaking(may: MaySpeak, { points, banker, title, beside = '', asks }: HandAsked): Question {
  if (may.show) {
    const show = option('show', { type: 'show' }, t('bk-do-show'), { weight: 'gold' });
    return { title: t('bk-ask-show', { points }), how: t('bk-ask-show-how'), options: [show], sum: null };
  }
  const who = banker ? 'banker' : 'ponte';
  const free = may.draw && may.stand;
  const said = (name: 'draw' | 'stand') =>
    option(name, { type: name }, t(`bk-do-${name}-${who}`), {
      french: !banker || name === 'stand',
      gloss: t(`bk-do-${name}-${who}-gloss`),
      weight: free ? 'plain' : 'gold',
      custom: free && may.custom === (name === 'draw' ? 'D' : 'S'),
    });
  const how = free ? freely(may, asks && !may.table) : t(may.draw ? 'bk-ask-must-draw' : 'bk-ask-must-stand');
  return {
    title,
    how: joinSentences(beside, how),
    options: [
      ...(may.draw ? [said('draw')] : []),
      ...(may.stand ? [said('stand')] : []),
      ...(may.table ? [asking(asks)] : []),
    ],
    sum: null,
  };
}

/** `both`: the table has to say the same against two sides. */
const asking = (both?: boolean): Option =>
  option('ask-table', { type: 'ask-table' }, t('bk-do-ask-table'), {
    gloss: t(both ? 'bk-do-ask-table-gloss' : 'bk-do-ask-table-one-gloss'),
  });

const freely = ({ custom }: MaySpeak, differs?: boolean): string =>
  joinSentences(
    differs && t('bk-table-differs'),
    t('bk-ask-free'),
    custom !== 'F' && t('bk-custom-is', { what: custom }),
  );

/** The sum in play in the bank, in units. */
export const sumOf = ({ bank }: BankView): number => (bank ? bank.own + bank.co : 0);

/** The units in the bank that no stake covers. */
export const uncovered = (view: BankView): number => view.seats.reduce((open, { stake }) => open - stake, sumOf(view));

export const sumOfMay = (may: Pick<MayName, 'low' | 'high' | 'step' | 'cover' | 'what'>): SumAsked => ({
  what: may.what,
  may,
  ways: [{ name: 'name', words: (amount) => sumText(may, amount), request: (amount) => nameSum(may, amount) }],
});

/** The label of the button that names a sum. */
const sumText = ({ what }: Pick<MayName, 'what'>, amount: number): string =>
  t(`bk-do-${what}`, { amount: chips(amount) });

/** Convert a named sum into a request. */
export const nameSum = ({ what }: Pick<MayName, 'what'>, amount: number): RoomRequest => ({ type: what, amount });
