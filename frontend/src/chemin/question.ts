import { no, option, type Option } from '../banking/question';
import { chips } from '../i18n.svelte';
import { t } from './language';
import type { Wish } from '../types';
import type { CheminNow, CheminPreset, CheminView } from './types';
import type { MayAnswer, MayCall, MayChoose, MayName, MaySpeak } from '../wire';
import { nameOf } from './names';
import { outbidAt } from './said';

/** What the viewer is asked. */
export interface Question {
  title: string;
  how: string;
  options: Option[];
  /** A sum that may be named, besides the options. */
  sum: MayName | null;
}

/** The question that the view asks its viewer; null for none. */
export function questionOf(now: CheminNow, { rotation }: Pick<CheminPreset, 'rotation'>): Question | null {
  for (const may of now.view.choices) {
    switch (may.type) {
      case 'name':
        return naming(may, now, rotation);
      case 'call':
        return calling(may, now.view);
      case 'answer':
        return answering(may);
      case 'choose':
        return choosing(may, now.view);
      case 'speak':
        return speaking(may, now.view);
    }
  }
  return null;
}

function naming(may: MayName, now: CheminNow, rotation: CheminPreset['rotation']): Question {
  const { view } = now;
  const asked = (title: string, how: string, ...options: Option[]) => ({ title, how, options, sum: may });
  switch (may.what) {
    case 'put-up': {
      const how = t(`cf-ask-bank-how-${rotation}`, { low: chips(may.low) });
      if (!may.passes) return asked(t('cf-ask-bank-waits'), how);
      return asked(t('cf-ask-bank'), how, no(t('cf-do-decline-bank'), t('cf-do-decline-bank-gloss')));
    }
    case 'add-to-bank':
      return asked(t('cf-ask-add', { bank: chips(sumOf(view)) }), t('cf-ask-add-how'), no(t('cf-do-add-none')));
    case 'punt': {
      const none = no(t('cf-do-punt-none'), '', { type: 'punt', amount: 0 });
      const how = view.left > 0 ? t('cf-ask-stake-how', { left: chips(view.left) }) : t('cf-ask-stake-cut');
      return asked(t('cf-ask-stake'), how, none);
    }
    case 'raise-bank': {
      const all = option('all', { type: 'raise-bank', amount: may.high }, t('cf-do-raise-all'), {
        french: true, gloss: t('cf-do-raise-all-gloss', { amount: chips(may.high) }),
      });
      const every = may.high >= view.over ? [all] : [];
      return asked(
        t('cf-ask-raise', { over: chips(view.over) }), t('cf-ask-raise-how'), ...every, no(t('cf-do-raise-none')),
      );
    }
    default: {
      const best = view.bid ? `${t('cf-highest', { amount: chips(view.bid), name: nameOf(now, view.bidder) })} ` : '';
      const out = may.passes ? [no(t('cf-do-pass'))] : [];
      const beaten = outbidAt(view);
      const title = beaten ? t('cf-outbid', { amount: chips(beaten) }) : t('cf-ask-auction');
      return asked(title, best + t('cf-ask-auction-how'), ...out);
    }
  }
}

function calling(may: MayCall, view: CheminView): Question {
  const calls = may.kinds.map((kind, at) =>
    option(kind, { type: 'call-banco', kind }, t(`cf-call-${kind}`), {
      french: true,
      gloss: t(`cf-do-${kind}-gloss`, { amount: chips(may.sums[at] ?? 0) }),
      weight: kind === 'suivi' ? 'gold' : 'plain',
    }),
  );
  return {
    title: t('cf-ask-calls', { bank: chips(sumOf(view)) }),
    how: t('cf-ask-calls-how'),
    options: [...calls, no(t('cf-do-no-call'), t('cf-do-no-call-gloss'))],
    sum: null,
  };
}

/** Each has a title, and words that say how. */
type Asked = `cf-ask-${'double' | 'match' | 'suite'}`;

