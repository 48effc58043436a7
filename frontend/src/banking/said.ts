import type { Answered } from './question';
import { chips } from '../i18n.svelte';
import { t } from './language';
import type { BankView, Place } from './types';

export type Answer = NonNullable<Place['said']>;

/** What the viewer has said to what is asked; null for nothing yet. */
export const saidBy = ({ seats, viewer }: BankView): Answer | null =>
  seats.find(({ seat }) => seat === viewer)?.said ?? null;

/** The viewer's bid in units, where another leads; 0 where none does. */
export function outbidAt(view: BankView): number {
  const said = saidBy(view);
  return said?.type === 'bid' && view.bidder !== view.viewer ? said.amount : 0;
}

/** Beside the question: how the viewer's answer stands, or what is done for the viewer when time is up; empty where there is neither. */
export function noteOf(view: BankView, timed: boolean): { words: string; may: string } {
  const said = saidBy(view);
  if (outbidAt(view)) return { words: '', may: t('bk-may-bid') };
  if (said?.type === 'bid') return { words: t('bk-bid-leads', { amount: chips(said.amount) }), may: t('bk-may-change') };
  if (said) return { words: t('bk-you-said', { what: saidText(said) }), may: t('bk-may-change') };
  return { words: '', may: timed && view.asked.includes(view.viewer) ? defaultText(view) : '' };
}

/** The same, and whether the viewer is not asked again: a seat that is outbid is. */
export function answeredBy(view: BankView, timed: boolean): Answered {
  const said = saidBy(view);
  return { said, settled: said !== null && !view.asked.includes(view.viewer), ...noteOf(view, timed) };
}

/** The sum that was named last stands until another is named, or it no longer leads; 0 for none. */
export function standsAt(view: BankView): number {
  const said = saidBy(view);
  return said && 'amount' in said && !outbidAt(view) ? said.amount : 0;
}

/** What a seat has said to what is asked, briefly. */
export function saidText(said: Answer): string {
  switch (said.type) {
    case 'call-banco':
      return t(`bk-said-${said.kind}`);
    case 'punt':
      return said.amount ? chips(said.amount) : t('bk-said-punt-none');
    case 'bid':
      return t('bk-said-bid', { amount: chips(said.amount) });
    case 'put-up':
    case 'add-to-bank':
    case 'raise-bank':
      return chips(said.amount);
    case 'claim-banco':
      return t(said.a_cheval ? 'bk-said-cheval' : 'bk-said-solo');
    default:
      return t(`bk-said-${said.type}`);
  }
}

/** What is done for the viewer when time is up; empty for nothing. Until they have `looked`, it says nothing of the cards. */
export function defaultText({ default: late }: BankView, looked = true): string {
  if (late && !looked) return t('bk-late-unseen');
  return late ? t('bk-late', { what: t(`bk-default-${late.type}`) }) : '';
}
