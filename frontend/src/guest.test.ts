import { beforeEach, expect, it, vi } from 'vitest';
import { visitor } from './guest.svelte';

const asked = vi.fn(async (_: string, order: RequestInit) =>
  new Response(JSON.stringify({ id: 'g', account: 0, ...JSON.parse(String(order.body)) })));

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  Object.assign(visitor, { guest: null, typed: '' });
});

it('asks for a name where none is typed', async () => {
  expect(await visitor.introduce()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

it('goes by the name that was typed, wherever one goes from there', async () => {
  visitor.typed = ' Anna ';
  expect(await visitor.introduce()).toBe(true);
  expect(visitor.guest?.name).toBe('Anna');
  expect(await visitor.introduce()).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});
