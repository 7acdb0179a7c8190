import { chromium, type CDPSession, type Page } from '@playwright/test';
import { demoPassword } from '../../../server/demo/tenants';
import type { MeasuredServer } from '../measured';
import { waybill } from './apps';

/** Round trips whose growth is measured, after those that fill caches. */
const trips = 50;
const firstTrips = 15;

/** A way from a list to another page and back. */
interface RoundTrip {
  title: string;
  /** Opens the other page from the list, and resolves once it is shown. */
  leave: (page: Page) => Promise<void>;
}

const roundTrips: readonly RoundTrip[] = [
  {
    title: 'list and record',
    leave: async (page) => {
      await page.locator(`${waybill.row} ${waybill.opensRecord}`).first().click();
      await page.locator(waybill.record).first().waitFor();
    },
  },
  { title: 'two lists', leave: (page) => openFromMenu(page, '/customer', waybill.row) },
  { title: 'list and dashboard', leave: (page) => openFromMenu(page, '/dashboard', 'main svg') },
  {
    title: 'list and map of the stops',
    leave: async (page) => {
      await openFromMenu(page, '/dashboard', 'main svg');
      const map = page.getByRole('group', { name: 'Today’s stops' });
      await map.scrollIntoViewIfNeeded();
      await map.locator('canvas').waitFor();
    },
  },
  { title: 'list and planning board', leave: (page) => openFromMenu(page, '/planning', 'main [role=region]') },
];

/**
 * Prints by how much the heap, the nodes and the event listeners of the console grow with each navigation, after garbage
 * is collected. What grows in each of 50 round trips is never freed.
 */
export async function measureLeaks(server: MeasuredServer): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH,
    // The machine code of functions that have become hot is part of the heap, but not kept by pages.
    args: ['--js-flags=--no-opt --no-maglev --no-sparkplug'],
  });
  try {
    for (const { title, leave } of roundTrips) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
      const session = await page.context().newCDPSession(page);
      await page.goto(`${server.url}${waybill.signInPage}`);
      await page.locator(waybill.username).fill('admin@demo.test');
      await page.locator(waybill.password).fill(demoPassword);
      await page.locator(waybill.signIn).click();
      const travel = async (count: number) => {
        for (let trip = 0; trip < count; trip += 1) {
          await page.locator(waybill.row).first().waitFor();
          await leave(page);
          await page.goBack();
        }
        await page.locator(waybill.row).first().waitFor();
        // Work of the last pages ends, such as requests and rendering ahead.
        await page.waitForTimeout(2000);
      };
      await travel(firstTrips);
      const before = await countKept(session);
      await travel(trips);
      const after = await countKept(session);
      const each = (name: keyof Kept) => (after[name] - before[name]) / (2 * trips);
      console.log(
        `  ${title}: ${(each('bytes') / 1024).toFixed(1)} KB, ${each('nodes').toFixed(2)} nodes, ` +
          `${each('listeners').toFixed(2)} listeners a navigation (heap ${(before.bytes / 2 ** 20).toFixed(1)} -> ${(after.bytes / 2 ** 20).toFixed(1)} MB)`,
      );
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
}

async function openFromMenu(page: Page, path: string, shown: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().click();
  await page.waitForURL((url) => url.pathname === path);
  await page.locator(shown).first().waitFor();
}

/** What a page keeps in memory. */
interface Kept {
  bytes: number;
  nodes: number;
  listeners: number;
}

async function countKept(session: CDPSession): Promise<Kept> {
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { bytes: valueOf('JSHeapUsedSize'), nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}
