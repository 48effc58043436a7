import type { Answered, Question } from './question';
import { chips } from '../../../i18n.svelte';
import { t } from '../messages';
import type { BankView, Place } from '../bankView';

export type Answer = NonNullable<Place['said']>;

/** Whether two answers are the same; one of them may be missing. */
export const same = (one: object | null, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The viewer's answer to the current question; null for none yet. */
export const saidBy = ({ seats, viewer }: BankView): Answer | null =>
  seats.find(({ seat }) => seat === viewer)?.said ?? null;

/** The viewer's bid in units if another bid leads; otherwise 0. */
export function outbidAt(view: BankView): number {
  const said = saidBy(view);
  return said?.type === 'bid' && view.bidder !== view.viewer ? said.amount : 0;
}

/** The note next to the question: the state of the viewer's answer, or the default when time is up; otherwise empty. */
export function noteOf(view: BankView, asked: Question, timed: boolean): { words: string; may: string } {
  const said = saidBy(view);
  if (outbidAt(view)) return { words: '', may: t('bk-may-bid') };
  if (said?.type === 'bid')
    return { words: t('bk-bid-leads', { amount: chips(said.amount) }), may: t('bk-may-change') };
  if (said) return { words: t('bk-you-said', { what: saidText(said) }), may: t('bk-may-change') };
  return { words: '', may: timed && view.asked.includes(view.viewer) ? defaultText(view, asked) : '' };
}

/** The same, and whether the answer is final: a seat that is outbid is asked again. */
export function answeredBy(view: BankView, asked: Question, timed: boolean): Answered {
  const place = (view.seats as Place[]).find(({ seat }) => seat === view.viewer);
  const said = place ? requestOf(place) : null;
  return { said, settled: said !== null && !view.asked.includes(view.viewer), ...noteOf(view, asked, timed) };
}

/** The answer as a request: where there are sides, a stake is on one of them. */
const requestOf = (place: Place): object | null =>
  place.said?.type === 'punt' && 'side' in place
    ? { type: 'stake-on', amount: place.said.amount, side: place.side }
    : place.said;

/** The last named sum, until another is named or it no longer leads; 0 for none. */
export function standsAt(view: BankView): number {
  const said = saidBy(view);
  return said && 'amount' in said && !outbidAt(view) ? said.amount : 0;
}

/** A short text of a seat's answer to the current question. */
export function saidText(said: Answer): string {
  switch (said.type) {
    case 'call-banco':
      return t(`bk-said-${said.kind}`);
    case 'punt':
      return said.amount ? chips(said.amount) : t('bk-said-punt-none');
    case 'bid':
      return t('bk-said-bid', { amount: chips(said.amount) });
    case 'claim-banco':
      return t(said.a_cheval ? 'bk-said-cheval' : 'bk-said-solo');
    default:
      return 'amount' in said ? chips(said.amount) : t(`bk-said-${said.type}`);
  }
}

/**
 * The default when the viewer's time is up; empty for none. It says nothing about the cards until they have looked and
 * are asked. It has the words of its button, unless these are French.
 */
export function defaultText({ default: late }: BankView, asked: Question | null): string {
  if (!late) return '';
  if (!asked) return t('bk-late-unseen');
  const fitting = asked.options.filter(({ request }) => request.type === late.type);
  const option = fitting.find(({ request }) => same(request, late)) ?? fitting[0];
  return option ? t('bk-late', { what: option.french ? t(`bk-default-${late.type as French}`) : option.words }) : '';
}

/** The answers whose buttons may be French. */
type French = 'draw' | 'stand' | 'pass-bank';
