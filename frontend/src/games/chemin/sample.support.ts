import type { CheminNow, CheminView } from './types';

type SeatView = CheminView['seats'][number];

/** For tests: the house rules for questions. */
export const RULES = { rotation: 'loss', calls: 'all' } as const;

const bare = { seat: 0, cards: [], total: null, shown: false, draws: null, third: null };

/** For tests: a view of seat 1, with only the given things on the table. */
export function viewOf(change: Partial<CheminView> = {}): CheminView {
  return {
    type: 'chemin',
    viewer: 1,
    phase: 'calls',
    seats: [],
    bank: null,
    call: null,
    suivi: [],
    left: 0,
    over: 0,
    asked: [],
    turn: 0,
    price: 0,
    missing: 0,
    giver: 0,
    bid: 0,
    bidder: 0,
    ponte: bare,
    banker: bare,
    shoe: { left: 312, discarded: 0, burnt: 0, coups_left: null },
    shoe_at: 0,
    cards_to: 0,
    choices: [],
    default: null,
    quick: [],
    ...change,
  };
}

export function seatOf(seat: number, change: Partial<SeatView> = {}): SeatView {
  return { seat, bystander: false, purse: 100_000, stake: 0, said: null, prime: null, refused: 0, ...change };
}

/** For tests: a room that sends this view to seat 1. */
export function nowOf(view: CheminView): CheminNow {
  const may = {
    sit: null,
    free: [],
    buy: null,
    cash: null,
    leave: true,
    rebuy: null,
    deal: false,
    hurry: false,
    pace: true,
    add_bot: [],
    remove_bot: [],
    limit_seat: false,
    host: false,
    remove: [],
    speak: true,
    wait: false,
  };
  const me = {
    player: 'p',
    who: 'w',
    name: 'Anna',
    seat: 1,
    account: 0,
    host: true,
    alone: true,
    leaving: false,
    cuts: false,
    may,
    no_seat: null,
    again: null,
    standing: null,
    waits: null,
    kept_in: null,
  };
  return {
    seq: 1,
    shoe: 1,
    coup: 1,
    decision: 0,
    view,
    people: [],
    me,
    closes_in: null,
    cut_in: null,
    frozen: false,
    ranking: null,
    withheld: false,
    brings: [],
    waiting: [],
  };
}
