import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** The library axe; defined once it has been injected into the page. */
    axe?: typeof axe;
  }
}

/** A violation of an accessibility rule: its impact, and a text that names the rule and the element. */
interface Violation {
  impact: axe.ImpactValue;
  found: string;
}

/**
 * Impacts (axe's ratings of a violation) that can prevent a user from completing a task. Only violations with these
 * impacts fail a test.
 */
const seriousImpacts: readonly axe.ImpactValue[] = ['serious', 'critical'];

/**
 * Viewports and colour schemes in which pages are checked. Dark mode differs from light mode in its colours only, so
 * only contrast is checked there.
 */
const modes = [
  { name: '1280 px, light', width: 1280, colorScheme: 'light', rules: undefined },
  { name: '1280 px, dark', width: 1280, colorScheme: 'dark', rules: ['color-contrast'] },
  { name: '360 px, light', width: 360, colorScheme: 'light', rules: undefined },
] as const;

/**
 * Expects a page to be accessible in every mode, and to fit the width of a phone. The locator `shown` must be visible
 * in each mode. Findings of axe are reported under `state` and mode without ending the
 * test; a hidden `shown` or a page that is too wide ends it.
 */
export async function expectAccessible(page: Page, state: string, shown: Locator): Promise<void> {
  const { width = 1280, height = 800 } = page.viewportSize() ?? {};
  const findings: Record<string, string[]> = {};
  await expect(shown, state).toBeVisible();
  // Moves the mouse pointer away, because an element under the pointer has other colours.
  await page.mouse.move(0, 0);
  // Turns CSS transitions off, because colours are not final during a transition, and waiting for each transition would
  // take long.
  if (await page.evaluate(() => !window.axe))
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  for (const mode of modes) {
    await page.setViewportSize({ width: mode.width, height });
    await page.emulateMedia({ colorScheme: mode.colorScheme });
    await expect(page.locator('html'), state).toHaveAttribute('data-theme', mode.colorScheme);
    await expect(shown, `${state} at ${mode.name}`).toBeVisible();
    await waitUntilSettled(page);
    const serious = (await findViolations(page, mode.rules)).filter(({ impact }) => seriousImpacts.includes(impact));
    if (serious.length > 0) findings[mode.name] = serious.map(({ found }) => found);
    if (mode.width < width) await expectNoHorizontalScroll(page);
  }
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: null });
  expect.soft(findings, state).toEqual({});
}

/** Runs axe in the page as it is now and returns the violations. `rules` limits the check to these rules. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  // Asks axe for violations only, because describing passed rules takes longer than checking them.
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  const { violations } = await page.evaluate((given) => {
    if (!window.axe) throw new Error('The page is not the one that axe was put into.');
    return window.axe.run(given);
  }, options);
  return violations.flatMap(({ id, impact = null, nodes }) =>
    nodes.map((node) => ({ impact, found: `${id}: ${node.target.join(' ')}` })),
  );
}

/** Waits until the page has a heading, shows no progress bar or placeholder, and is painted. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.locator('h1')).not.toHaveCount(0);
  await expect(page.locator('[role=progressbar], [aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Expects that the page is not wider than the viewport, so that it does not scroll horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(tooWide, page.url()).toBeLessThanOrEqual(0);
}
