import { expect, it, vi } from 'vitest';

it.each([
  ['', '/rooms/salon', '/rooms/salon'],
  ['/cards', '/cards/rooms/salon', '/rooms/salon'],
  ['/cards', '/cards/', '/'],
  ['/cards', '/cardsharps', '/'],
])('finds the paths of a house below %j', async (root, address, path) => {
  vi.stubGlobal('document', { documentElement: { dataset: root ? { root } : {} } });
  vi.resetModules();
  const { housePath, pathAt } = await import('./root');
  expect(pathAt(address)).toBe(path);
  if (address.startsWith(`${root}/`)) expect(housePath(path)).toBe(address);
  vi.unstubAllGlobals();
});
