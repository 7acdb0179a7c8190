import type { CDPSession, Page } from '@playwright/test';

/** Network conditions under which pages are measured. */
export const networks = {
  local: undefined,
  // Chromium's own preset "Fast 4G".
  'Fast 4G': { latency: 165, downloadThroughput: (9e6 / 8) * 0.9, uploadThroughput: (1.5e6 / 8) * 0.9 },
  // 400 kbit/s and 400 ms for each round trip.
  'Slow 3G': { latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 },
} as const;

export type NetworkName = keyof typeof networks;

/** Returns whether a text is the name of network conditions. */
export const isNetworkName = (name: string): name is NetworkName => name in networks;

/** Slows the page's processor, and its network if the name is not that of the local one. */
export async function slowDown(session: CDPSession, processor: number, network: NetworkName): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  const conditions = networks[network];
  if (!conditions) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
}

/** Milliseconds after which a measurement fails. */
const mostMs = 60_000;

/** What a page has to show. Texts are compared without regard to case. */
export interface Painted {
  selector: string;
  /** Least number of elements of the selector; defaults to 1. */
  count?: number;
  /** A text that each of the elements contains. */
  each?: string;
  /** A text that at least one of the elements contains. */
  some?: string;
  /** A text that none of the elements contains, such as one of the rows that were shown before. */
  none?: string;
}

/** The event from which the time is measured; `document`: the start of the page's load. */
export type Start = 'document' | 'click' | 'input' | 'popstate';

/**
 * Does something in a page, and returns the milliseconds from the last `start` event to the frame after the one in
 * which the page shows what is given.
 */
export async function timePainted(
  page: Page,
  shown: Painted,
  start: Start,
  act: () => Promise<unknown>,
): Promise<number> {
  const watching = await page.evaluateHandle(
    ({ selector, count = 1, each = '', some = '', none, event, most }) => {
      let began = event === 'document' ? 0 : Number.NaN;
      addEventListener(event, ({ timeStamp }) => (began = timeStamp), { capture: true });
      const isShown = () => {
        const found = [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility())
          .map((one) => one.textContent?.toLowerCase() ?? '');
        if (none !== undefined && found.some((one) => one.includes(none.toLowerCase()))) return false;
        const has = (text: string) => (one: string) => one.includes(text.toLowerCase());
        return found.length >= count && found.every(has(each)) && found.some(has(some));
      };
      // The promise is wrapped, because `evaluateHandle` would wait for it.
      return {
        painted: new Promise<number>((resolve, reject) => {
          setTimeout(
            () => reject(new Error(`not painted: ${JSON.stringify({ selector, count, each, some, none })}`)),
            most,
          );
          const look = () => {
            if (Number.isNaN(began) || !isShown()) return void requestAnimationFrame(look);
            return void requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
          };
          look();
        }),
      };
    },
    { ...shown, event: start, most: mostMs },
  );
  await act();
  const milliseconds = await watching.evaluate(({ painted }) => painted);
  await watching.dispose();
  return milliseconds;
}
