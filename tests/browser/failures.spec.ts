import { expect, test } from './harness/test';

test('reports a lost connection, keeps the input, and saves it after reconnecting', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const id = await api.createVehicle({ license: 'OFFLINE 1', year: 2018 });
  await page.goto(`/vehicle/${id}/edit`);
  await page.getByRole('textbox', { name: 'Year', exact: true }).fill('2019');
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Year', exact: true })).toHaveValue('2019');
  // When the connection returns, the console sends the save that has failed again.
  await page.context().setOffline(false);
  await expect(page.getByText(/^No connection\./)).toHaveCount(0);
  await expect(page.getByText('Vehicle OFFLINE 1 saved', { exact: true })).toBeVisible();
  expect(await api.fetchVehicle(id)).toMatchObject({ year: 2019 });
});

test('keeps the offline bar below the footer of a page without a session', async ({ page }) => {
  await page.goto('/auth');
  const language = page.getByRole('contentinfo').getByRole('button').first();
  await expect(language).toBeVisible();
  await page.context().setOffline(true);
  const bar = page.locator('.offline-bar');
  await expect(bar).toBeVisible();
  const [footer, notice] = [await language.boundingBox(), await bar.boundingBox()];
  expect(footer && notice && footer.y + footer.height <= notice.y).toBe(true);
  expect(notice && notice.y + notice.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
});

const missingCode = /^This page or part has not been loaded yet/;

test('stays on the page whose next one cannot be loaded offline, and opens that when the network is back', async ({
  adminPage: page,
}) => {
  await page.goto('/vehicle');
  await page.getByRole('searchbox').fill('MAN');
  await expect(page).toHaveURL(/MAN/);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(missingCode)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('MAN');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText(missingCode)).toHaveCount(0);
});

test('offers to reload when a page’s code cannot be loaded, and reports nothing when a loading list is left', async ({
  adminPage: page,
}) => {
  await page.route(/\/list-.*\.js/, (route) => route.abort());
  await page.goto('/vehicle');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await page.unroute(/\/list-.*\.js/);

  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const requested = new Promise<void>((resolve) => {
    void page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('vehiclesView') !== true) return route.fallback();
      // Leaves the list's request unanswered, so that the list is still loading when the user leaves it.
      resolve();
    });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
  await requested;
  await page.goto('/customer');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  expect(problems).toEqual([]);
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
});
