import { expect, it } from 'vitest';
import type { Message } from '../types';
import type { News, Welcome } from '../wire';
import type { RoomConnection } from './connection/roomConnection.svelte';
import { Room } from './room.svelte';

class Plain extends Room {
  constructor(line: RoomConnection) {
    super(line);
    this.begin();
  }

  get purse(): number {
    return 0;
  }

  protected laid(): void {}

  protected played(news: News): void {
    this.play({ hold: 0, run: () => (this.reveal(news), this.take(news.now as never)) });
  }
}

/** A room, and a way to let it hear something; only what the summary depends on is filled in. */
function arrive(coups: number, cards: number[] = []) {
  let hear: (message: Message) => void = () => undefined;
  const line = { id: 'r', controls: null, listen: (ear: typeof hear) => (hear = ear) } as unknown as RoomConnection;
  const room = new Plain(line);
  const now = (shoe: number) => ({ shoe, closes_in: null }) as News['now'];
  hear({
    type: 'welcome',
    room: {},
    now: now(1),
    coups: Array.from({ length: coups }, () => ({})),
    scorecards: {},
    seal: { hands: { player: cards } },
  } as unknown as Welcome & { type: 'welcome' });
  const tell = (shoe: number, event: object) =>
    hear({ type: 'news', told: [{ event }], now: now(shoe) } as unknown as News & { type: 'news' });
  return { room, tell };
}

const STARTED = { type: 'shoe-started' };

it.each([
  ['a stake', { type: 'staked', seat: 1 }],
  ['a card', { type: 'card-dealt', side: 'player', card: 'As' }],
])('folds the summary of a shoe at the first %s of the next, until it is opened again', (_, event) => {
  const { room, tell } = arrive(3);
  tell(1, { type: 'shoe-ended' });
  expect([room.ended?.shoe, room.folded]).toEqual([1, false]);
  tell(2, STARTED);
  tell(2, { type: 'card-burnt', card: 'As' });
  expect(room.folded).toBe(false);
  tell(2, event);
  expect([room.ended?.shoe, room.folded]).toEqual([1, true]);
  room.reopened = true;
  expect(room.folded).toBe(false);
  room.coups = [{}] as never;
  tell(2, { type: 'shoe-ended' });
  expect([room.ended?.shoe, room.folded]).toEqual([2, false]);
});

it.each([
  ['coups', 1, [], true],
  ['cards on the table', 0, [4], true],
  ['neither', 0, [], false],
])('folds it on arrival where the running shoe has %s', (_, coups, cards, folded) => {
  const { room } = arrive(coups, cards);
  room.ended = { shoe: 0, coups: 9, scorecards: {} };
  expect(room.folded).toBe(folded);
});
