import type { Page, Request } from '@playwright/test';
import { waitUntilSettled } from '../browser/harness/axe';

/** Time without a change of the document after which a page counts as settled. */
const quietMs = 120;
/** Longest wait for a quiet document, for pages that never stop changing. */
const longestWaitMs = 3000;
const longestHeadingMs = 1200;
/** Longest wait for the end of loading: both widths are walked at once, and the dashboard draws a map. */
const longestLoadingMs = 20_000;

/** Requests of each page that are not answered yet: the code of a page, or its data. */
const openRequests = new WeakMap<Page, Set<Request>>();

/**
 * Prepares a page for the walk: refuses every change on the server, so that a click on any button does no harm, and turns
 * transitions off, because colours are not final during one. Refreshing the access token stays allowed: it expires within
 * ten minutes.
 */
export async function preparePage(page: Page): Promise<void> {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      const isChange = /"query":"\s*mutation/.test(body) && !body.includes('refreshToken(');
      return isChange ? Promise.reject(new TypeError('The walk refuses changes.')) : send(input, init);
    };
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = '*, ::before, ::after { transition: none !important; }';
      document.head.append(style);
    });
  });
}

/** Waits until the document does not change for a moment. */
const waitUntilQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    ([quiet, longest]) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quiet);
        });
        const end = () => {
          observer.disconnect();
          clearTimeout(last);
          clearTimeout(timer);
          resolve();
        };
        const last = setTimeout(end, longest);
        let timer = setTimeout(end, quiet);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    [quietMs, longestWaitMs] as const,
  );

/**
 * Scrolls the first placeholder into view, because maps are loaded once they are in view. Resolves to whether the page has
 * its heading and no placeholder.
 */
const showPlaceholder = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const placeholder = document.querySelector('.MuiSkeleton-root');
    placeholder?.scrollIntoView();
    return placeholder === null && document.querySelector('h1') !== null;
  });

/** Waits until all requests are answered, the document stops changing and shows no progress. */
export async function settle(page: Page): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    // A redirect to another document ends what runs in the page.
    const isComplete = await waitUntilQuiet(page)
      .then(() => showPlaceholder(page))
      .catch(() => false);
    const isAnswered = (openRequests.get(page)?.size ?? 0) === 0;
    const waitedMs = performance.now() - startedAt;
    if (isComplete && (isAnswered || waitedMs > longestWaitMs)) break;
    if (waitedMs > longestLoadingMs) break;
  }
  await waitUntilSettled(page, longestLoadingMs);
}

/** Loads an address, and waits until the page is complete. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
}

/** Shows the page for missing code: loads the tariffs without their file, which is refused from then on. */
export async function loadPageForMissingCode(page: Page): Promise<void> {
  let isRefused = false;
  await page.route(/\/TariffsPage-/, (route) => {
    isRefused = true;
    return route.abort();
  });
  await load(page, '/tariffs');
  if (!isRefused) throw new Error('The tariffs have no file of their own.');
}

/**
 * Opens another page of the console as its links do, without loading the console again: that takes a second or more. The
 * old page stays until the code and data of the new one are loaded, so this waits until its heading is replaced. Pages that
 * share their heading with the old one, such as views of one list, are there after `longestHeadingMs`.
 */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate(
    ([to, longest]) =>
      new Promise<void>((resolve) => {
        const heading = document.querySelector('h1');
        const startedAt = performance.now();
        const wait = () => {
          const isReplaced = heading !== null && !heading.isConnected && document.querySelector('h1') !== null;
          if (isReplaced || performance.now() - startedAt > longest) resolve();
          else setTimeout(wait, 20);
        };
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        wait();
      }),
    [address, longestHeadingMs] as const,
  );
  await settle(page);
}

/** Opens the page of an address anew, so that nothing is left of what was clicked. */
export async function reopen(page: Page, address: string): Promise<void> {
  const isReset = await navigate(page, '/no/such/page')
    .then(() => navigate(page, address))
    .then(() => page.locator('[role=dialog], [role=alertdialog], .MuiDrawer-modal').count())
    .then((layers) => layers === 0)
    .catch(() => false);
  // A form with changes keeps its page open and asks first.
  if (!isReset) await load(page, address);
}

/**
 * Returns a hash of the page's elements with their classes, roles and attribute names. axe finds the same in two states of
 * one hash: records of the same form, or the same page as another user.
 */
export const markupHash = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts = [document.documentElement.lang];
    for (const element of document.body.querySelectorAll('*:not(svg *, script, style)')) {
      const names = element.getAttributeNames().join(',');
      const text = element.childElementCount === 0 && element.textContent ? 'text' : '';
      parts.push(
        [element.localName, element.getAttribute('class'), element.getAttribute('role'), names, text].join(' '),
      );
    }
    const bytes = new TextEncoder().encode(parts.join('\n'));
    const digest = await crypto.subtle.digest('SHA-1', bytes);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
