import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speech } from '../../i18n.svelte';
import { loadMessages as loadBankMessages } from '../bank/messages';
import { loadMessages } from './messages';
import { questionOf } from './question';
import type { CheminView } from './types';
import { defaultText, noteOf } from '../bank/questions/answers';
import SumInput from '../bank/questions/SumInput.svelte';
import { nowOf, RULES, seatOf, viewOf } from './sample.support';

type Said = ReturnType<typeof seatOf>['said'];
const MAY = {
  type: 'name',
  what: 'bid',
  low: 10_000,
  high: 50_000,
  step: 20,
  passes: true,
  cover: 0,
  costs_seat: false,
} as const;

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await speech.begin();
  await Promise.all([loadMessages(), loadBankMessages()]);
});

/** An auction in which seat 2 bids 100 and seat 1 has given this answer. */
const auction = (said: Said, bidder = 2) =>
  viewOf({
    phase: 'auction',
    choices: [MAY],
    bid: 10_000,
    bidder,
    default: { type: 'pass' },
    asked: bidder === 1 ? [] : [1],
    seats: [seatOf(1, { said }), seatOf(2)],
  });

const askedOf = (view: CheminView) => questionOf(nowOf(view), RULES)!;

describe('a bidder', () => {
  it('is asked, and told the default for a late answer', () => {
    const view = auction(null);
    const asked = askedOf(view);
    expect(asked.title).toBe('What do you bid for the bank?');
    expect(noteOf(view, asked, true)).toEqual({ words: '', may: 'When time is up: No, thank you' });
    expect(noteOf(view, asked, false)).toEqual({ words: '', may: '' });
  });

  it('is told that their bid leads', () => {
    const view = auction({ type: 'bid', amount: 10_000 }, 1);
    expect(noteOf(view, askedOf(view), true)).toEqual({
      words: 'Your bid of 100 leads.',
      may: 'You may still change it.',
    });
  });

  it.each([
    ['en', 'Your bid of 50 no longer leads', 'You may bid again.'],
    ['de', 'Ihr Gebot von 50 liegt nicht mehr vorn', 'Sie können noch einmal bieten.'],
    ['fr', 'Votre enchère de 50 est dépassée', 'Vous pouvez encore enchérir.'],
  ] as const)('is asked again when outbid, in %s', async (language, title, may) => {
    await speech.speak(language);
    const view = auction({ type: 'bid', amount: 5_000 });
    expect(askedOf(view).title).toBe(title);
    expect(noteOf(view, askedOf(view), true)).toEqual({ words: '', may });
  });
});

it('hears the same default whatever the cards are, until they have looked', async () => {
  await speech.speak('en');
  const texts = (['draw', 'stand', 'show'] as const).map((type) =>
    defaultText(viewOf({ phase: 'ponte', default: { type } }), null),
  );
  expect(new Set(texts)).toEqual(new Set(['When time is up, the rules decide for you.']));
});

it.each([
  ['draw', 'a card'],
  ['show', 'Show them'],
] as const)('says what is done for the late, in the words of the button or of the language: %s', (type, words) => {
  const may = { type: 'speak', draw: type === 'draw', show: type === 'show', stand: false, custom: 'D' } as const;
  const choices = [{ ...may, late: 'D', table: false } as const];
  const ponte = { seat: 1, cards: [], total: 8, shown: false, draws: null, third: null };
  const view = viewOf({ phase: 'ponte', ponte, default: { type }, choices });
  expect(defaultText(view, askedOf(view))).toBe(`When time is up: ${words}`);
});

it.each([
  [20_000, true],
  [60_000, false],
])('a sum of %i units is urged on nobody if it costs more than half of what they have', (low, urged) => {
  const naming = { what: 'bid', may: { ...MAY, low, high: 100_000 }, ways: [], quick: [], stands: 0 };
  const ways = [{ name: 'name', words: String, request: () => ({ type: 'pass' }) as const }];
  const props = { naming: { ...naming, ways }, advised: null, denominations: [], name: () => undefined };
  expect(/class="[^"]*gold/.test(render(SumInput, { props }).body)).toBe(urged);
});
