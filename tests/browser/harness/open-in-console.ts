import { expect, type Page } from '@playwright/test';

/**
 * Opens a path of the console as its links do, on a page that shows the console already. `page.goto` loads the console
 * again, which takes 1.3 seconds of processor time more. Resolves when another page's heading is shown, so the old and the
 * new page must not be views of the same list. A form with changes asks first, and ends the test.
 */
export async function openInConsole(page: Page, path: string): Promise<void> {
  const heading = await page.locator('h1').elementHandle();
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await heading?.waitForElementState('hidden');
  await expect(page.locator('h1')).toBeVisible();
}
