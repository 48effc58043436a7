import { nameOf } from '../bank/bankView';
import { asked, bidding, sumOf, sumOfMay, type HandAsked, type Words } from '../bank/questions/questions';
import { joinSentences } from '../bank/messages';
import { no, option, type Question } from '../bank/questions/question';
import { chips } from '../../i18n.svelte';
import type { RoomRequest } from '../../types';
import type { MayBid, MayClaim, MayName, MayNameCutter, MayPay, MayStakeOn } from '../../wire';
import { t } from './messages';
import { handOf, type PlayedSide } from './scene.svelte';
import type { BanqueNow, BanquePreset, BanqueView, TableSide } from './types';

type Rules = Pick<
  BanquePreset,
  'over' | 'bancos_in_row' | 'open_bank' | 'award' | 'award_ties' | 'calls' | 'shuffle' | 'ask_table'
>;

/** The question that the view asks its viewer; null for none. */
export function questionOf(now: BanqueNow, rules: Rules): Question | null {
  return (
    now.view.choices
      .map((may) => own(may, now, rules) ?? asked(may, now, wordsOf(now, rules)))
      .find((each) => each !== null) ?? null
  );
}

function wordsOf({ view }: BanqueNow, { open_bank, calls, ask_table }: Rules): Words {
  const open = open_bank === 'always';
  return {
    bank: (low) => t(open ? 'bq-ask-bank-how-open' : 'bq-ask-bank-how', { low }),
    auction: () => t('bq-ask-auction-how'),
    stake: () => t('bq-ask-stake-how', { left: chips(view.left) }),
    calls: () => t('bq-ask-calls-halved'),
    alone: calls === 'banco',
    ...(open && { suite: () => t('bq-ask-suite-open') }),
    hand: () => handAsked(view, ask_table),
  };
}

/** Questions specific to this game. */
function own(may: BanqueView['choices'][number], now: BanqueNow, rules: Rules): Question | null {
  switch (may.type) {
    case 'may-bid':
      return bid(may, now, rules);
    case 'may-stake-on':
      return stake(may, now.view, rules);
    case 'claim':
      return claim(may, now.view, rules);
    case 'pay':
      return pay(may, now.view, rules);
    case 'name-cutter':
      return cutter(may, now, rules);
    case 'name':
      return now.view.phase === 'refill' ? refill(may) : null;
    default:
      return null;
  }
}

const bidOpen = (amount: number) =>
  option('bid-open', { type: 'bid-open' }, t('bq-do-bid-open'), {
    french: true,
    gloss: t('bq-do-bid-open-gloss', { amount: chips(amount) }),
  });

function bid(may: MayBid, now: BanqueNow, { award_ties: ties }: Rules): Question {
  const how = ties === 'lot' ? 'bq-ask-auction-lot' : 'bq-ask-auction-how';
  const question = bidding(may, now, t(may.opens ? 'bq-ask-auction-or-open' : how));
  return { ...question, options: [...(may.opens ? [bidOpen(may.opens)] : []), ...question.options] };
}

/** How to stake against the current bank. */
function stakeHow({ bank, left }: BanqueView, { over }: Rules): string {
  if (bank?.open) return t('bq-ask-stake-open');
  return left > 0 ? t('bq-ask-stake-how', { left: chips(left) }) : t(`bq-ask-stake-${over}`);
}

/** A stake on the player's own side; a bystander may choose either side. */
function stake(may: MayStakeOn, view: BanqueView, rules: Rules): Question {
  const sides = may.sides as PlayedSide[];
  const [only, ...others] = sides;
  const on = (amount: number, side: PlayedSide): RoomRequest => ({ type: 'stake-on', amount, side });
  return {
    title: only && !others.length ? t('bq-ask-stake', { side: only }) : t('bq-ask-stake-either'),
    how: stakeHow(view, rules),
    options: [no(t('bk-do-punt-none'), '', on(0, only ?? 'right'))],
    sum: {
      what: may.what,
      may,
      ways: sides.map((side) => ({
        name: others.length ? side : 'name',
        words: (amount) => t(others.length ? `bq-do-stake-${side}` : 'bk-do-punt', { amount: chips(amount) }),
        request: (amount) => on(amount, side),
      })),
    },
  };
}

