import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speech } from '../i18n.svelte';
import type { Wager } from '../wire';
import { needsRanks, percent, scaleOf, type BetOdds } from './figures';
import { Newest } from './newest';
import { addressOf, asked, fullShoe, left, readQuestion, withGone, withPacks } from './question';

beforeAll(() => speech.begin());

const SOME = withGone(withGone(fullShoe('ez', 6), 0, 96), 9, 3);

describe('the address of a question', () => {
  it.each([fullShoe('punto-banco', 8), SOME, { ...SOME, trade: true }])('holds all of it', (question) => {
    expect(readQuestion(new URL(addressOf(question), 'http://house').search)).toEqual(question);
  });

  it('is short for a full shoe', () => {
    expect(addressOf(fullShoe('ez', 8))).toBe('/odds?preset=ez&packs=8');
  });

  it.each([
    ['', fullShoe('punto-banco', 8)],
    ['?preset=ez&packs=99', fullShoe('ez', 8)],
    ['?packs=0&gone=-1,x,1e3,,1.5', fullShoe('punto-banco', 1)],
    ['?packs=1&gone=99,99', withGone(withGone(fullShoe('punto-banco', 1), 0, 16), 1, 4)],
  ])('makes sense of %s', (search, question) => {
    expect(readQuestion(search)).toEqual(question);
  });
});

describe('a shoe', () => {
  it('loses what is taken out', () => {
    expect(left(fullShoe('ez', 8))).toBe(416);
    expect(left(SOME)).toBe(6 * 52 - 99);
  });

  it('of fewer packs has no more cards out than it holds', () => {
    expect(withPacks(SOME, 1).gone).toEqual([16, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
  });

  it('is asked for by its cards when full, and else by its counts', () => {
    expect(asked(fullShoe('ez', 6), ['tie', 'big'])).toBe('preset=ez&packs=6&bets=tie%2Cbig');
    expect(new URLSearchParams(asked(SOME, ['tie'])).get('counts')).toBe('0,24,24,24,24,24,24,24,24,21');
  });
});

describe('figures', () => {
  const bet = (edge: number) => ({ edge: { exact: '', float: edge } }) as BetOdds;
  const wager = (when: object) => ({ lines: [{ when }] }) as Wager;

  it('are percentages of three digits', () => expect(percent(0.0105791)).toBe('1.058%'));
  it('have bars on one scale', () => {
    expect(scaleOf({ tie: bet(0.01) })).toBe(0.15);
    expect(scaleOf({ tie: bet(0.01), odd: bet(-0.4) })).toBe(0.4);
  });
  it('know bets that hang on ranks', () => {
    expect(needsRanks(wager({ player_pair: ['pair'] }))).toBe(true);
    expect(needsRanks(wager({ winner: ['tie'] }))).toBe(false);
  });
});

describe('questions that come quickly', () => {
  it('are asked one at a time, and the newest last', async () => {
    vi.useFakeTimers();
    const heard: number[] = [];
    const newest = new Newest<number>(async (question) => void heard.push(question), 60);
    [1, 2, 3].forEach((each) => newest.ask(each));
    expect(heard).toEqual([1]);
    await vi.advanceTimersByTimeAsync(60);
    expect(heard).toEqual([1, 3]);
    await vi.advanceTimersByTimeAsync(600);
    newest.ask(4);
    expect(heard).toEqual([1, 3, 4]);
    vi.useRealTimers();
  });
});
