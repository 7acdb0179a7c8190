import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Findings of axe that keep somebody from working: all of them, or those of colours alone. */
export async function seriousFindings(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === 'colours' ? axe.withRules('color-contrast') : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** What fades in has arrived: half way there its colours are not the ones that it will have. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    // What has come a moment ago begins to fade in with the next frame, and one thing after another.
    for (let rounds = 0; rounds < 20; rounds += 1) {
      await frame();
      await frame();
      if (passing().length === 0) return;
      await Promise.allSettled(passing().map(({ finished }) => finished));
    }
  });
}

/** The page has its heading and waits for nothing. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Nothing is so wide that the page has to be moved sideways. */
export async function fitsAcross(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    page.url(),
  ).toBeLessThanOrEqual(0);
}

/** The dark differs from the light in its colours, and by the same rules at every width. */
export const looks = [
  { width: 1280, colorScheme: 'light', rules: 'all' },
  { width: 360, colorScheme: 'light', rules: 'all' },
  { width: 1280, colorScheme: 'dark', rules: 'colours' },
] as const;
