import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lines, WAITS } from './lines.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('makes one line of what comes at once', () => {
  const lines = new Lines<string>(WAITS.card);
  lines.add(['king of spades']);
  lines.add([]);
  lines.add(['five of hearts']);
  expect(lines.lines).toEqual([]);
  vi.runAllTimers();
  expect(lines.lines).toEqual([['king of spades', 'five of hearts']]);
  expect(lines.next).toEqual([]);
});

it('adds a line for what comes later, and keeps the last eight', () => {
  const lines = new Lines<number>(WAITS.call, [0]);
  for (const each of [1, 2, 3, 4, 5, 6, 7, 8]) {
    lines.add([each]);
    vi.runAllTimers();
  }
  expect(lines.lines).toEqual([[1], [2], [3], [4], [5], [6], [7], [8]]);
});

it('reads a card before the call that names its hand’s total', () => {
  const read: string[] = [];
  const [calls, cards] = [new Lines<string>(WAITS.call), new Lines<string>(WAITS.card)];
  calls.add(['Nine Player, one Banker.']);
  cards.add(['Player: 9 of spades']);
  for (let at = 0; at < WAITS.call; at += 10) {
    vi.advanceTimersByTime(10);
    for (const { lines } of [calls, cards]) read.push(...lines.flat().filter((each) => !read.includes(each)));
  }
  expect(read).toEqual(['Player: 9 of spades', 'Nine Player, one Banker.']);
});
