import type { Answered } from '../banking/question';
import { chips } from '../i18n.svelte';
import { t } from './language';
import type { CheminView } from './types';

export type Answer = NonNullable<CheminView['seats'][number]['said']>;

/** What the viewer has said to what is asked; null for nothing yet. */
export const saidBy = ({ seats, viewer }: CheminView): Answer | null =>
  seats.find(({ seat }) => seat === viewer)?.said ?? null;

/** The viewer's bid in units, where another leads; 0 where none does. */
export function outbidAt(view: CheminView): number {
  const said = saidBy(view);
  return said?.type === 'bid' && view.bidder !== view.viewer ? said.amount : 0;
}

/** Beside the question: how the viewer's answer stands, or what is done for the viewer when time is up; empty where there is neither. */
export function noteOf(view: CheminView, timed: boolean): { words: string; may: string } {
  const said = saidBy(view);
  if (outbidAt(view)) return { words: '', may: t('cf-may-bid') };
  if (said?.type === 'bid') return { words: t('cf-bid-leads', { amount: chips(said.amount) }), may: t('cf-may-change') };
  if (said) return { words: t('cf-you-said', { what: saidText(said) }), may: t('cf-may-change') };
  return { words: '', may: timed && view.asked.includes(view.viewer) ? defaultText(view) : '' };
}

/** The same, and whether the viewer is not asked again: a seat that is outbid is. */
export function answeredBy(view: CheminView, timed: boolean): Answered {
  const said = saidBy(view);
  return { said, settled: said !== null && !view.asked.includes(view.viewer), ...noteOf(view, timed) };
}

/** The sum that was named last stands until another is named, or it no longer leads; 0 for none. */
export function standsAt(view: CheminView): number {
  const said = saidBy(view);
  return said && 'amount' in said && !outbidAt(view) ? said.amount : 0;
}

/** What a seat has said to what is asked, briefly. */
export function saidText(said: Answer): string {
  switch (said.type) {
    case 'call-banco':
      return t(`cf-said-${said.kind}`);
    case 'punt':
      return said.amount ? chips(said.amount) : t('cf-said-punt-none');
    case 'bid':
      return t('cf-said-bid', { amount: chips(said.amount) });
    case 'put-up':
    case 'add-to-bank':
    case 'raise-bank':
      return chips(said.amount);
    default:
      return t(`cf-said-${said.type}`);
  }
}

/** What is done for the viewer when time is up; empty for nothing. Until they have `looked`, it says nothing of the cards. */
export function defaultText({ default: late }: CheminView, looked = true): string {
  if (late && !looked) return t('cf-late-unseen');
  return late ? t('cf-late', { what: t(`cf-default-${late.type}`) }) : '';
}
