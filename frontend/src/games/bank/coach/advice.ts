import { fitSum } from '../../../room/chips/sums';
import type { RoomRequest } from '../../../types';
import type { MayAnswer, MayBid, MayCall, MayChoose, MayName, MaySpeak } from '../../../wire';
import type { BankView, Choice } from '../bankView';

/** The coach's reasons at any bank; each has its words. */
export const REASONS = [
  'put-up',
  'double',
  'suivi',
  'no-call',
  'no-suivi',
  'keep-seat',
  'partner',
  'punt',
  'punt-none',
  'hold-all',
  'hold-some',
  'match',
  'no-match',
  'no-add',
  'set-aside',
  'leave-in',
  'bid',
  'take',
  'pass-on',
  'pass-lesson',
  'wait',
  'show',
  'must-draw',
  'must-stand',
  'five',
  'custom-draw',
  'custom-stand',
] as const;
export type Reason = (typeof REASONS)[number];

/** The coach's advice and its reason. */
export interface Advice<Why extends string = Reason> {
  request: RoomRequest;
  why: Why;
}

/** What the learner has already experienced. */
export interface Lived {
  /** Has held the bank. */
  banker: boolean;
  /** Has played a hand. */
  ponte: boolean;
  /** Is to see a bank passed on in this coup. */
  passes: boolean;
  /** The number of finished coups. */
  coups: number;
}

/** Reasons specific to a game. */
export interface Manners<Why extends string> {
  /** For calling a small bank, or in order to get to play a hand at last. */
  solo: Why;
  hand: Why;
  /** For not bidding for a bank, for not taking one over, and for keeping one's own. */
  noBid: Why;
  noSuite: Why;
  hold: (bank: BankView['bank']) => Why;
  /** For the banker's decision: bound, free, or free with a customary answer. */
  banker: (free: boolean, custom: boolean) => Why;
}

/**
 * Shares of the viewer's chips: for a bank, for a stake, for a small amount, and for an amount too large to leave in a
 * bank.
 */
const BANK = 1 / 10;
const STAKE = 1 / 20;
const SMALL = 1 / 5;
const LARGE = 1 / 4;
/** After this many coups without a hand the learner risks more for one, and after this many any price. */
const PATIENCE = 2;
const NO_PATIENCE = 5;

/** Sums are rounded to this many units (5 chips). */
const ROUND = 500;
const round = (units: number) => Math.floor(units / ROUND) * ROUND;

export const NO: RoomRequest = { type: 'pass' };

/** The viewer's purse in units. */
export const purseOf = ({ seats, viewer }: BankView): number => seats.find(({ seat }) => seat === viewer)?.purse ?? 0;

/** The customary or prudent answer to a choice common to all banks; null for any other choice. */
export function advise<Why extends string>(
  may: Choice,
  view: BankView,
  lived: Lived,
  manners: Manners<Why>,
): Advice<Reason | Why> | null {
  const purse = purseOf(view);
  switch (may.type) {
    case 'name':
      return naming(may, purse, lived, manners);
    case 'call':
      return calling(may, purse, lived, view, manners);
    case 'answer':
      if (may.costs_seat) return { request: { type: 'take-bank' }, why: 'keep-seat' };
      return may.what === 'take-bank' && view.giver === view.viewer
        ? { request: NO, why: 'pass-on' }
        : answering(may, purse, lived, manners);
    case 'choose':
      return choosing(may, purse, lived, view, manners);
    case 'speak':
      return speaking(may, view, manners);
    default:
      return null;
  }
}

export const yes = <Why extends string>(
  held: boolean,
  request: RoomRequest,
  why: Why,
  not: Why,
  otherwise: RoomRequest = NO,
): Advice<Why> => (held ? { request, why } : { request: otherwise, why: not });

function naming<Why extends string>(
  may: MayName,
  purse: number,
  lived: Lived,
  manners: Manners<Why>,
): Advice<Reason | Why> {
  switch (may.what) {
    case 'put-up':
      return { request: { type: 'put-up', amount: fitSum(may, round(purse * BANK)) }, why: 'put-up' };
    case 'punt': {
      if (wantsHand(lived))
        return { request: { type: 'punt', amount: fitSum(may, round(purse * LARGE)) }, why: manners.hand };
      const amount = proposeModestStake(may, purse);
      return yes<Reason>(amount <= purse, { type: 'punt', amount }, 'punt', 'punt-none', { type: 'punt', amount: 0 });
    }
    case 'add-to-bank':
      return { request: NO, why: 'no-add' };
    case 'set-aside':
      return { request: { type: 'set-aside', amount: may.high }, why: 'set-aside' };
    case 'leave-in':
      return { request: NO, why: 'leave-in' };
    case 'raise-bank':
      return yes<Reason>(may.high <= purse * BANK, { type: 'raise-bank', amount: may.high }, 'hold-all', 'hold-some');
    case 'take-bank-at': {
      const takes = !lived.banker && may.low <= purse * LARGE;
      return yes<Reason | Why>(takes, { type: 'take-bank-at', amount: may.low }, 'take', manners.noSuite);
    }
    default:
      return bidding(may, purse, lived, manners.noBid);
  }
}

