import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outbox } from './outbox';

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  onmessage: (message: { data: string }) => void = () => undefined;
  close = vi.fn();
  onclose: (end: { code: number; reason: string }) => void = () => undefined;

  constructor(readonly address: string) {
    Socket.last = this;
  }
}

const kept = new Map<string, string>();
const reload = vi.fn();
const turnedAway = vi.fn();
let openAhead: typeof import('../../routing/ahead').openAhead;
let Connection: typeof import('./connection').Connection;
const listener = { heard: vi.fn(), lost: vi.fn(), turnedAway };

beforeEach(async () => {
  vi.resetModules();
  ({ openAhead } = await import('../../routing/ahead'));
  ({ Connection } = await import('./connection'));
  kept.clear();
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('location', { protocol: 'https:', host: 'club', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.useRealTimers());

const opened = (path: string) => {
  new Connection(path, listener);
  return Socket.last;
};

it('sends the version of the messages it knows', () => {
  expect(opened('/api/lobby').address).toBe('wss://club/api/lobby?wire=1');
  expect(opened('/api/rooms/salon/socket?seals').address).toMatch(/\?seals&wire=1$/);
});

it('reloads a page that is older than the house, but not in a loop', () => {
  const end = { code: 4404, reason: 'other-wire' };
  opened('/api/lobby').onclose(end);
  expect(reload).toHaveBeenCalledOnce();
  expect(turnedAway).not.toHaveBeenCalled();
  opened('/api/lobby').onclose(end);
  expect(reload).toHaveBeenCalledOnce();
  expect(turnedAway).toHaveBeenCalledWith('other-wire');
  vi.advanceTimersByTime(61_000);
  opened('/api/lobby').onclose(end);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload a page that is refused for another reason', () => {
  opened('/api/lobby').onclose({ code: 4404, reason: 'by-invitation' });
  expect(reload).not.toHaveBeenCalled();
  expect(turnedAway).toHaveBeenCalledWith('by-invitation');
});

it.each([
  [1012, true],
  [1006, false],
])('says whether the house restarts: close code %i', (code, restarts) => {
  opened('/api/lobby').onclose({ code, reason: '' });
  expect(listener.lost).toHaveBeenCalledExactlyOnceWith(restarts);
});

it('takes over the socket that was opened ahead, with what came in the meantime', () => {
  openAhead('/api/lobby');
  const ahead = Socket.last;
  ahead.onmessage({ data: '{"type":"lobby"}' });
  expect(opened('/api/lobby')).toBe(ahead);
  ahead.onmessage({ data: '{"type":"news"}' });
  expect(listener.heard.mock.calls).toEqual([[{ type: 'lobby' }], [{ type: 'news' }]]);
  ahead.onclose({ code: 1012, reason: '' });
  expect(listener.lost).toHaveBeenCalledExactlyOnceWith(true);
  vi.advanceTimersByTime(1000);
  expect(Socket.last).not.toBe(ahead);
});

it.each([
  ['for another path', '/api/rooms/salon/socket?seals', 1],
  ['that has ended', '/api/lobby', 3],
])('does not take a socket %s', (_, path, state) => {
  openAhead(path);
  const ahead = Socket.last;
  ahead.readyState = state;
  expect(opened('/api/lobby')).not.toBe(ahead);
  expect(ahead.close).toHaveBeenCalledOnce();
});

it('opens no socket ahead once the page has opened one', () => {
  const own = opened('/api/lobby');
  openAhead('/api/lobby');
  expect(Socket.last).toBe(own);
});

it('keeps commands with their ids until they are answered', () => {
  const outbox = new Outbox();
  const stake = outbox.put({ type: 'stake', bets: [] }, { shoe: 1, coup: 4, decision: 0 });
  const deal = outbox.put({ type: 'deal' }, { shoe: 1, coup: 4, decision: 0 });
  expect(stake).toMatchObject({ shoe: 1, coup: 4, decision: 0, do: { type: 'stake' } });
  expect(stake.id).not.toBe(deal.id);
  expect(outbox.pending).toEqual([stake, deal]);
  expect(outbox.answered(stake.id)).toBe(stake);
  expect(outbox.answered(stake.id)).toBeUndefined();
  expect(outbox.has('stake')).toBe(false);
  expect(outbox.has('deal')).toBe(true);
  expect(outbox.answered(null)).toBeUndefined();
  expect(outbox.pending).toEqual([deal]);
});
