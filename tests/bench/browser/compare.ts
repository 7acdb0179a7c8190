import { chromium } from '@playwright/test';
import { quantileOf } from '../load';
import { startMeasuredServer } from '../measured';
import { waybill, yardstick } from './apps';
import { measureDay, type Figures } from './day';
import { type NetworkName, networks } from './painted';

/** How many times slower than this machine's the processor of the measured browser is. */
const processor = 4;
const vehicles = 2000;

/**
 * Measures the console beside the react-admin app in tests/bench/yardstick, taking turns, and prints the median of each
 * figure and the ratio of the two: below 1 the console is faster. `yardstickDirectory` has the built app.
 */
export async function compareInBrowser(
  yardstickDirectory: string,
  rounds: number,
  names: readonly NetworkName[],
): Promise<void> {
  const apps = [
    { app: waybill, server: await startMeasuredServer(vehicles) },
    { app: yardstick, server: await startMeasuredServer(vehicles, undefined, { CONSOLE_DIR: yardstickDirectory }) },
  ];
  const browser = await chromium.launch({ executablePath: process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH });
  try {
    for (const network of names) {
      const days: Figures[][] = [[], []];
      for (let round = 0; round < rounds; round += 1)
        for (const [index, { app, server }] of apps.entries())
          days[index]?.push(await measureDay(browser, app, server.url, { processor, network }));
      printComparison(network, days);
    }
  } finally {
    await browser.close();
    for (const { server } of apps) await server.stop();
  }
}

function printComparison(network: NetworkName, [ours = [], others = []]: Figures[][]): void {
  const condition = networks[network] ? `on ${network}` : 'without a slowed network';
  console.log(
    `\nMedians of ${ours.length}, processor slowed ${processor} times, ${condition}; Waybill, react-admin, ratio:`,
  );
  for (const name of Object.keys(ours[0] ?? {})) {
    const medianOf = (days: Figures[]) =>
      quantileOf(
        days.map((day) => day[name] ?? Number.NaN),
        0.5,
      );
    const [own, other] = [medianOf(ours), medianOf(others)];
    const columns = [own, other].map((value) => value.toFixed(0).padStart(7));
    console.log(`  ${name.padEnd(34)}${columns.join('')}${(own / other).toFixed(2).padStart(8)}`);
  }
}
