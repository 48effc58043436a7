import { beforeEach, expect, it, vi } from 'vitest';
import { visitor } from './guest.svelte';

const asked = vi.fn(async (_: string, order: RequestInit) => {
  if (!order.body) return new Response('null');
  return new Response(JSON.stringify({ id: 'g', account: 0, ...JSON.parse(String(order.body)) }));
});
const shelf = new Map<string, string>();

beforeEach(() => {
  asked.mockClear();
  shelf.clear();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, to: string) => shelf.set(key, to),
    removeItem: (key: string) => shelf.delete(key),
  });
  vi.stubGlobal('location', { pathname: '/', hash: '' });
  Object.assign(visitor, { guest: null, typed: '', password: '' });
});

it('asks for a name if none is typed', async () => {
  expect(await visitor.introduce()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

it('uses the typed name wherever the guest goes next', async () => {
  visitor.typed = ' Anna ';
  expect(await visitor.introduce()).toBe(true);
  expect(visitor.guest?.name).toBe('Anna');
  expect(await visitor.introduce()).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});

it.each([
  ['/', '#token', 'token'],
  ['/rooms/salon', '#of-the-room', ''],
])('shows an invitation into the house, and none into a room, at %s', async (pathname, hash, invitation) => {
  vi.stubGlobal('location', { pathname, hash });
  Object.assign(visitor, { typed: 'Anna', password: 'open sesame' });
  await visitor.introduce();
  const order: unknown = JSON.parse(String(asked.mock.calls[0]![1].body));
  expect(order).toEqual({ name: 'Anna', password: 'open sesame', invitation });
});

it('assumes that a known guest is still known until the house says otherwise', async () => {
  const back = () => Object.assign(visitor, { guest: undefined });
  expect(back().known).toBe(false);
  visitor.typed = 'Anna';
  await visitor.introduce();
  expect(visitor.known).toBe(true);
  expect(back().known).toBe(true);
  await visitor.recognise();
  expect([visitor.guest, visitor.known, back().known]).toEqual([null, false, false]);
});
