import { colleague } from './harness/colleague';
import { expect, test } from './harness/test';

test('an unknown address is told of, with its path', async ({ adminPage: page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('/no/such/page');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test.describe('a system that is set to dark', () => {
  test.use({ colorScheme: 'dark' });

  test('gets a dark console from the first paint; a choice of its own is kept', async ({ adminPage: page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const isDark = async () => (/\d+/.exec(await background())?.[0] ?? '255').length < 3;
    await page.goto('/vehicle', { waitUntil: 'commit' });
    await page.waitForFunction(() => Boolean(document.body));
    await expect.poll(isDark).toBe(true);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Light' }).click();
    await expect.poll(isDark).toBe(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
    expect(await isDark()).toBe(false);
  });
});

test('the language is changed within the console, and kept', async ({ openFor, waybill }) => {
  // Of somebody who is nobody else's: it is kept with the account.
  const { email } = await colleague(waybill, ['logistician'], { first_name: 'Iga', last_name: 'Mazur' });
  const page = await openFor(email);
  await page.goto('/vehicle');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Pojazdy' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Numer rejestracyjny' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pojazdy' })).toBeVisible();
});

for (const path of ['/auth', '/vehicle', '/customer', '/vehicle/create', '/customer/create', '/profile']) {
  test(`${path} fits a telephone of 360 px: nothing is wider than the screen`, async ({
    adminPage,
    page,
    browserName,
  }) => {
    const tab = path === '/auth' ? page : adminPage;
    await tab.setViewportSize({ width: 360, height: 740 });
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.waitForLoadState('networkidle');
    expect(browserName).toBe('chromium');
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

for (const timezoneId of ['Europe/Warsaw', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a day that is filtered by is that day in every place', async ({ adminPage: page }) => {
      await page.goto('/vehicle?f=modified_at:between:2026-03-01..2026-03-31');
      const chip = page.getByRole('group', { name: 'Active filters' });
      await expect(chip).toContainText('01/03/2026 – 31/03/2026');
      await page.reload();
      await expect(chip).toContainText('01/03/2026 – 31/03/2026');
      await expect(page).toHaveURL('/vehicle?f=modified_at:between:2026-03-01..2026-03-31');
    });

    test('a moment is shown as the clock on the reader’s wall has it', async ({ adminPage: page, waybill }) => {
      const api = await waybill.as('admin@demo.test');
      const id = await api.createVehicle({ license: `ZONE ${timezoneId.length}` });
      const { vehicles } = await api.call<{ vehicles: { data: { created_at: string }[] } }>(
        'query ($where: VehiclesWhere) { vehicles(first: 1, where: $where) { data { created_at } } }',
        { where: { column: 'id', value: id } },
      );
      const wall = new Intl.DateTimeFormat('en-GB', { timeZone: timezoneId, dateStyle: 'short', timeStyle: 'short' });
      const shown = wall.format(new Date(vehicles.data[0]?.created_at ?? '')).replace(',', '');
      await page.goto(`/vehicle/${id}`);
      await expect(page.getByRole('region', { name: 'Status' })).toContainText(shown);
    });
  });
}
