import type { CDPSession, Page } from '@playwright/test';

/** How smoothly an element scrolls. */
export interface Scrolling {
  framesPerSecond: number;
  /** Milliseconds of the longest frame, and of that which one of a hundred frames exceeds. */
  longestMs: number;
  p99Ms: number;
  /** Part of the frames that took longer than one and a half frames of a screen of 60 Hz. */
  late: number;
  /** Milliseconds of processor time that the page's main thread uses for a frame, on whatever else the machine works. */
  processorMs: number;
}

/** Speed of a scrolling mouse wheel: three screens a second. */
const wheelPixelsPerSecond = 2400;

/** Scrolls an element by some pixels in each frame, and measures the frames. At an end, it turns back. */
export async function measureScrolling(
  page: Page,
  selector: string,
  step: { x: number; y: number },
  frames: number,
): Promise<Scrolling> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const startedAt = await mainThreadSeconds(session);
  const times = await page.evaluate(
    async ({ selector: wanted, step: { x, y }, frames: count }) => {
      const element = document.querySelector(wanted);
      if (!element) throw new Error(`There is no ${wanted}.`);
      const moments: number[] = [];
      let [right, down] = [1, 1];
      await new Promise<void>((resolve) => {
        const frame = (now: number) => {
          moments.push(now);
          if (moments.length > count) return resolve();
          const before = { left: element.scrollLeft, top: element.scrollTop };
          element.scrollBy(x * right, y * down);
          if (x > 0 && element.scrollLeft === before.left) right = -right;
          if (y > 0 && element.scrollTop === before.top) down = -down;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      });
      return moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment));
    },
    { selector, step, frames },
  );
  const processorSeconds = (await mainThreadSeconds(session)) - startedAt;
  await session.detach();
  const sorted = times.toSorted(ascending);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    framesPerSecond: (times.length / total) * 1000,
    longestMs: sorted.at(-1) ?? NaN,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? NaN,
    late: times.filter((time) => time > 25).length / times.length,
    processorMs: (processorSeconds * 1000) / times.length,
  };
}

async function mainThreadSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}

/**
 * Scrolls what is at a point down as a mouse wheel does, and measures the frames that the browser draws meanwhile. It
 * scrolls by itself while the page's main thread renders, so that these are the frames that a person sees.
 */
export async function measureWheel(
  page: Page,
  at: { x: number; y: number },
  pixels: number,
): Promise<Pick<Scrolling, 'framesPerSecond' | 'p99Ms'>> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const session = await page.context().newCDPSession(page);
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  });
  await session.send('Input.synthesizeScrollGesture', {
    ...at,
    yDistance: -pixels,
    speed: wheelPixelsPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const trace: { traceEvents: { name: string; ts: number }[] } = JSON.parse(String(await browser.stopTracing()));
  await session.detach();
  const drawn = trace.traceEvents
    .flatMap(({ name, ts }) => (name === 'DrawFrame' ? [ts / 1000] : []))
    .toSorted(ascending);
  const times = drawn.slice(1).map((moment, index) => moment - (drawn[index] ?? moment));
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    framesPerSecond: (times.length / total) * 1000,
    p99Ms: times.toSorted(ascending)[Math.floor(times.length * 0.99)] ?? NaN,
  };
}

const ascending = (one: number, other: number) => one - other;
