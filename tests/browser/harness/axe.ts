import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** There once a page was looked at. */
    axe?: typeof axe;
  }
}

/** Something that axe finds wrong: how much it hinders, its rule and its element. */
interface Finding {
  impact: axe.ImpactValue;
  found: string;
}

/** What keeps somebody from working. */
const seriousImpacts: readonly axe.ImpactValue[] = ['serious', 'critical'];

/** The dark differs from the light in its colours alone. */
const looks = [
  { name: '1280 px, light', width: 1280, colorScheme: 'light', rules: undefined },
  { name: '1280 px, dark', width: 1280, colorScheme: 'dark', rules: ['color-contrast'] },
  { name: '360 px, light', width: 360, colorScheme: 'light', rules: undefined },
] as const;

/**
 * Expects a state of a page to be accessible in every look, and to fit across a telephone. `shown` is what the state is
 * known by: it is there in each look. A failure names the state and the look, and the states after it are looked at, too.
 */
export async function expectAccessible(page: Page, state: string, shown: Locator): Promise<void> {
  const { width = 1280, height = 800 } = page.viewportSize() ?? {};
  const findings: Record<string, string[]> = {};
  await expect(shown, state).toBeVisible();
  // What lies under the mouse has other colours.
  await page.mouse.move(0, 0);
  // Half way through a transition colours are none of those that it leads to; and hundreds of them take longer than axe.
  if (await page.evaluate(() => !window.axe))
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height });
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await expect(page.locator('html'), state).toHaveAttribute('data-theme', look.colorScheme);
    await expect(shown, `${state} at ${look.name}`).toBeVisible();
    await settled(page);
    const serious = (await findingsOf(page, look.rules)).filter(({ impact }) => seriousImpacts.includes(impact));
    if (serious.length > 0) findings[look.name] = serious.map(({ found }) => found);
    if (look.width < width) await fitsAcross(page);
  }
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: null });
  expect.soft(findings, state).toEqual({});
}

/** What axe finds wrong in a page as it is. */
export async function findingsOf(page: Page, rules?: readonly string[]): Promise<Finding[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  // What passes is not described: that took longer than finding out.
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  const { violations } = await page.evaluate((given) => {
    if (!window.axe) throw new Error('The page is not the one that axe was put into.');
    return window.axe.run(given);
  }, options);
  return violations.flatMap(({ id, impact = null, nodes }) =>
    nodes.map((node) => ({ impact, found: `${id}: ${node.target.join(' ')}` })),
  );
}

/** The page has its heading, waits for nothing, and has been drawn. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).not.toHaveCount(0);
  await expect(page.locator('[role=progressbar], [aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Nothing is so wide that the page has to be moved sideways. */
export async function fitsAcross(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(tooWide, page.url()).toBeLessThanOrEqual(0);
}
