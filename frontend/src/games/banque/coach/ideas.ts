import {
  kind,
  OF_A_BANK,
  speaks,
  type BankMoment,
  bankMoment,
  BANK_PICTURES,
  type BankPicture,
} from '../../bank/coach/ideas';
import type { Subject, Teaching } from '../../../coach/lesson';
import type { Outcome } from '../../../wire';
import type { BanqueView, BanqueNow } from '../types';
import type { BanqueRoom } from '../room.svelte';
import { CHIP } from '../../../coach/pictures';

/** The table as the learner sees it. */
export interface Moment extends BankMoment<BanqueView> {
  /** Whether cards are on the table. */
  dealt: boolean;
  /** Whether a natural is shown. */
  natural: boolean;
  /** How each side fared in the decided coup on the table. */
  outcomes: readonly Outcome[];
}

const { calls, prime, double, peek, draw, five, suivi, putup, raise, choice, suite, auction } = OF_A_BANK;

/** The explanations of a banker who had a choice. */
const DECIDED_LAST = /^why-banque-banker-(draws|stands)$/;

/** The ideas of the game, in teaching order. */
const IDEAS = {
  banque: { when: () => true },
  award: auction,
  limited: { when: ({ view }) => view.bank !== null },
  calls,
  sides: kind('may-stake-on'),
  prime,
  cheval: { when: ({ view }) => view.call !== null },
  double,
  three: { when: ({ dealt }) => dealt },
  holders: { when: ({ dealt }) => dealt },
  peek,
  draw,
  five,
  naturals: { asks: true, when: (moment) => (speaks(moment)?.show ?? false) || moment.natural },
  last: { when: ({ view, why }) => view.phase === 'banker' || why.some(({ id }) => DECIDED_LAST.test(id)) },
  apart: { when: ({ outcomes }) => outcomes.includes('player') && outcomes.includes('banker') },
  level: { when: ({ outcomes }) => outcomes.includes('tie') },
  net: { when: ({ outcomes }) => outcomes.includes('banker') },
  suivi,
  middle: putup,
  raise,
  retire: choice,
  suite,
} satisfies Record<string, Teaching<Moment>>;

export type Idea = keyof typeof IDEAS;

/** The first-shoe lesson of baccara banque: it continues until the learner has held cards. */
export const BANQUE: Subject<Moment, Idea> = { ideas: IDEAS, lived: 'peek' };

const NATURAL = 8;

/** The table as the viewer sees it after these coups. */
export function momentOf(now: BanqueNow, { scene, coups }: BanqueRoom): Moment {
  return {
    ...bankMoment(now, scene, coups),
    dealt: scene.dealt > 0,
    natural: Object.values(scene.hands).some(({ cards, total }) => cards.length === 2 && (total ?? 0) >= NATURAL),
    outcomes: Object.values(scene.outcomes),
  };
}

const { auction: bids, ...ofABank } = BANK_PICTURES;

/** Five chairs on each side of the banker, starting at the far end of the left. */
const RING = { ring: [null, null, null, null, null, null, null, null, null, null, null], shoe: 5 };

/** A picture of each idea. */
export const PICTURES: Record<Idea, BankPicture> = {
  ...ofABank,
  banque: RING,
  award: bids,
  limited: { sums: [100 * CHIP, '→', 0] },
  sides: { sums: [100 * CHIP, '←', 75 * CHIP, '+', 25 * CHIP] },
  prime: { ring: [10, 9, 8, 7, 6, null, 1, 2, 3, 4, 5], shoe: 5 },
  cheval: { sums: [50 * CHIP, '←', 100 * CHIP, '→', 50 * CHIP] },
  three: {
    cards: [
      [null, null],
      [null, null],
      [null, null],
    ],
    sign: '|',
  },
  holders: { ring: [null, null, null, null, 1, null, 1, null, null, null, null], shoe: 5 },
  naturals: {
    cards: [
      ['Kh', '8s'],
      ['5d', '4c'],
    ],
  },
  last: { cards: [['4s'], ['Qd', '5h'], ['9c']], sign: '?' },
  apart: { sums: [50 * CHIP, '→', 100 * CHIP, '→', 50 * CHIP] },
  level: {
    cards: [
      ['3h', '4d'],
      ['9c', '8s'],
    ],
    sign: '=',
  },
  net: { sums: [100 * CHIP, '→', 98 * CHIP, '+', 2 * CHIP] },
  middle: RING,
  retire: { sums: [195 * CHIP, '↑'] },
};
