import {
  advise as atBank,
  REASONS as AT_BANK,
  type Advice,
  type Lived,
  type Manners,
  type Reason,
} from '../../bank/coach/advice';
import type { CheminView } from '../types';

/** The coach's reasons specific to chemin de fer; each has its words. */
const OWN = ['solo', 'hand', 'no-bid', 'no-suite', 'hold', 'hold-first', 'tableau', 'volonte', 'usage'] as const;
type Own = (typeof OWN)[number];
export const REASONS = [...AT_BANK, ...OWN];
export type Why = Reason | Own;

const MANNERS: Manners<Own> = {
  solo: 'solo',
  hand: 'hand',
  noBid: 'no-bid',
  noSuite: 'no-suite',
  hold: (bank) => (bank && 'won' in bank && bank.won ? 'hold' : 'hold-first'),
  banker: (free, custom) => (custom ? 'usage' : free ? 'volonte' : 'tableau'),
};

/** The customary or prudent answer to the viewer's choice; null if nothing is asked or custom is silent. */
export function advise(view: CheminView, lived: Lived): Advice<Why> | null {
  return view.choices.map((may) => atBank(may, view, lived, MANNERS)).find((each) => each !== null) ?? null;
}
