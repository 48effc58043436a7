import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speech } from '../../i18n.svelte';
import CardBack from '../../parts/CardBack.svelte';
import { RANKS, SUITS } from '../../parts/cardPrint';
import { BACKS } from '../preferences.svelte';
import type { Dealt } from '../scene.svelte';
import DealtCard from './DealtCard.svelte';

const draw = (card: Partial<Dealt>) => {
  const laid = { id: 1, code: '4h', back: 'pink', up: false, ...card } as const;
  return render(DealtCard, { props: { card: laid, at: 0, duration: 0 } }).body;
};
const painted = (body: string) => new Set(body.match(/#[0-9a-f]{6}/g));
const colour = (back: 'pink' | 'blue') => painted(render(CardBack, { props: { back } }).body);

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await speech.begin();
});

describe('a dealt card', () => {
  it.each(['pink', 'blue'] as const)('has a %s back if its pack has (C-3)', (back) => {
    const own = painted(draw({ back }));
    const other = colour(back === 'pink' ? 'blue' : 'pink');
    expect([...colour(back)].filter((ink) => !own.has(ink))).toEqual([]);
    expect([...other].filter((ink) => own.has(ink))).toEqual([]);
  });

  it.each(BACKS)('has a back whose colour is plain to see, whatever its design: %s', (design) => {
    const inks = (back: 'pink' | 'blue') => painted(render(CardBack, { props: { back, design } }).body);
    const isRed = (ink: string) => parseInt(ink.slice(1, 3), 16) > parseInt(ink.slice(5, 7), 16);
    expect([...inks('pink')].map(isRed)).not.toContain(false);
    expect([...inks('blue')].map(isRed)).not.toContain(true);
  });

  it('has no index in its corner (C-3)', () => {
    const body = draw({ up: true });
    expect(body.split(SUITS.h).length - 1).toBe(4);
    expect(body).not.toContain(RANKS[4]);
  });

  const called = (body: string) => [...body.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label);

  it('is announced only by its name when it lies face up', () => {
    expect(called(draw({ up: true }))).toEqual(['4 of hearts']);
  });

  it.each([
    ['en', 'a card with a blue back', 'a card with a pink back'],
    ['de', 'eine Karte mit blauem Rücken', 'eine Karte mit rosa Rücken'],
    ['fr', 'une carte à dos bleu', 'une carte à dos rose'],
  ] as const)('is announced by the colour of its back when face down, in %s (C-3)', async (language, blue, pink) => {
    await speech.speak(language);
    expect(called(draw({ back: 'blue' }))).toEqual([blue]);
    expect(called(draw({ back: 'pink' }))).toEqual([pink]);
  });
});
