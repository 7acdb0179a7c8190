import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../../server/demo/tenants';
import type { MeasuredApp } from './apps';
import { slowDown, timePainted, type NetworkName } from './painted';

/** Measured values by name: milliseconds, and numbers of files. */
export type Figures = Readonly<Record<string, number>>;

/** So large that all 25 rows and all columns are visible, since grids draw only what is visible. */
const viewport = { width: 1800, height: 1800 };
const rows = 25;
/** Milliseconds between two keys, from aiming at an element to pressing the button, and until it is released. */
const hand = { keys: 40, aim: 120, press: 60 };
/**
 * Milliseconds that a person looks at a page before aiming at something on it. The load state `networkidle` cannot be
 * waited for instead: it belongs to the document, which reached it on the sign-in page.
 */
const lookMs = 1000;

/**
 * Does in a new browser what a person does first on a day, and measures it: signs in, opens a record from the list, goes
 * back, opens it again, turns the page, searches. Processor and network are slowed the whole time.
 */
export async function measureDay(
  browser: Browser,
  app: MeasuredApp,
  url: string,
  slowed: { processor: number; network: NetworkName },
): Promise<Figures> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    let files = 0;
    page.on('response', (response) => (files += response.request().resourceType() === 'script' ? 1 : 0));
    await slowDown(await context.newCDPSession(page), slowed.processor, slowed.network);

    const usableMs = await measureSignInPage(page, app, url);
    const blockedMs = await sumBlockedMs(page);
    await page.locator(app.username).pressSequentially('admin@demo.test', { delay: hand.keys });
    await page.locator(app.password).pressSequentially(demoPassword, { delay: hand.keys });
    const list = { selector: app.row, count: rows };
    const listMs = await timePainted(page, list, 'click', () => click(page, app.signIn));
    const filesOfList = files;
    await page.waitForTimeout(lookMs);

    const vin = (await page.locator(`${app.row} ${app.vin}`).first().textContent()) ?? '';
    const record = { selector: app.record, some: vin };
    const openRecord = () => click(page, `${app.row} ${app.opensRecord}`);
    const goBack = () => timePainted(page, list, 'popstate', () => page.evaluate(() => history.back()));
    const recordMs = await timePainted(page, record, 'click', openRecord);
    await page.waitForTimeout(lookMs);
    const backMs = await goBack();
    const againMs = await timePainted(page, record, 'click', openRecord);
    await goBack();
    const nextPage = { ...list, none: vin };
    const nextPageMs = await timePainted(page, nextPage, 'click', () => click(page, app.nextPage));
    await page.locator(app.search).click();
    // The end of a plate is a text that some vehicles contain, but not all that the page shows.
    const searched = ((await page.locator(`${app.row} ${app.opensRecord}`).last().textContent()) ?? '')
      .trim()
      .slice(-5);
    const found = { selector: app.row, each: searched };
    await page.evaluate(() => {
      performance.clearResourceTimings();
      addEventListener('input', ({ timeStamp }) => Object.assign(window, { lastInputAt: timeStamp }), {
        capture: true,
      });
    });
    const searchMs = await timePainted(page, found, 'input', () => page.keyboard.type(searched, { delay: hand.keys }));
    const queryMs = await readQueryMs(page);
    return {
      'sign-in page usable': usableMs,
      'main thread blocked until then': blockedMs,
      '"Sign in" to 25 rows': listMs,
      'JavaScript files until then': filesOfList,
      'first record opened': recordMs,
      'back to the list': backMs,
      'record opened again': againMs,
      'next page': nextPageMs,
      'last key in search to rows': searchMs,
      'its query, from sending to answer': queryMs,
    };
  } finally {
    await context.close();
  }
}

/** Opens the sign-in page. Returns the milliseconds until it takes keys. */
async function measureSignInPage(page: Page, app: MeasuredApp, url: string): Promise<number> {
  await page.goto(`${url}${app.signInPage}`, { waitUntil: 'commit' });
  return timePainted(page, { selector: app.username }, 'document', () => Promise.resolve());
}

/** Returns the milliseconds by which the tasks of the main thread have been longer than 50 ms so far. */
function sumBlockedMs(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0));
          observer.disconnect();
        });
        observer.observe({ type: 'longtask', buffered: true });
        // Without a long task the observer reports nothing.
        setTimeout(() => resolve(0), 500);
      }),
  );
}

/** Returns the milliseconds from sending the first query after the last input until its answer is complete. */
function readQueryMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lastInputAt = Number(Reflect.get(window, 'lastInputAt'));
    const isQuery = ({ name, startTime }: PerformanceEntry) => startTime >= lastInputAt && name.endsWith('/graphql');
    const query = performance.getEntriesByType('resource').find(isQuery);
    if (!(query instanceof PerformanceResourceTiming)) throw new Error('No query was sent.');
    return query.responseEnd - query.requestStart;
  });
}

/** Clicks as a person does: moves to the first element, presses and releases. */
async function click(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.hover();
  await page.waitForTimeout(hand.aim);
  await target.click({ delay: hand.press });
}
