import type { CheminView } from '../types';
import type { Moment } from './ideas';

const HAND: CheminView['ponte'] = { seat: 0, cards: [], total: null, shown: false, draws: null, third: null };

/** For tests: a table with the viewer in seat 4, with 1,000 chips. */
export function viewed(change: Partial<CheminView> = {}): CheminView {
  return {
    type: 'chemin',
    viewer: 4,
    phase: 'stakes',
    bank: null,
    call: null,
    suivi: [],
    left: 0,
    over: 0,
    asked: [4],
    turn: 0,
    seats: [{ seat: 4, bystander: false, purse: 100_000, stake: 0, said: null, prime: 1, refused: 0 }],
    price: 0,
    missing: 0,
    giver: 0,
    bid: 0,
    bidder: 0,
    ponte: HAND,
    banker: HAND,
    shoe_at: 0,
    cards_to: 0,
    choices: [],
    default: null,
    quick: [],
    shoe: { left: 312, discarded: 0, burnt: 0, coups_left: null },
    ...change,
  };
}

/** The same, as a moment of the first shoe. */
export function moment(change: Partial<CheminView> = {}, rest: Partial<Moment> = {}): Moment {
  return {
    view: viewed({ phase: 'bank', ...change }),
    seat: 4,
    looks: false,
    withheld: false,
    decided: null,
    why: [],
    tax: 5,
    ...rest,
  };
}
