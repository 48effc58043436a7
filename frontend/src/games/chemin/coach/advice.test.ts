import { describe, expect, it } from 'vitest';
import type { CheminView } from '../types';
import type { MayName } from '../../../wire';
import type { Lived } from '../../bank/coach/advice';
import { advise } from './advice';
import { viewed } from './coach.support';

type May = CheminView['choices'][number];
const NEW: Lived = { banker: false, ponte: false, passes: false, coups: 3 };
const OLD: Lived = { banker: true, ponte: true, passes: false, coups: 9 };
const to = (may: May, lived = NEW, change: Partial<CheminView> = {}) =>
  advise(viewed({ choices: [may], ...change }), lived);
const name = (what: MayName['what'], low: number, high: number, passes = false): May => ({
  type: 'name',
  what,
  low,
  high,
  step: 20,
  passes,
  cover: 0,
  costs_seat: false,
});
const speak = (draw: boolean, stand: boolean, custom: 'D' | 'S' | 'F', show = false): May => ({
  type: 'speak',
  show,
  draw,
  stand,
  custom,
  late: 'S',
  table: false,
});

it('is null where nothing is asked', () => expect(advise(viewed(), NEW)).toBeNull());

describe('sums', () => {
  it('takes the bank with about a tenth, but at least the minimum', () => {
    expect(to(name('put-up', 5_000, 100_000, true))).toEqual({
      request: { type: 'put-up', amount: 10_000 },
      why: 'put-up',
    });
    expect(to(name('put-up', 20_000, 100_000, true))?.request).toEqual({ type: 'put-up', amount: 20_000 });
  });

  it('stakes a twentieth, but never more than is open', () => {
    expect(to(name('punt', 500, 100_000), OLD)?.request).toEqual({ type: 'punt', amount: 5_000 });
    expect(to(name('punt', 500, 1_010), OLD)?.request).toEqual({ type: 'punt', amount: 1_010 });
  });

  it('covers stakes that are a small part, and lets others go', () => {
    expect(to(name('raise-bank', 20, 9_000, true))?.why).toBe('hold-all');
    expect(to(name('raise-bank', 20, 11_000, true))).toEqual({ request: { type: 'pass' }, why: 'hold-some' });
  });

  it('bids low for a first bank, and for no other', () => {
    expect(to(name('bid', 8_000, 100_000, true))?.request).toEqual({ type: 'bid', amount: 8_000 });
    expect(to(name('bid', 8_000, 100_000, true), OLD)?.why).toBe('no-bid');
    expect(to(name('bid', 30_000, 100_000, true))?.why).toBe('no-bid');
  });
});

describe('calls', () => {
  const calls = (...of: ['suivi' | 'solo' | 'avec', number][]): May => ({
    type: 'call',
    kinds: of.map(([kind]) => kind),
    sums: of.map(([, sum]) => sum),
  });

  it('follows on while it is cheap', () => {
    expect(to(calls(['suivi', 10_000], ['solo', 10_000]), OLD)?.why).toBe('suivi');
    expect(to(calls(['suivi', 40_000], ['solo', 40_000]), OLD)?.why).toBe('no-call');
  });

  it('follows after the deal while it is cheap, and otherwise lets the right lapse', () => {
    const late = { phase: 'suivi' } as const;
    expect(to(calls(['suivi', 10_000]), OLD, late)?.why).toBe('suivi');
    expect(to(calls(['suivi', 40_000]), NEW, late)?.why).toBe('no-suivi');
  });

  it('calls a small bank once, in order to play a hand', () => {
    expect(to(calls(['solo', 15_000]))?.request).toEqual({ type: 'call-banco', kind: 'solo' });
    expect(to(calls(['solo', 15_000]), { ...NEW, coups: 0 })?.why).toBe('no-call');
    expect(to(calls(['solo', 15_000]), OLD)?.why).toBe('no-call');
    expect(to(calls(['solo', 25_000]), { ...NEW, coups: 1 })?.why).toBe('no-call');
  });

  it('risks more for a hand the longer none came', () => {
    const late = { ...NEW, coups: 6 };
    expect(to(calls(['solo', 50_000]))).toEqual({ request: { type: 'call-banco', kind: 'solo' }, why: 'hand' });
    expect(to(calls(['solo', 90_000], ['avec', 45_000]))?.request).toEqual({ type: 'call-banco', kind: 'avec' });
    expect(to(calls(['solo', 90_000]))?.why).toBe('no-call');
    expect(to(calls(['solo', 90_000]), late)?.request).toEqual({ type: 'call-banco', kind: 'solo' });
    expect(to(name('punt', 500, 100_000), late)).toEqual({ request: { type: 'punt', amount: 25_000 }, why: 'hand' });
  });
});

describe('banks', () => {
  const choose = (amount: number, give_up = false): May => ({
    type: 'choose',
    hold: true,
    pass_on: !give_up,
    give_up,
    amount,
  });
  const bank = {
    seat: 4,
    own: 0,
    aside: 0,
    co: 0,
    co_aside: 0,
    co_banker: null,
    fresh: false,
    origin: null,
    shares: [1, 0] as [number, number],
    waited: false,
    won: true,
  };

  it('is kept after a first win, and passed on when it has grown or the lesson comes to that', () => {
    expect(to(choose(19_500), NEW, { bank })?.request).toEqual({ type: 'hold-bank' });
    expect(to(choose(19_500), { ...NEW, passes: true }, { bank })).toEqual({
      request: { type: 'pass-bank' },
      why: 'pass-lesson',
    });
    expect(to(choose(25_000), OLD, { bank })?.why).toBe('hold');
    expect(to(choose(40_000), OLD, { bank })?.request).toEqual({ type: 'pass-bank' });
  });

  it('waits for stakes', () => expect(to(choose(5_000, true), NEW, { bank })?.why).toBe('wait'));

  it('takes over a suite only as a first bank', () => {
    const suite: May = { type: 'answer', what: 'take-bank', amount: 20_000, costs_seat: false };
    expect(to(suite)?.request).toEqual({ type: 'take-bank' });
    expect(to(suite, OLD)?.request).toEqual({ type: 'pass' });
  });

  it('never doubles', () =>
    expect(to({ type: 'answer', what: 'double', amount: 100, costs_seat: false })?.why).toBe('double'));
});

describe('hands', () => {
  const ponte = { phase: 'ponte' } as const;
  it.each([
    [speak(false, false, 'S', true), 'show', 'show'],
    [speak(true, false, 'D'), 'draw', 'must-draw'],
    [speak(false, true, 'S'), 'stand', 'must-stand'],
    [speak(true, true, 'F'), 'draw', 'five'],
  ])('of the ponte: %o', (may, type, why) => expect(to(may, NEW, ponte)).toEqual({ request: { type }, why }));

  it.each([
    [speak(false, true, 'S'), 'stand', 'tableau'],
    [speak(true, true, 'F'), 'draw', 'volonte'],
  ])('of the banker: %o', (may, type, why) =>
    expect(to(may, NEW, { phase: 'banker' })).toEqual({ request: { type }, why }),
  );
});
