import type { Page } from '@playwright/test';
import { authPageHelpers } from './harness/auth-pages';
import { expect, test } from './harness/test';

/**
 * Returns a function that returns the sum of the compressed sizes of all scripts that the page has loaded since, in
 * kilobytes.
 */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

test('loads at most 150 KB of JavaScript to sign in with buttons of identity providers, and 540 KB with a list', async ({
  page,
}) => {
  // Stops the page from fetching code of further pages, which it does while it is idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const kilobytes = countScripts(page);
  // Makes the sign-in lead to a list, because the dashboard would also load the code of its charts.
  await page.goto('/auth?to=%2Fservice-request');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  // Waits until the network is idle, because no element of the page shows that all scripts are loaded.
  await page.waitForLoadState('networkidle');
  expect(await kilobytes()).toBeGreaterThan(20);
  expect(await kilobytes()).toBeLessThanOrEqual(150);

  await authPageHelpers(page, 'en').signIn('admin@demo.test', 'waybill-demo');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await kilobytes()).toBeLessThanOrEqual(540);
});
