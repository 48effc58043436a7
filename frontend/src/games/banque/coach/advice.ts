import {
  advise as atBank,
  bidding,
  proposeModestStake,
  NO,
  purseOf,
  REASONS as AT_BANK,
  yes,
  type Advice,
  type Lived,
  type Manners,
  type Reason,
} from '../../bank/coach/advice';
import type { BanqueView } from '../types';

/** The coach's reasons specific to baccara banque; each has its words. */
const OWN = [
  'both',
  'both-at-last',
  'no-bank',
  'no-heir',
  'keep',
  'keep-open',
  'custom',
  'no-open',
  'no-refill',
] as const;
type Own = (typeof OWN)[number];
export const REASONS = [...AT_BANK, ...OWN];
export type Why = Reason | Own;

const MANNERS: Manners<Own> = {
  solo: 'both',
  hand: 'both-at-last',
  noBid: 'no-bank',
  noSuite: 'no-heir',
  hold: (bank) => (bank && 'open' in bank && bank.open ? 'keep-open' : 'keep'),
  banker: () => 'custom',
};
/** Coups to watch before taking a bank. */
const WATCHED = 2;

/** The customary or prudent answer to the viewer's choice; null if nothing is asked or custom is silent. */
export function advise(view: BanqueView, lived: Lived): Advice<Why> | null {
  return (
    view.choices
      .map((may) => own(may, view, lived) ?? atBank(may, view, lived, MANNERS))
      .find((each) => each !== null) ?? null
  );
}

function own(may: BanqueView['choices'][number], view: BanqueView, lived: Lived): Advice<Why> | null {
  const purse = purseOf(view);
  switch (may.type) {
    case 'may-bid':
      return bidding(may, purse, { ...lived, banker: lived.banker || lived.coups < WATCHED }, MANNERS.noBid);
    case 'may-stake-on': {
      const [amount, side] = [proposeModestStake(may, purse), may.sides[0] ?? 'right'];
      const stake = (units: number) => ({ type: 'stake-on' as const, amount: units, side });
      return yes<Reason>(amount <= purse, stake(amount), 'punt', 'punt-none', stake(0));
    }
    case 'claim':
      return { request: NO, why: 'no-call' };
    case 'name':
      return view.phase === 'refill' ? { request: NO, why: 'no-refill' } : null;
    case 'pay':
      if (may.what === 'new-shoe') return null;
      return { request: NO, why: may.what === 'refill' ? 'no-refill' : 'no-open' };
    default:
      return null;
  }
}
