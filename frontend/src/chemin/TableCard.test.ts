import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import CardBack from '../parts/CardBack.svelte';
import { RANKS } from '../parts/ranks';
import { SUITS } from '../parts/suits';
import type { Laid } from './scene.svelte';
import TableCard from './TableCard.svelte';

const draw = (card: Partial<Laid>) => {
  const laid = { id: 1, code: '4h', back: 'pink', up: false, ...card } as const;
  return render(TableCard, { props: { card: laid, up: laid.up, lift: 0, sideways: false, duration: 0 } }).body;
};
const painted = (body: string) => new Set(body.match(/#[0-9a-f]{6}/g));
const colour = (back: 'pink' | 'blue') => painted(render(CardBack, { props: { back } }).body);

describe('a card at chemin de fer', () => {
  it.each(['pink', 'blue'] as const)('has a %s back where its pack has (C-3)', (back) => {
    const own = painted(draw({ back }));
    const other = colour(back === 'pink' ? 'blue' : 'pink');
    expect([...colour(back)].filter((ink) => !own.has(ink))).toEqual([]);
    expect([...other].filter((ink) => own.has(ink))).toEqual([]);
  });

  it('has no figure in its corner (C-3)', () => {
    const body = draw({ up: true });
    expect(body.split(SUITS.h).length - 1).toBe(4);
    expect(body).not.toContain(RANKS[4]);
  });

  it('is called by its name when it lies face up, and has none face down', () => {
    expect(draw({ up: true })).toMatch(/role="img" aria-label="[^"]+"/);
    expect(draw({})).not.toContain('aria-label=');
  });
});
