import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Course, COUPS, TELLS_AFTER } from '../../../coach/course.svelte';
import { begin, kept } from '../../../coach/progress';
import { LESSON } from './lesson';
import { drawSwap, nextLot, nextRequest } from '../../../coach/seat';
import { CHEMIN } from './ideas';
import { moment, viewed } from './coach.support';
import type { CheminNow } from '../types';

const ROOM = 'here';
const CALLS = { phase: 'calls', choices: [{ type: 'call', kinds: ['solo'], sums: [100] }] } as const;
const STAKES = {
  phase: 'stakes',
  choices: [{ type: 'name', what: 'punt', low: 1, high: 9, step: 1, passes: false, cover: 0 }],
} as const;
const asks = (what: typeof CALLS | typeof STAKES) => moment({ phase: what.phase, choices: [...what.choices] as never });

const started = () => new Course(kept(ROOM)!, CHEMIN);
const IDEAS = Object.keys(CHEMIN.ideas);

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, to: string) => shelf.set(key, to),
  });
  begin(ROOM);
});

describe('a first shoe', () => {
  it('begins with the bank, waits while something is asked, and goes on once that is read', () => {
    const course = started();
    course.see(moment(), 0);
    expect(course.current).toBe('bank');
    course.see(asks(CALLS), 0, 'calls');
    expect(course.current).toBe('calls');
    course.see(moment(), 0);
    expect(course.current).toBe('bank');
    course.see(moment(), 0, 'another');
    course.see(moment(), 0);
    expect(course.current, 'it is read when the learner says so').toBe('bank');
    course.read();
    expect(course.current).toBe('prime');
  });

  it('never explains a question other than the current one', () => {
    const course = started();
    course.see(moment({ phase: 'choice' }), 0);
    expect(course.current).toBe('choice');
    course.see(asks(STAKES), 0, 'stakes');
    expect(course.current).toBe('stakes');
    course.read();
    course.see(moment({ phase: 'auction' }), 0);
    expect(course.current).toBe('auction');
    course.see(asks(STAKES), 0, 'more stakes');
    expect(['bank', 'prime', null]).toContain(course.current);
  });

  it('explains no question that the house still answers for the learner', () => {
    const course = started();
    for (const phase of ['double', 'calls', 'suite', 'auction'] as const)
      course.see(moment({ phase, asked: [] }, { withheld: true }), 0);
    expect(course.met).toEqual(['bank']);
    course.see(moment({ phase: 'suite' }), 8);
    expect(course.met).toContain('suite');
  });

  it.each([true, false])('learns from the house whether calls are withheld: %s', (withheld) => {
    const now = { view: viewed({ phase: 'calls' }), me: { seat: 4 }, withheld } as CheminNow;
    const room = { scene: { looking: null, decided: null }, coups: [] };
    expect(LESSON.moment(now, room as never, { tax: 5 } as never).withheld).toBe(withheld);
  });

  it('puts the question before observations, which come up again later', () => {
    const course = started();
    course.see(asks(CALLS), 0);
    course.read();
    course.read();
    expect(course.current).toBe('prime');
    course.see(asks(STAKES), 0);
    expect(course.current).toBe('stakes');
    course.read();
    expect(course.current).toBe('prime');
  });

  it('explains each thing once, even after a reload', () => {
    started().see(asks(CALLS), 0);
    const again = started();
    again.see(asks(CALLS), 0);
    expect(again.current).toBeNull();
    expect(again.met).toEqual(['bank', 'calls', 'prime']);
  });

  it('mentions what has not come up after eight coups, and ends when all is read', () => {
    const course = started();
    course.see(moment(), TELLS_AFTER - 1);
    course.read();
    expect(course.current).toBeNull();
    course.see(moment(), TELLS_AFTER);
    expect(course.told).toEqual([course.current]);
    for (let at = 0; at < IDEAS.length; at += 1) course.read();
    expect([course.current, course.told.length]).toEqual([null, IDEAS.length - 2]);
    course.see(moment(), COUPS);
    expect(course.done).toBe(false);
  });

  it('goes on until the learner has held the cards', () => {
    const course = started();
    course.see(moment(), COUPS);
    for (let at = 0; at < IDEAS.length; at += 1) course.read();
    expect([course.current, course.done]).toEqual([null, false]);
    course.see(moment({ phase: 'ponte' }, { looks: true }), COUPS);
    expect(course.current).toBe('peek');
    course.read();
    expect([course.met.includes('peek'), course.done]).toEqual([true, true]);
  });

  it.each([
    { show: true, draw: false, stand: false },
    { show: false, draw: true, stand: true },
    { show: false, draw: true, stand: false },
  ])('reveals nothing about cards that have not been looked at: %o', (may) => {
    const course = started();
    course.read();
    const choices = [{ type: 'speak', custom: 'S', late: 'S', ...may }] as never;
    course.see(moment({ phase: 'ponte', choices }, { looks: true }), 1);
    for (let at = 0; at < 3; at += 1) course.read();
    expect(['natural', 'draw', 'five'].filter((idea) => idea in course.kept.seen)).toEqual([]);
  });

  it('belongs to one room, until it is over', () => {
    expect(kept('elsewhere')).toBeNull();
    started().change({ over: true });
    expect(kept(ROOM)).toBeNull();
    localStorage.setItem('first-shoe', '{');
    expect(kept(ROOM)).toBeNull();
  });
});

