import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '../../i18n.svelte';
import { loadMessages as loadBankMessages } from '../bank/messages';
import { loadMessages } from './messages';
import type { CheminView } from './types';
import { noteOf } from '../bank/questions/answers';
import { nameSum } from '../bank/questions/questions';
import { questionOf } from './question';
import { nowOf, RULES, seatOf, viewOf } from './sample.support';

beforeAll(async () => {
  await speech.begin();
  await Promise.all([loadMessages(), loadBankMessages()]);
});

type Choice = CheminView['choices'][number];

const asked = (choice: Choice, change: Partial<CheminView> = {}) =>
  questionOf(nowOf(viewOf({ choices: [choice], seats: [seatOf(1)], ...change })), RULES);
const requests = (choice: Choice, change: Partial<CheminView> = {}) =>
  asked(choice, change)?.options.map(({ request }) => request);

const NAME = { type: 'name', step: 20, passes: true, cover: 0, costs_seat: false } as const;

const bank = {
  seat: 3,
  own: 6_000,
  origin: null,
  co_banker: null,
  co: 0,
  aside: 0,
  co_aside: 0,
  shares: [1, 1] as [number, number],
  fresh: true,
  won: false,
  waited: false,
};

describe('the question', () => {
  it('is null where nothing is asked', () => {
    expect(questionOf(nowOf(viewOf()), RULES)).toBeNull();
  });

  it('has a button for each call, and one for none', () => {
    const call: Choice = { type: 'call', kinds: ['suivi', 'avec'], sums: [6_000, 3_000] };
    expect(requests(call, { bank })).toEqual([
      { type: 'call-banco', kind: 'suivi' },
      { type: 'call-banco', kind: 'avec' },
      { type: 'pass' },
    ]);
  });

  it('asks who may follow once more after the deal', () => {
    const call: Choice = { type: 'call', kinds: ['suivi'], sums: [6_000] };
    const question = asked(call, { bank, phase: 'suivi' });
    expect(question?.how).toContain('nobody has seen them');
    expect(question?.options.map(({ request }) => request)).toEqual([
      { type: 'call-banco', kind: 'suivi' },
      { type: 'pass' },
    ]);
  });

  it.each([
    ['all', 'The strongest call wins'],
    ['banco', 'If several players call'],
  ] as const)('says which of several calls wins, where a house knows %s', (calls, words) => {
    const view = viewOf({ choices: [{ type: 'call', kinds: ['solo'], sums: [6_000] }], seats: [seatOf(1)], bank });
    expect(questionOf(nowOf(view), { ...RULES, calls })?.how).toContain(words);
  });

  it('asks for a sum, with a way to stake nothing', () => {
    const stake: Choice = { ...NAME, what: 'punt', low: 500, high: 9_000, passes: false };
    expect(asked(stake, { bank })?.sum?.may).toBe(stake);
    expect(requests(stake, { bank })).toEqual([{ type: 'punt', amount: 0 }]);
    expect(nameSum(stake, 700)).toEqual({ type: 'punt', amount: 700 });
  });

  it('leaves a waiting bank to anyone who takes it', () => {
    const bank: Choice = { ...NAME, what: 'put-up', low: 5_000, high: 9_000, passes: false };
    expect(requests(bank)).toEqual([]);
    expect(requests({ ...bank, passes: true })).toEqual([{ type: 'pass' }]);
    expect(nameSum(bank, 5_000)).toEqual({ type: 'put-up', amount: 5_000 });
  });

  it.each([
    ['loss', 'as long as you win'],
    ['decided', 'for one coup'],
    ['never', 'until the bank is broken'],
  ] as const)('says when the house rules keep the bank, where it moves on %s', (rotation, words) => {
    const choice: Choice = { ...NAME, what: 'put-up', low: 5_000, high: 9_000 };
    expect(questionOf(nowOf(viewOf({ choices: [choice] })), { ...RULES, rotation })?.how).toContain(words);
  });

  it('tells a banker who shares the bank about their own part', () => {
    const choice: Choice = { type: 'choose', hold: true, pass_on: true, give_up: false, amount: 19_500 };
    const found = asked(choice, { bank: { ...bank, own: 19_500, co_banker: 2, co: 19_500 } });
    expect(found?.title).toBe('You have 195 in the bank');
    expect(found?.options.map(({ gloss }) => gloss)).toContain('take out 195, pass the bank on');
  });

  it.each([
    [1, 'You'],
    [2, 'Seat 2'],
  ])('names who has the cards after a pass: seat %i (AD-C19)', (cards_to, name) => {
    const stake: Choice = { ...NAME, what: 'punt', low: 500, high: 9_000, passes: false };
    expect(asked(stake, { bank, left: 6_000, cards_to })?.how).toContain(`with any stake: ${name}.`);
  });

  it.each([
    { ...NAME, what: 'put-up', low: 5_000, high: 9_000, costs_seat: true } as const,
    { type: 'answer', what: 'take-bank', amount: 5_000, costs_seat: true } as const,
  ])('says on its button that a refusal costs the seat: $what (AD-C10, AD-C18)', (may: Choice) => {
    const view = viewOf({ choices: [may], seats: [seatOf(1)], asked: [1], default: { type: 'pass' } });
    const question = questionOf(nowOf(view), RULES)!;
    expect(question.options.at(-1)?.words).toBe('Give up my seat');
    expect(noteOf(view, question, true).may).toBe('When time is up: Give up my seat');
  });

  it('offers to set winnings aside, or nothing', () => {
    const aside: Choice = { ...NAME, what: 'set-aside', low: 20, high: 900 };
    expect(requests(aside, { bank, phase: 'garage' })).toEqual([{ type: 'pass' }]);
    expect(nameSum(aside, 500)).toEqual({ type: 'set-aside', amount: 500 });
  });

  it.each([
    [{ low: 2_000, high: 2_000 }, ['Leave 20']],
    [{ low: 2_000, high: 4_000 }, ['Leave 20', 'Leave 40']],
  ])('asks what stays of an uncovered bank with %o', (limits, words) => {
    const seats = [seatOf(1), seatOf(2, { stake: 2_000 })];
    const question = asked({ ...NAME, what: 'leave-in', ...limits }, { bank, seats, phase: 'raise' });
    expect(question?.title).toBe('40 of your bank are not covered');
    expect(question?.options.map((each) => each.words)).toEqual([...words, 'No, thank you']);
    expect(question?.options[0]?.request).toEqual({ type: 'leave-in', amount: limits.low });
  });

  it('offers to add a sum to the bank, or nothing', () => {
    const add: Choice = { ...NAME, what: 'add-to-bank', low: 20, high: 9_000 };
    expect(requests(add)).toEqual([{ type: 'pass' }]);
    expect(nameSum(add, 500)).toEqual({ type: 'add-to-bank', amount: 500 });
  });

  it('covers all stakes with one button, if that is affordable', () => {
    const raise: Choice = { ...NAME, what: 'raise-bank', low: 1, high: 800 };
    expect(requests(raise, { over: 800 })).toEqual([{ type: 'raise-bank', amount: 800 }, { type: 'pass' }]);
    expect(requests(raise, { over: 900 })).toEqual([{ type: 'pass' }]);
  });

  it.each([
    [{ hold: true, pass_on: true, give_up: false }, ['hold-bank', 'pass-bank']],
    [{ hold: true, pass_on: false, give_up: true }, ['hold-bank', 'give-up-bank']],
  ])('lists what a banker may do with the bank', (may, types) => {
    const found = requests({ type: 'choose', amount: 6_000, ...may }, { bank });
    expect(found?.map(({ type }) => type)).toEqual(types);
  });

  it.each(['double', 'take-bank', 'match-raise', 'accept-partner'] as const)('offers %s, or not', (what) => {
    expect(requests({ type: 'answer', what, amount: 100, costs_seat: false }, { bank })).toEqual([
      { type: what },
      { type: 'pass' },
    ]);
  });
});

describe('a hand', () => {
  const speak = { type: 'speak', show: false, draw: true, stand: true, custom: 'S', late: 'S', table: false } as const;
  const ponte = { seat: 1, cards: [], total: 5, shown: false, draws: null, third: null };

  it('that is free is told the custom', () => {
    const found = asked(speak, { phase: 'ponte', ponte });
    expect(found?.options.map(({ name, custom }) => [name, custom])).toEqual([
      ['draw', false],
      ['stand', true],
    ]);
    expect(found?.how).toBe('The choice is yours. Custom says: stand');
    expect(asked({ ...speak, custom: 'F' }, { phase: 'ponte', ponte })?.how).toBe('The choice is yours.');
  });

  it('that is bound has only one option', () => {
    const found = asked({ ...speak, stand: false }, { phase: 'ponte', ponte });
    expect(found?.options.map(({ name, custom, weight }) => [name, custom, weight])).toEqual([['draw', false, 'gold']]);
  });

  it('with a natural is shown', () => {
    expect(requests({ ...speak, show: true, draw: false, stand: false }, { phase: 'ponte', ponte })).toEqual([
      { type: 'show' },
    ]);
  });
});
