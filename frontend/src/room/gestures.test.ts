import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Gestures } from './gestures.svelte';

const sent: unknown[] = [];
const bend = (card: number, depth: number) => ({
  gesture: { type: 'bend', side: 'player', card, angle: -90, depth },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  sent.splice(0);
  vi.useRealTimers();
});

it('sends few bends, and always the last of each card', () => {
  const gestures = new Gestures((frame) => sent.push(frame));
  for (let depth = 1; depth <= 40; depth += 1) gestures.bend('player', 0, { angle: -90, depth });
  gestures.bend('player', 1, { angle: -90.2, depth: 4.6 });
  vi.runAllTimers();
  expect(sent).toEqual([bend(0, 1), bend(0, 40), bend(1, 5)]);
});

it('forgets a hand about which nothing more comes, or whose coup is over', () => {
  const gestures = new Gestures(() => undefined);
  const bent = { type: 'bent', seat: 3, side: 'player', card: 1, angle: -90, depth: 30 } as const;
  gestures.bends(bent);
  gestures.bends({ ...bent, card: 0, depth: 10 });
  expect(gestures.bent).toEqual({
    player: { seat: 3, cards: { 0: { angle: -90, depth: 10 }, 1: { angle: -90, depth: 30 } } },
  });
  vi.runAllTimers();
  expect(gestures.bent).toEqual({});
  gestures.bends(bent);
  gestures.clear();
  expect(gestures.bent).toEqual({});
});

it('shows reactions for a moment, one’s own without waiting for the house', () => {
  const gestures = new Gestures((frame) => sent.push(frame));
  gestures.react(2, 'luck');
  for (let count = 0; count < 30; count += 1) gestures.reacted({ seat: 4, reaction: 'wow' });
  expect(sent).toEqual([{ gesture: { type: 'react', reaction: 'luck' } }]);
  expect(gestures.reactions.length).toBe(12);
  vi.runAllTimers();
  expect(gestures.reactions).toEqual([]);
});
