import { afterEach, expect, it, vi } from 'vitest';
import { RoomConnection } from './roomConnection.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Socket {
  address: string;
  onmessage?: (event: { data: string }) => void;
}

/** The sockets that connections open from now on. */
function stubSockets(search = ''): Socket[] {
  const sockets: Socket[] = [];
  const Socket = class {
    constructor(readonly address: string) {
      sockets.push(this);
    }
  };
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', search });
  vi.stubGlobal('addEventListener', () => undefined);
  return sockets;
}

it('delivers to the seal what the table fails to process', () => {
  const sockets = stubSockets();
  const line = new RoomConnection('blue');
  const told: string[] = [];
  const fails = (): never => {
    throw new Error('cannot be drawn');
  };
  line.listen(fails);
  line.listen(({ type }) => void told.push(type), 'seal');
  expect(() => sockets[0]!.onmessage!({ data: '{"type": "news"}' })).toThrow('cannot be drawn');
  sockets[0]!.onmessage!({ data: '{"type": "accepted", "id": "seal-1"}' });
  expect(told).toEqual(['news', 'accepted']);
});

it('counts a table that says nothing as unreachable, until it speaks', () => {
  vi.useFakeTimers();
  const sockets = stubSockets();
  const [mute, prompt] = [new RoomConnection('mute'), new RoomConnection('prompt')];
  const welcome = JSON.stringify({ type: 'welcome', room: { preset: { game: 'punto' } } });
  sockets[1]!.onmessage!({ data: welcome });
  vi.advanceTimersByTime(9_000);
  expect([mute.failures, prompt.failures]).toEqual([0, 0]);
  vi.advanceTimersByTime(2_000);
  expect([mute.failures, prompt.failures]).toEqual([2, 0]);
  sockets[0]!.onmessage!({ data: welcome });
  expect([mute.status, mute.failures]).toEqual(['here', 0]);
});

it('asks for what the address asks for, and says that the table is shown late until it is seen', () => {
  const sockets = stubSockets('?delay=30&theme=paper');
  const line = new RoomConnection('blue', true);
  expect(sockets[0]!.address).toContain('/socket?watch&delay=30&theme=paper&wire=');
  sockets[0]!.onmessage!({ data: '{"type": "held", "seconds": 30}' });
  expect([line.reason, line.status, line.late.seconds]).toEqual(['held-back', 'joining', 30]);
  sockets[0]!.onmessage!({ data: JSON.stringify({ type: 'welcome', room: { preset: { game: 'punto' } } }) });
  expect([line.reason, line.status]).toEqual([null, 'here']);
});
