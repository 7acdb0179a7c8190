import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { colourFindingsIn, type Finding, findingsIn } from '../../audit/checks';

declare global {
  interface Window {
    /** The library axe; defined once it has been injected into the page. */
    axe?: typeof axe;
  }
}

/**
 * Expects a page to be accessible at 1280 px in the light theme and at 360 px in the dark one, and to fit the width of a
 * phone. The locator `shown` must be visible in each width. Findings of axe are reported under `state` and width without
 * ending the test; a hidden `shown` or a page that is too wide ends it. `npm run audit:axe` checks every state of the
 * console, in both themes at both widths.
 *
 * @param onlyWide whether narrow screens do not have this state; then the colours of the dark theme are checked at 1280 px
 */
export async function expectAccessible(page: Page, state: string, shown: Locator, onlyWide = false): Promise<void> {
  const { width = 1280, height = 800 } = page.viewportSize() ?? {};
  const findings: Record<string, string[]> = {};
  const add = (mode: string, found: readonly Finding[]) => {
    const severe = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    if (severe.length > 0) findings[mode] = severe.map(({ rule, element, html }) => `${rule}: ${element || html}`);
  };
  await expect(shown, state).toBeVisible();
  // Moves the mouse pointer away, because an element under the pointer has other colours.
  await page.mouse.move(0, 0);
  // Turns CSS transitions off, because colours are not final during a transition, and waiting for each transition would
  // take long.
  if (await page.evaluate(() => !window.axe))
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  await waitUntilSettled(page);
  add('light', await findingsIn(page));
  const theme = await showTheme(page, 'dark');
  if (width > 360 && !onlyWide) {
    await page.setViewportSize({ width: 360, height });
    await expect(shown, `${state} at 360 px`).toBeVisible();
    await waitUntilSettled(page);
    add('dark, 360 px', await findingsIn(page));
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width, height });
  } else {
    add('dark', await colourFindingsIn(page));
  }
  await showTheme(page, theme);
  expect.soft(findings, state).toEqual({});
}

/**
 * Shows a theme by the attribute that the console's theme switch sets, which renders nothing again. Returns the theme that
 * was shown before.
 */
export const showTheme = (page: Page, theme: string): Promise<string> =>
  page.evaluate((name) => {
    const { dataset } = document.documentElement;
    const { theme: previous = 'light' } = dataset;
    dataset.theme = name;
    return previous;
  }, theme);

/**
 * Waits until the page has a heading, shows no progress bar or placeholder, and is painted. The timeout is that of `expect`
 * by default.
 */
export async function waitUntilSettled(page: Page, timeoutMs?: number): Promise<void> {
  const options = timeoutMs === undefined ? {} : { timeout: timeoutMs };
  await expect(page.locator('h1')).not.toHaveCount(0, options);
  await expect(page.locator('[role=progressbar], [aria-busy=true], .MuiSkeleton-root')).toHaveCount(0, options);
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
