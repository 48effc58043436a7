import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speech } from '../i18n.svelte';
import { percent, scaleOf, type BetOdds } from './figures';
import { Newest } from './newest';
import {
  addressOf,
  oddsQuery,
  fullShoe,
  isFull,
  isKnown,
  countLeft,
  readQuestion,
  countUnnamed,
  withCard,
  setGone,
  withoutCard,
  withPacks,
} from './question';

beforeAll(() => speech.begin());

const SOME = setGone(setGone(fullShoe('ez', 6), 0, 96), 9, 3);

const NAMED = ['Kd', '9h', '9h'].reduce(withCard, fullShoe('ez', 2));

describe('the address of a question', () => {
  it.each([fullShoe('punto-banco', 8), SOME, { ...SOME, trade: true }, NAMED, setGone(NAMED, 9, 2)])(
    'preserves the whole question',
    (question) => {
      expect(readQuestion(new URL(addressOf(question), 'http://house').search)).toEqual(question);
    },
  );

  it('is short for a full shoe', () => {
    expect(addressOf(fullShoe('ez', 8))).toBe('/odds?preset=ez&packs=8');
  });

  it.each([
    ['', fullShoe('', 8)],
    ['?preset=ez&packs=99', fullShoe('ez', 12)],
    ['?packs=0&gone=-1,x,1e3,,1.5', fullShoe('', 1)],
    ['?packs=1&cards=9h,1h,,9h,Xx,Kd', withCard(withCard(fullShoe('', 1), '9h'), 'Kd')],
    ['?packs=1&gone=99,99', setGone(setGone(fullShoe('', 1), 0, 16), 1, 4)],
  ])('tolerates %s', (search, question) => {
    expect(readQuestion(search)).toEqual(question);
  });
});

describe('a shoe', () => {
  it('loses the cards that are taken out', () => {
    expect(countLeft(fullShoe('ez', 8))).toBe(416);
    expect(countLeft(SOME)).toBe(6 * 52 - 99);
  });

  it('with fewer packs has no more cards out than it holds', () => {
    expect(withPacks(SOME, 1).gone).toEqual([16, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
  });

  it('limits unnamed cards of a value to what the named ones leave', () => {
    expect(NAMED.cards).toEqual(['9h', '9h', 'Kd']);
    expect(countUnnamed(NAMED, 9)).toBe(6);
    expect(countLeft(setGone(NAMED, 9, 99))).toBe(104 - 3 - 6);
    expect(withCard(NAMED, '9h')).toEqual(NAMED);
    expect(withPacks(NAMED, 1).cards).toEqual(['9h', 'Kd']);
    expect(withCard(setGone(fullShoe('ez', 1), 9, 4), '9h').gone[9]).toBe(3);
  });

  it('takes one card back at a time', () => {
    expect(withoutCard(NAMED, '9h').cards).toEqual(['9h', 'Kd']);
    expect(withoutCard(NAMED, '2c')).toEqual(NAMED);
  });

  it('is fully known while no unnamed card is out', () => {
    expect([isKnown(NAMED), isFull(NAMED)]).toEqual([true, false]);
    expect(isKnown(setGone(NAMED, 0, 1))).toBe(false);
    expect(new URLSearchParams(oddsQuery(NAMED)).get('removed')).toBe('9h,9h,Kd');
    const counted = new URLSearchParams(oddsQuery(setGone(NAMED, 0, 1)));
    expect([counted.get('counts'), counted.get('removed')]).toEqual(['30,8,8,8,8,8,8,8,8,6', null]);
  });

  it('is queried by cards when fully known, and by counts otherwise', () => {
    expect(oddsQuery({ ...fullShoe('ez', 6), trade: true })).toBe('preset=ez&packs=6&trade=true');
    expect(new URLSearchParams(oddsQuery(SOME)).get('counts')).toBe('0,24,24,24,24,24,24,24,24,21');
  });
});

describe('figures', () => {
  const bet = (edge: number) => ({ edge: { exact: '', float: edge } }) as BetOdds;

  it('are percentages with three digits', () => expect(percent(0.0105791)).toBe('1.058%'));
  it('have bars on one scale', () => {
    expect(scaleOf({ tie: bet(0.01) })).toBe(0.15);
    expect(scaleOf({ tie: bet(0.01), odd: bet(-0.4) })).toBe(0.4);
  });
});

describe('questions in quick succession', () => {
  it('are asked one at a time, ending with the newest', async () => {
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
