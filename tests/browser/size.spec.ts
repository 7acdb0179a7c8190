import type { Page } from '@playwright/test';
import { entrance } from './harness/entrance';
import { expect, test } from './harness/test';

/** Adds up the scripts that a page really fetches, as they come over the wire. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

test('fetches at most 170 KB of JavaScript to sign in, and 540 KB with a list', async ({ page }) => {
  const kilobytes = countScripts(page);
  // Straight to the list, past the dashboard, which brings its charts.
  await page.goto('/auth?to=%2Fservice-request');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  // No element shows that the page has fetched all that it wants.
  await page.waitForLoadState('networkidle');
  expect(await kilobytes()).toBeGreaterThan(20);
  expect(await kilobytes()).toBeLessThanOrEqual(170);

  await entrance(page, 'en').signIn('admin@demo.test', 'waybill-demo');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await kilobytes()).toBeLessThanOrEqual(540);
});
