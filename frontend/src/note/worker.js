/**
 * The service worker of the page for notes: it keeps that page for when there is no network, and nothing else. The build
 * writes `FILES`, the page's own files, and `VERSION`, which changes with them, above this text.
 */
/* global FILES, VERSION */

const PREFIX = 'note-';
const CACHE = PREFIX + VERSION;
const ROOT = new URL('.', self.location.href);
const PAGE = new URL('note', ROOT).href;
/** Every address that is answered from the cache. */
const KEPT = new Set([PAGE, ...FILES.map((file) => new URL(file, ROOT).href)]);

/** All files, or none: a page with a part missing is worse than no page. */
async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll([...KEPT].map((address) => new Request(address, { cache: 'no-cache' })));
  await self.skipWaiting();
}

async function replaceOld() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(address, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(replaceOld()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const [address] = url.split(/[?#]/);
  if (method === 'GET' && KEPT.has(address)) event.respondWith(answer(address, event.request));
});