it.each([
  ['why-chemin-ponte-stands', 'bound', ['draw']],
  ['why-chemin-ponte-draws', 'free', ['five']],
  ['why-chemin-natural', '', []],
])('learns from the explanation of a coup whether the ponte was free: %s, %s', (id, bound, ideas) => {
  const at = moment(
    {},
    {
      why: [
        { id: 'why-chemin-ponte', args: {} },
        { id, args: { bound } },
      ] as never,
    },
  );
  expect((['draw', 'five'] as const).filter((idea) => CHEMIN.ideas[idea].when(at))).toEqual(ideas);
});

describe('the seat', () => {
  const people = [9, 6, 7, 8].map((seat) => ({ seat, name: '', bot: `bot ${seat}`, present: true, ready: false }));
  const seen = (seat: number | null, free: number[]) =>
    ({ people, me: { seat, may: { free, remove_bot: [6, 7, 8, 9] } } }) as unknown as CheminNow;

  it('is drawn by lot here: no chair is named, and the others are taken (CF-1)', () => {
    expect(LESSON.drawn?.({ seats: 5 } as never)).toBe(5);
    const swap = { seat: 3, strategy: 'bold' };
    const next = (seat: number | null, free: number[]) => nextLot(seen(seat, free), swap, 5, 100);
    expect(next(null, [1, 6, 7])).toEqual({ type: 'add-bot', strategy: 'bold' });
    expect(next(null, [6, 7])).toEqual({ type: 'remove-bot', seat: 3 });
    expect(next(null, [3, 6, 7])).toEqual({ type: 'sit', seat: null, amount: 100 });
    expect(next(3, [6, 7])).toBeNull();
    expect(nextLot(seen(null, [1]), null, 5, 100)).toEqual({ type: 'sit', seat: null, amount: 100 });
    const given = nextLot(seen(null, [6, 7, 8, 9]), { seat: 8, strategy: 'bold' }, 9, 100);
    expect(given).toEqual({ type: 'remove-bot', seat: 8 });
  });

  it('is drawn elsewhere among those that the bank reaches soon, but not first', () => {
    expect([0, 0.49, 0.5, 0.99].map((chance) => drawSwap(seen(null, []), [1, 2], chance)?.seat)).toEqual([7, 7, 8, 8]);
    expect(drawSwap({ ...seen(null, []), people: [] }, [1, 2], 0)).toBeNull();
  });

  it('is vacated by a bot, taken by the learner, and the bot sits down again elsewhere', () => {
    const swap = { seat: 7, strategy: 'bold' };
    expect(nextRequest(seen(null, [1, 2]), swap, 100)).toEqual({ type: 'remove-bot', seat: 7 });
    expect(nextRequest(seen(null, [1, 7]), swap, 100)).toEqual({ type: 'sit', seat: 7, amount: 100 });
    expect(nextRequest(seen(7, [1]), swap, 100)).toEqual({ type: 'add-bot', strategy: 'bold' });
    expect(nextRequest(seen(2, [1]), swap, 100)).toBeNull();
  });
});
