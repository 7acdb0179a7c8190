import { chromium } from '@playwright/test';
import { demoPassword } from '../../server/demo/tenants';
import { waybill } from './browser/apps';
import { measureScrolling, measureWheel } from './browser/scrolling';
import type { MeasuredServer } from './measured';
import { send } from './meanwhile';

/** Bars of the measured board, and times that its query is asked. */
const legs = 5_000;
const runs = 15;
const surface = '[role=region]:has([data-row])';
/** Frames of each measured direction: some five seconds. */
const frames = 300;

const query = `query ($input: PlanningBoardInput!) { planningBoard(input: $input) { incomplete
  rows { id title active vehicle_class_id vehicle_class can_carry can_draw }
  legs { id modified_at order service_transportation_id number status customer_name driver_id driver vehicle_id vehicle
    truck_id truck truck_is_not_required planned_start planned_end planned_by_hand from_city to_city }
  empty_runs { row_id after_leg before_leg kilometres driving_minutes } blocks { id row_id kind starts_at ends_at note }
  unplanned { id } } }`;

/** Prints how long the planning board's query takes, and how smoothly the board scrolls in a browser that is not slowed. */
export async function measureBoard(engine: string, server: MeasuredServer): Promise<void> {
  await server.ask(`board ${legs}`);
  const now = new Date();
  const monday = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - ((now.getUTCDay() + 6) % 7)),
  );
  const input = {
    rows: 'VEHICLES',
    from: monday.toISOString(),
    to: new Date(monday.getTime() + 14 * 24 * 3_600_000).toISOString(),
  };
  const times: number[] = [];
  const processorBefore = await server.processorTime();
  let board = { rows: 0, legs: 0 };
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const { planningBoard } = await send(server, query, { input });
    times.push(performance.now() - began);
    board = { rows: planningBoard.rows.length, legs: planningBoard.legs.length };
  }
  const processorMs = ((await server.processorTime()) - processorBefore) / 1000 / runs;
  times.sort((one, other) => one - other);
  console.log(
    `\n${engine}, ${board.rows} rows and ${board.legs} legs in two weeks: the query takes ` +
      `${times[Math.floor(runs / 2)]?.toFixed(0)} ms (median), ${times.at(-1)?.toFixed(0)} ms (longest of ${runs}), ${processorMs.toFixed(0)} ms of processor time`,
  );
  await measureInBrowser(server.url);
}

async function measureInBrowser(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await page.goto(`${url}/auth?to=${encodeURIComponent('/planning?rows=vehicles&range=two-weeks')}`);
    await page.locator(waybill.username).fill('admin@demo.test');
    await page.locator(waybill.password).fill(demoPassword);
    await page.locator(waybill.signIn).click();
    await page.locator('[data-bar]').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const [name, step] of [
      ['standing still', { x: 0, y: 0 }],
      ['down', { x: 0, y: 40 }],
      ['to the right', { x: 24, y: 0 }],
      ['both', { x: 12, y: 24 }],
    ] as const) {
      const { framesPerSecond, longestMs, p99Ms, late, processorMs } = await measureScrolling(
        page,
        surface,
        step,
        frames,
      );
      console.log(
        `  ${name}: ${framesPerSecond.toFixed(1)} frames a second, longest ${longestMs.toFixed(0)} ms, ` +
          `p99 ${p99Ms.toFixed(0)} ms, ${(late * 100).toFixed(1)} % above 25 ms, ${processorMs.toFixed(1)} ms of processor time for a frame`,
      );
    }
    await page.locator(surface).evaluate((element) => element.scrollTo({ top: 0 }));
    const { framesPerSecond, p99Ms } = await measureWheel(page, { x: 700, y: 600 }, 12_000);
    console.log(`  down by the wheel: ${framesPerSecond.toFixed(1)} drawn frames a second, p99 ${p99Ms.toFixed(0)} ms`);
    const counts = await page.evaluate(() => ({
      bars: document.querySelectorAll('[data-bar]').length,
      rows: document.querySelectorAll('[data-row]').length,
    }));
    console.log(`  rendered at the end: ${counts.bars} bars in ${counts.rows} rows`);
  } finally {
    await browser.close();
  }
}