const ANSWERS: Record<MayAnswer['what'], { wish: Wish; ask: Asked; french: boolean }> = {
  double: { wish: { type: 'double' }, ask: 'cf-ask-double', french: true },
  'match-raise': { wish: { type: 'match-raise' }, ask: 'cf-ask-match', french: false },
  'take-bank': { wish: { type: 'take-bank' }, ask: 'cf-ask-suite', french: true },
};

function answering({ what, amount }: MayAnswer): Question {
  const known = ANSWERS[what];
  const sum = { amount: chips(amount), price: chips(amount) };
  const yes = option(what, known.wish, t(`cf-do-${what}`), {
    french: known.french, gloss: t(`cf-do-${what}-gloss`, sum),
  });
  return {
    title: t(known.ask, sum), how: t(`${known.ask}-how`, sum), options: [yes, no(t('cf-do-pass'))], sum: null,
  };
}

function choosing(may: MayChoose, view: CheminView): Question {
  const amount = chips(may.amount);
  const options = [
    may.hold &&
      option('hold', { type: 'hold-bank' }, t(may.give_up ? 'cf-do-wait' : 'cf-do-hold'), {
        gloss: t(may.give_up ? 'cf-do-wait-gloss' : 'cf-do-hold-gloss'), weight: 'gold',
      }),
    may.pass_on &&
      option('pass-on', { type: 'pass-bank' }, t('cf-do-pass-on'), {
        french: true, gloss: t('cf-do-pass-on-gloss', { amount }),
      }),
    may.give_up &&
      option('give-up', { type: 'give-up-bank' }, t('cf-do-give-up'), { gloss: t('cf-do-give-up-gloss', { amount }) }),
  ];
  return {
    title: may.give_up ? t('cf-ask-uncovered') : t('cf-ask-choice', { amount: chips(view.bank?.own ?? 0) }),
    how: t(may.give_up ? 'cf-ask-uncovered-how' : 'cf-ask-choice-how'),
    options: options.filter((each) => each !== false),
    sum: null,
  };
}

function speaking(may: MaySpeak, view: CheminView): Question {
  const ponte = view.phase === 'ponte';
  const hand = ponte ? view.ponte : view.banker;
  const points = hand.total ?? 0;
  if (may.show) {
    const show = option('show', { type: 'show' }, t('cf-do-show'), { weight: 'gold' });
    return { title: t('cf-ask-show', { points }), how: t('cf-ask-show-how'), options: [show], sum: null };
  }
  const who = ponte ? 'ponte' : 'banker';
  const free = may.draw && may.stand;
  const said = (name: 'draw' | 'stand') =>
    option(name, { type: name }, t(`cf-do-${name}-${who}`), {
      french: ponte || name === 'stand',
      gloss: t(`cf-do-${name}-${who}-gloss`),
      weight: free ? 'plain' : 'gold',
      custom: free && may.custom === (name === 'draw' ? 'D' : 'S'),
    });
  const given = String(view.ponte.third ?? 'none');
  const bound = may.draw ? t('cf-ask-must-draw') : t('cf-ask-must-stand');
  return {
    title: ponte ? t('cf-ask-ponte', { points }) : t('cf-ask-banker', { points, given }),
    how: free ? `${t('cf-ask-free')} ${t('cf-custom-is', { what: may.custom })}` : bound,
    options: [...(may.draw ? [said('draw')] : []), ...(may.stand ? [said('stand')] : [])],
    sum: null,
  };
}

/** What is in play in the bank, in units. */
export const sumOf = ({ bank }: CheminView): number => (bank ? bank.own + bank.co : 0);

/** What the button says that names a sum. */
export const sumText = ({ what }: MayName, amount: number): string => t(`cf-do-${what}`, { amount: chips(amount) });

/** A sum that was named, as a wish. */
export function named({ what }: MayName, amount: number): Wish {
  switch (what) {
    case 'put-up':
    case 'add-to-bank':
    case 'raise-bank':
    case 'bid':
      return { type: what, amount };
    default:
      return { type: 'punt', amount };
  }
}
