import { afterEach, expect, it, vi } from 'vitest';
import { RoomConnection } from './roomConnection.svelte';

afterEach(() => void vi.unstubAllGlobals());

it('delivers to the seal what the table fails to process', () => {
  const sockets: { onmessage?: (event: { data: string }) => void }[] = [];
  const Socket = class {
    constructor() {
      sockets.push(this);
    }
  };
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => undefined);
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