/** A modest stake, in units. */
export const proposeModestStake = (may: Parameters<typeof fitSum>[0], purse: number): number =>
  fitSum(may, round(purse * STAKE));

/** The least bid, if it may win a small first bank. */
export function bidding<Why extends string>(
  may: MayName | MayBid,
  purse: number,
  { banker }: Lived,
  not: Why,
): Advice<Reason | Why> {
  const bids = !may.passes || (!banker && may.low <= purse * LARGE);
  return yes<Reason | Why>(bids, { type: 'bid', amount: fitSum(may, may.low) }, 'bid', not);
}

function calling<Why extends string>(
  may: MayCall,
  purse: number,
  lived: Lived,
  { phase }: BankView,
  { solo, hand }: Manners<Why>,
): Advice<Reason | Why> {
  const sumOf = (kind: MayCall['kinds'][number]) => may.sums[may.kinds.indexOf(kind)] ?? Infinity;
  if (sumOf('suivi') <= purse * LARGE) return { request: { type: 'call-banco', kind: 'suivi' }, why: 'suivi' };
  if (phase === 'suivi') return { request: NO, why: 'no-suivi' };
  const small = !lived.ponte && lived.coups > 0 && sumOf('solo') <= purse * SMALL;
  if (small) return { request: { type: 'call-banco', kind: 'solo' }, why: solo };
  const most = lived.coups >= NO_PATIENCE ? purse : purse / 2;
  const kind = HANDS.find((each) => wantsHand(lived) && sumOf(each) <= most);
  return kind ? { request: { type: 'call-banco', kind }, why: hand } : { request: NO, why: 'no-call' };
}

/** The calls whose caller plays the hand alone, strongest first. */
const HANDS = ['solo', 'avec'] as const;

/** Every learner should play a hand in a first shoe; leave it to chance for a while. */
const wantsHand = ({ ponte, coups }: Lived): boolean => !ponte && coups >= PATIENCE;

function answering<Why extends string>(
  { what, amount }: MayAnswer,
  purse: number,
  lived: Lived,
  { noSuite }: Manners<Why>,
): Advice<Reason | Why> | null {
  switch (what) {
    case 'take-bank':
      return yes<Reason | Why>(!lived.banker && amount <= purse * LARGE, { type: 'take-bank' }, 'take', noSuite);
    case 'match-raise':
      return yes<Reason>(amount <= purse * BANK, { type: 'match-raise' }, 'match', 'no-match');
    case 'double':
      return { request: NO, why: 'double' };
    case 'accept-partner':
      return { request: { type: 'accept-partner' }, why: 'partner' };
    default:
      return null;
  }
}

/** Keep a bank that has not grown; take out one that has, or that the lesson passes on. */
function choosing<Why extends string>(
  may: MayChoose,
  purse: number,
  lived: Lived,
  { bank }: BankView,
  { hold }: Manners<Why>,
): Advice<Reason | Why> {
  if (may.give_up) return { request: { type: 'hold-bank' }, why: 'wait' };
  const grown = may.amount >= (purse + may.amount) * LARGE;
  const why = lived.passes ? 'pass-lesson' : 'pass-on';
  return yes<Reason | Why>(may.pass_on && (grown || lived.passes), { type: 'pass-bank' }, why, hold(bank), {
    type: 'hold-bank',
  });
}

function speaking<Why extends string>(
  may: MaySpeak,
  { phase }: BankView,
  { banker }: Manners<Why>,
): Advice<Reason | Why> {
  if (may.show) return { request: { type: 'show' }, why: 'show' };
  const free = may.draw && may.stand;
  const custom = free && may.custom !== 'F';
  const draws = custom ? may.custom === 'D' : may.draw;
  const request: RoomRequest = draws ? { type: 'draw' } : { type: 'stand' };
  if (phase === 'banker') return { request, why: banker(free, custom) };
  if (free && !custom) return { request, why: 'five' };
  return { request, why: `${custom ? 'custom' : 'must'}-${draws ? 'draw' : 'stand'}` };
}
