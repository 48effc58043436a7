import type { ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { own } from '../room/preferences.svelte';
import Card from './Card.svelte';
import { COURTS } from './courts';
import { PIPS, RANKS, SUITS, type Suit } from './cardPrint';

const draw = (props: ComponentProps<typeof Card>) => render(Card, { props }).body;

const count = (body: string, piece: string) => body.split(piece).length - 1;
const everyCard = Object.keys(RANKS).flatMap((rank) =>
  (Object.keys(SUITS) as Suit[]).map((suit) => [rank, suit] as const),
);

describe('a card', () => {
  it.each(everyCard)('%s%s shows only its pips or figure, and its suit', (rank, suit) => {
    const bare = draw({ code: rank + suit, label: 'x' });
    const pips = { A: 1, T: 10 }[rank] ?? Number(rank);
    expect(count(bare, SUITS[suit])).toBe(rank in COURTS ? 2 : pips);
    const others = Object.entries(SUITS).filter(([other]) => other !== suit);
    for (const [, outline] of others) expect(count(bare, outline)).toBe(0);
  });

  it('has no corner indices unless the reader wants them (C-3)', () => {
    const figures = () => count(draw({ code: '4h', label: 'x' }), RANKS[4]!);
    expect(figures()).toBe(0);
    own.choose({ index: true });
    expect(figures()).toBe(2);
    own.choose({ index: false });
    expect(figures()).toBe(0);
  });

  it('has a back of one even colour unless the reader wants a pattern (C-3)', () => {
    const back = () => draw({ code: null, label: 'x', back: 'pink' }).replaceAll(/<!--.*?-->/g, '');
    const shapes = () =>
      back()
        .match(/<(rect|path|ellipse|circle|line|svg)\b[^>]*>/g)!
        .slice(1);
    /** The card itself, covered by a single colour. */
    expect(shapes().map((shape) => shape.replace(/ (stroke|fill)="[^"]*"/g, ''))).toEqual(
      Array(2).fill('<rect x=".5" y=".5" width="99" height="139" rx="7">'),
    );
    own.choose({ backs: 'pattern' });
    expect(shapes().length).toBeGreaterThan(5);
    own.choose({ backs: 'plain' });
    expect(shapes()).toHaveLength(2);
  });

  it('has backs that differ only in colour (C-3)', () => {
    const [pink, blue] = (['pink', 'blue'] as const).map((back) => draw({ code: null, label: 'x', back }));
    expect(pink).not.toBe(blue);
    const shape = (body?: string) => body?.replaceAll(/#[0-9a-f]{6}/g, '#');
    expect(shape(pink)).toBe(shape(blue));
  });

  it.each([
    ['nine of hearts', 'aria-label="nine of hearts"'],
    ['', 'aria-hidden="true"'],
  ])('called %j is marked %s', (label, mark) => {
    expect(draw({ code: '9h', label })).toContain(mark);
  });
});

describe('the pips', () => {
  it.each(Object.entries(PIPS).filter(([rank]) => rank !== '7'))('of %s look the same either way up', (_, spots) => {
    const turned = spots.map(([column, height]) => `${0 - column} ${0 - height}`);
    expect(turned.toSorted()).toEqual(spots.map((spot) => spot.join(' ')).toSorted());
  });
});
