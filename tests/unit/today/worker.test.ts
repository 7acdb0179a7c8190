import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

/** Returns what the service worker answers to a navigation, when the network answers as given. */
async function answerOf(
  fetched: () => Promise<{ status: number }>,
  cached: unknown,
  address = '/today',
): Promise<unknown> {
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: 'https://console.test' },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
  };
  const caches = { open: async () => ({ match: async () => cached }) };
  const source = readFileSync('public/offline-worker.js', 'utf8');
  runInNewContext(source, { self, caches, fetch: fetched, URL, setTimeout: () => 0, Promise });
  const request = { method: 'GET', url: `https://console.test${address}`, mode: 'navigate' };
  return new Promise((resolve) => {
    handlers.get('fetch')?.({ request, respondWith: (answer: unknown) => resolve(answer) });
    resolve('left to the browser');
  });
}

const page = { status: 200, cached: true };

it.each([
  ['the page of the network', async () => ({ status: 200 }), page, { status: 200 }],
  ['a missing page as it is', async () => ({ status: 404 }), page, { status: 404 }],
  ['the cached page when the server fails', async () => ({ status: 502 }), page, page],
  ['the cached page without a network', async () => Promise.reject(new TypeError('offline')), page, page],
  ['the failure when nothing is cached', async () => ({ status: 502 }), undefined, { status: 502 }],
])('answers with %s', async (_case, fetched, cached, expected) => {
  expect(await answerOf(fetched, cached)).toEqual(expected);
});

it.each([
  ['the start page', '/', page],
  ['a record', '/service-request/0195/routes?view=map', page],
  ['the sign-in page', '/auth', page],
  ['a file of the server', '/files/0195/original', 'left to the browser'],
  ['a page of the card processor', '/sandbox/pay', 'left to the browser'],
  ['a file with a dot', '/social.html', 'left to the browser'],
])('opens %s from the cache only if it is a page of the console', async (_case, address, expected) => {
  expect(await answerOf(async () => Promise.reject(new TypeError('offline')), page, address)).toEqual(expected);
});
