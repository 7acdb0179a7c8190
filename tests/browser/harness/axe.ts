import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { type Finding, findingsIn, layoutFindingsIn } from '../../audit/checks';

declare global {
  interface Window {
    /** The library axe; defined once it has been injected into the page. */
    axe?: typeof axe;
  }
}

/**
 * Expects a page to be accessible as it is shown. The locator `shown` must be visible. Findings of axe are reported under
 * `state` without ending the test. For states within a flow: `npm run audit:axe` checks every state of the console, in both
 * themes at both widths.
 */
export async function expectAccessible(page: Page, state: string, shown: Locator, find = findingsIn): Promise<void> {
  await prepareForAxe(page, state, shown);
  expect.soft(severe(await find(page)), state).toEqual([]);
}

/**
 * Expects a page to be accessible at 1280 px in the light theme and at 360 px in the dark one, and to fit the width of a
 * phone. A hidden `shown`, or a page that is too wide, ends the test. On the phone, the rules about colours and sizes are
 * checked: other rules find the same elements again. With `all rules` they are checked too, for states that consist of
 * other elements on a phone.
 */
export async function expectAccessibleOnPhoneToo(
  page: Page,
  state: string,
  shown: Locator,
  onPhone: 'all rules' | 'layout' = 'layout',
): Promise<void> {
  const { width = 1280, height = 800 } = page.viewportSize() ?? {};
  await expectAccessible(page, state, shown);
  const theme = await showTheme(page, 'dark');
  await page.setViewportSize({ width: 360, height });
  const find = onPhone === 'layout' ? layoutFindingsIn : findingsIn;
  await expectAccessible(page, `${state}, dark at 360 px`, shown, find);
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width, height });
  await showTheme(page, theme);
}

async function prepareForAxe(page: Page, state: string, shown: Locator): Promise<void> {
  await expect(shown, state).toBeVisible();
  // Moves the mouse pointer away, because an element under the pointer has other colours.
  await page.mouse.move(0, 0);
  // Turns CSS transitions off, because colours are not final during a transition, and waiting for each transition would
  // take long.
  if (await page.evaluate(() => !window.axe))
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  await waitUntilSettled(page);
}

const severe = (found: readonly Finding[]) =>
  found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ rule, element, html }) => `${rule}: ${element || html}`);

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