function claim({ amount }: MayClaim, view: BanqueView, { bancos_in_row: times }: Rules): Question {
  const way = (name: 'hand' | 'cheval') =>
    option(name, { type: 'claim-banco', a_cheval: name === 'cheval' }, t(`bq-do-${name}`), {
      french: true,
      gloss: t(`bq-do-${name}-gloss`, { amount: chips(amount) }),
    });
  return {
    title: t('bq-ask-claim', { bank: chips(sumOf(view)) }),
    how: t('bq-ask-claim-how', { times }),
    options: [way('hand'), way('cheval'), no(t('bk-do-no-call'), t('bk-do-no-call-gloss'))],
    sum: null,
  };
}

/** The sum with which a broken bank goes on, where its banker may name it (AD-B12). */
const refill = (may: MayName): Question => ({
  title: t('bq-ask-refill'),
  how: t('bq-ask-refill-more-how', { low: chips(may.low) }),
  options: [no(t('bq-no-refill'))],
  sum: sumOfMay(may),
});

/** Money put in for a single purpose. */
function pay({ what, amount }: MayPay, view: BanqueView, { award, award_ties: ties }: Rules): Question {
  if (what === 'bid-open') {
    const options = [bidOpen(amount), no(t('bq-no-bid-open'))];
    const how = t(ties === 'lot' ? 'bq-ask-auction-open-lot' : 'bq-ask-auction-open');
    return { title: t('bq-ask-auction-title'), how, options, sum: null };
  }
  const sums = { over: chips(what === 'refill' ? amount : view.over), amount: chips(amount) };
  const yes = option(what, { type: what }, t(`bq-do-${what}`), {
    french: what !== 'refill' && what !== 'new-shoe',
    gloss: t(`bq-do-${what}-gloss`, sums),
    weight: 'gold',
  });
  const gloss = what === 'top-up' ? t('bq-no-top-up-gloss') : '';
  const how =
    what === 'refill' && award === 'list' ? ('bq-ask-refill-how-list' as const) : (`bq-ask-${what}-how` as const);
  return {
    title: t(`bq-ask-${what}`, sums),
    how: t(how, sums),
    options: [yes, no(t(`bq-no-${what}`), gloss)],
    sum: null,
  };
}

/** The player to cut the shoe: anyone at the table, including the viewer (C-4). */
const cutter = ({ seats }: MayNameCutter, now: BanqueNow, { shuffle }: Rules): Question => ({
  title: t('bq-ask-cutter'),
  how: t(`bq-ask-cutter-${shuffle}`),
  options: seats.map((seat) =>
    option(`cutter-${String(seat)}`, { type: 'name-cutter', cutter: seat }, nameOf(now, seat)),
  ),
  sum: null,
});

/** A side's hand, or the banker's, whose choice depends on what both sides drew and show (BB-6). */
function handAsked(view: BanqueView, asks: boolean): HandAsked {
  const side = view.phase === 'right' || view.phase === 'left' ? view.phase : 'banker';
  const points = handOf(view, side).total ?? 0;
  const banker = side === 'banker';
  return { points, banker, title: t(`bq-ask-${side}`, { points }), beside: besideOf(view, side), asks: banker && asks };
}

/** What else the holder of a hand should know: of the sides as banker, or that their own left hand waits (BB-11). */
function besideOf(view: BanqueView, side: TableSide): string {
  if (side === 'banker') return describeSides(view);
  return side === 'right' && view.left_hand.seat === view.right.seat ? t('bq-left-waits') : '';
}

const describeSides = (view: BanqueView): string =>
  joinSentences(
    ...(['right', 'left'] as const)
      .filter((side) => handOf(view, side).cards.length)
      .map((side) => {
        const { stakes, shown, third } = handOf(view, side);
        const how = third !== null ? String(third) : shown ? 'natural' : 'stood';
        return t(`bq-beside-${side}`, { amount: chips(stakes), how });
      }),
  );
