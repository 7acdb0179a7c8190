/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- nothing here has a type */
// Keeps the page of a driver's day, so that it opens in a dead spot. It serves that one page alone, asks the network
// first wherever an answer may have changed, and keeps nothing that belongs to a person.
const store = 'today';
const page = '/today';
// Milliseconds after which a network that says nothing counts as none.
const patience = 4000;

// Files under assets carry a hash of their content in their name: one that is kept is the right one.
const isHashed = (path) => path.startsWith('/assets/');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', (event) => event.waitUntil(keep(event.data.keep)));

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(freshOrKept(event.request, page));
  else if (isHashed(pathname)) event.respondWith(keptOrFresh(event.request, pathname));
  else event.respondWith(freshOrKept(event.request, pathname));
});

async function keptOrFresh(request, path) {
  return (await kept(path)) ?? fetch(request);
}

async function freshOrKept(request, path) {
  const waiting = await kept(path);
  if (!waiting) return fetch(request);
  const late = new Promise((resolve) => {
    setTimeout(resolve, patience, waiting);
  });
  return Promise.race([fetch(request).catch(() => waiting), late]);
}

const kept = async (path) => (await caches.open(store)).match(path);

// Takes in what a page has loaded. The page itself only when all that it names is there: a newer build's page would
// not start with an older one's code.
async function keep(paths) {
  const cache = await caches.open(store);
  const document = await fetch(page, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const text = await document.clone().text();
  if (!document.ok || !(text.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? []).every((path) => paths.includes(path))) return;
  for (const path of paths) {
    if (isHashed(path) && (await cache.match(path))) continue;
    const answer = await fetch(path);
    if (!answer.ok) return;
    await cache.put(path, answer);
  }
  await cache.put(page, document);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== page && !paths.includes(pathname)) await cache.delete(url);
  }
}
