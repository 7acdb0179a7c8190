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

// Behind all others, and before them. Every other test is in Warsaw.
for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows the day that is filtered by, and a moment as the clock on the wall has it', async ({
      adminPage: page,
      waybill,
    }) => {
      const address = '/vehicle?f=modified_at:between:2026-03-01..2026-03-31';
      await page.goto(address);
      await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('01/03/2026 – 31/03/2026');
      await expect(page).toHaveURL(address);

      const api = await waybill.as('admin@demo.test');
      const id = await api.createVehicle({ license: `ZONE ${Date.now()}` });
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
