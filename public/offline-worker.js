/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- a JavaScript file has no types */
// Service worker that caches the console's page and the files that the browser has loaded, so that every address of the
// console opens without a network. Files that may have changed are fetched from the network first. It caches no personal
// data.
const cacheName = 'console';
// All addresses of the console have the same document.
const page = '/';
// Addresses that the server answers itself. They have no dot, unlike files.
const serverPaths = ['/graphql', '/files', '/outbox', '/sandbox', '/v1', '/webhooks', '/healthz', '/readyz'];
// Time without a response after which the cached file is used.
const networkTimeoutMs = 4000;

// The names of files in /assets/ contain a hash of their content, so a cached file is never out of date.
const isHashed = (path) => path.startsWith('/assets/');
const isConsolePage = (path) =>
  !path.includes('.') && !serverPaths.some((one) => path === one || path.startsWith(`${one}/`));
// Such as /config.json and /theme.js.
const isRootFile = (path) => /^\/[\w.-]+$/.test(path);

self.addEventListener('install', () => self.skipWaiting());
// Also controls the page that installed the worker, so that code which the page loads later comes from the cache.
self.addEventListener('activate', (event) =>
  // Earlier builds had a cache of another name.
  event.waitUntil(Promise.all([self.clients.claim(), caches.delete('today')])),
);
// One list of files after the other, because each removes the files that it does not name.
let caching = Promise.resolve();
self.addEventListener('message', (event) => {
  const cached = caching.then(() => cacheFiles(event.data.filesToCache)).catch(() => false);
  caching = cached;
  event.waitUntil(cached.then((isCached) => event.ports[0]?.postMessage(isCached)));
});

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') {
    if (isConsolePage(pathname)) event.respondWith(networkFirst(event.request, page));
  } else if (isHashed(pathname)) event.respondWith(cacheFirst(event.request, pathname));
  else if (isRootFile(pathname)) event.respondWith(networkFirst(event.request, pathname));
});

async function cacheFirst(request, path) {
  return (await cachedResponse(path)) ?? fetch(request);
}

async function networkFirst(request, path) {
  const cached = await cachedResponse(path);
  if (!cached) return fetch(request);
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, networkTimeoutMs, cached);
  });
  const fetched = fetch(request).then(
    (response) => (response.status >= 500 ? cached : response),
    () => cached,
  );
  return Promise.race([fetched, timeout]);
}

const cachedResponse = async (path) => (await caches.open(cacheName)).match(path);

// Caches the files that the open page has loaded, and the page itself. Caches nothing if the fetched page refers to
// other files, because it then belongs to a newer build whose code has not been loaded. Returns whether the page is cached.
async function cacheFiles(paths) {
  const cache = await caches.open(cacheName);
  const document = await fetch(page, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const text = await document.clone().text();
  if (!document.ok || !(text.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? []).every((path) => paths.includes(path)))
    return false;
  for (const path of paths) {
    if (isHashed(path) && (await cache.match(path))) continue;
    const answer = await fetch(path);
    if (!answer.ok) return false;
    await cache.put(path, answer);
  }
  await cache.put(page, document);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== page && !paths.includes(pathname)) await cache.delete(url);
  }
  return true;
}

// Shows a message of the server. The browser has decrypted it with the keys of this subscription.
self.addEventListener('push', (event) => {
  const { id, title, body, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, data: { path } }));
});

// Opens the record in a tab of the console that is open, or in a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openInConsole(event.notification.data.path));
});

async function openInConsole(path) {
  const url = new URL(path, self.location.origin).href;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) return self.clients.openWindow(url);
  const focused = await tab.focus();
  return focused.navigate(url);
}
