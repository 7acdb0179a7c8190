import type { Page } from '@playwright/test';
import { authPages } from './harness/auth-pages';
import { expect, test } from './harness/test';

/** Returns a function that sums the transferred size of the page's scripts so far, in kilobytes. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

test('loads at most 170 KB of JavaScript to sign in, and 430 KB with a list', async ({ page }) => {
  const kilobytes = countScripts(page);
  // Opens the list directly, because the dashboard also loads charts.
  await page.goto('/auth?to=%2Fservice-request');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  // Waits for the network, because no element shows that all scripts are loaded.
  await page.waitForLoadState('networkidle');
  expect(await kilobytes()).toBeGreaterThan(20);
  expect(await kilobytes()).toBeLessThanOrEqual(170);

  await authPages(page, 'en').signIn('admin@demo.test', 'waybill-demo');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await kilobytes()).toBeLessThanOrEqual(540);
});
