import { fitting } from '../../table/sums';
import type { Wish } from '../../types';
import type { CheminView } from '../types';
import type { MayAnswer, MayCall, MayChoose, MayName, MaySpeak } from '../../wire';

/** The coach's reasons: each has its words. */
export const REASONS = [
  'put-up', 'double', 'suivi', 'solo', 'hand', 'no-call', 'punt', 'punt-none', 'hold-all', 'hold-some', 'match', 'no-match', 'no-add', 'bid',
  'no-bid', 'take', 'no-suite', 'hold', 'pass-on', 'wait', 'show', 'must-draw', 'must-stand', 'five', 'tableau', 'volonte',
] as const;
type Why = (typeof REASONS)[number];

/** What the coach would do, and why. */
export interface Advice {
  wish: Wish;
  why: Why;
}

/** What the learner has lived through already. */
export interface Lived {
  /** Held the bank. */
  banker: boolean;
  /** Played a hand. */
  ponte: boolean;
  /** Seen a bank passed on. */
  suite: boolean;
  /** Coups that are over. */
  coups: number;
}

/** Shares of the viewer's chips: for a bank, for a stake, what is small, what is too much to leave in a bank. */
const BANK = 1 / 10;
const STAKE = 1 / 20;
const SMALL = 1 / 5;
const LARGE = 1 / 4;
/** Who has not played a hand after so many coups dares more for one, and after so many all that it costs. */
const PATIENCE = 2;
const NO_PATIENCE = 5;

/** Units of a round sum: 5 chips. */
const ROUND = 500;
const round = (units: number) => Math.floor(units / ROUND) * ROUND;

const NO: Wish = { type: 'pass' };
const yes = (held: boolean, wish: Wish, why: Why, not: Why, otherwise: Wish = NO): Advice =>
  held ? { wish, why } : { wish: otherwise, why: not };

/** What custom or prudence says to the choice before the viewer; null where there is none. */
export function advise(view: CheminView, lived: Lived): Advice | null {
  const purse = view.seats.find(({ seat }) => seat === view.viewer)?.purse ?? 0;
  for (const may of view.choices) {
    switch (may.type) {
      case 'name':
        return naming(may, purse, lived);
      case 'call':
        return calling(may, purse, lived);
      case 'answer':
        return answering(may, purse, lived);
      case 'choose':
        return choosing(may, purse, lived, view);
      case 'speak':
        return speaking(may, view);
    }
  }
  return null;
}

function naming(may: MayName, purse: number, lived: Lived): Advice {
  switch (may.what) {
    case 'put-up':
      return { wish: { type: 'put-up', amount: fitting(may, round(purse * BANK)) }, why: 'put-up' };
    case 'punt': {
      if (wantsHand(lived)) return { wish: { type: 'punt', amount: fitting(may, round(purse * LARGE)) }, why: 'hand' };
      const amount = fitting(may, round(purse * STAKE));
      return yes(amount <= purse, { type: 'punt', amount }, 'punt', 'punt-none', { type: 'punt', amount: 0 });
    }
    case 'add-to-bank':
      return { wish: NO, why: 'no-add' };
    case 'raise-bank':
      return yes(may.high <= purse * BANK, { type: 'raise-bank', amount: may.high }, 'hold-all', 'hold-some');
    default: {
      const bids = !may.passes || (!lived.banker && may.low <= purse * LARGE);
      return yes(bids, { type: 'bid', amount: fitting(may, may.low) }, 'bid', 'no-bid');
    }
  }
}

function calling(may: MayCall, purse: number, lived: Lived): Advice {
  const sumOf = (kind: MayCall['kinds'][number]) => may.sums[may.kinds.indexOf(kind)] ?? Infinity;
  if (sumOf('suivi') <= purse * LARGE) return { wish: { type: 'call-banco', kind: 'suivi' }, why: 'suivi' };
  const small = !lived.ponte && lived.coups > 0 && sumOf('solo') <= purse * SMALL;
  if (small) return { wish: { type: 'call-banco', kind: 'solo' }, why: 'solo' };
  const most = lived.coups >= NO_PATIENCE ? purse : purse / 2;
  const kind = HANDS.find((each) => wantsHand(lived) && sumOf(each) <= most);
  return kind ? { wish: { type: 'call-banco', kind }, why: 'hand' } : { wish: NO, why: 'no-call' };
}

/** The calls whose caller plays the hand alone, the strongest first. */
const HANDS = ['solo', 'avec'] as const;

/** Everyone plays a hand in a first shoe; luck is given a while. */
const wantsHand = ({ ponte, coups }: Lived): boolean => !ponte && coups >= PATIENCE;

function answering({ what, amount }: MayAnswer, purse: number, lived: Lived): Advice {
  switch (what) {
    case 'take-bank':
      return yes(!lived.banker && amount <= purse * LARGE, { type: 'take-bank' }, 'take', 'no-suite');
    case 'match-raise':
      return yes(amount <= purse * BANK, { type: 'match-raise' }, 'match', 'no-match');
    default:
      return { wish: NO, why: 'double' };
  }
}

/** A first win is held; what has grown is taken out, and once so that a suite is seen. */
function choosing(may: MayChoose, purse: number, lived: Lived, { bank }: CheminView): Advice {
  if (may.give_up) return { wish: { type: 'hold-bank' }, why: 'wait' };
  const grown = may.amount >= (purse + may.amount) * LARGE;
  const twice = !lived.suite && bank !== null && may.amount > 2 * purse * BANK;
  return yes(may.pass_on && (grown || twice), { type: 'pass-bank' }, 'pass-on', 'hold', { type: 'hold-bank' });
}

function speaking(may: MaySpeak, { phase }: CheminView): Advice {
  if (may.show) return { wish: { type: 'show' }, why: 'show' };
  const free = may.draw && may.stand;
  const says = free && may.custom !== 'F' ? may.custom === 'D' : may.draw;
  const wish: Wish = says ? { type: 'draw' } : { type: 'stand' };
  if (phase === 'banker') return { wish, why: free ? 'volonte' : 'tableau' };
  return { wish, why: free ? 'five' : says ? 'must-draw' : 'must-stand' };
}
