import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomConnection } from './connection/roomConnection.svelte';
import { PuntoRoom } from '../games/punto/room.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends a command again when the house has time, if it was refused for now', () => {
  const sent: { id: string }[] = [];
  let hear: (message: unknown) => void = () => undefined;
  const line = {
    id: 'r',
    listen: (listener: typeof hear) => (hear = listener),
    send: (frame: { id: string }) => sent.push(frame),
  } as unknown as RoomConnection;
  const room = new PuntoRoom(line);
  room.ask({ type: 'deal' });
  const [first] = sent;
  const refused = { type: 'refused', id: first?.id, code: 'too-many-commands', limit: null, field: null };
  hear({ ...refused, retry_in: 900 });
  expect(room.notice).toMatchObject({ code: 'too-many-commands', about: 'deal', retryIn: 900 });
  vi.advanceTimersByTime(899);
  expect(sent).toEqual([first]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([first, first]);
  hear({ ...refused, retry_in: 900 });
  hear({ type: 'accepted', id: first?.id, seq: 9 });
  vi.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(2);
});
