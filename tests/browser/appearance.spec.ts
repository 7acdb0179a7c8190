import { createColleague } from './harness/colleague';
import { expect, test } from './harness/test';

test('shows an unknown path as not found', async ({ adminPage: page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('/no/such/page');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test.describe('with a dark system theme', () => {
  test.use({ colorScheme: 'dark' });

  test('is dark from the first paint, and keeps another choice', async ({ adminPage: page }) => {
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

test('changes the language in the console, and keeps it', async ({ openPageAs, waybill }) => {
  // Uses a new user, because the console stores a changed language in the user's account.
  const { email } = await createColleague(waybill, ['logistician'], { first_name: 'Iga', last_name: 'Mazur' });
  const page = await openPageAs(email);
  await page.goto('/vehicle');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Pojazdy' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Numer rejestracyjny' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pojazdy' })).toBeVisible();
});

// The first of these time zones is far behind UTC, the second far ahead. All other tests run in Warsaw's time zone.
for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows the filtered day, times of the company’s time zone, and the record in the tab’s title', async ({
      adminPage: page,
      waybill,
    }) => {
      const address = '/vehicle?f=modified_at:between:2026-03-01..2026-03-31';
      await page.goto(address);
      await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('01/03/2026 – 31/03/2026');
      await expect(page).toHaveURL(address);

      const api = await waybill.apiAs('admin@demo.test');
      const license = `ZONE ${Date.now()}`;
      const id = await api.createVehicle({ license });
      const { vehicles } = await api.call<{ vehicles: { data: { created_at: string }[] } }>(
        'query ($where: VehiclesWhere) { vehicles(first: 1, where: $where) { data { created_at } } }',
        { where: { column: 'id', value: id } },
      );
      const wall = new Intl.DateTimeFormat('en-GB', {
        dateStyle: 'short',
        timeStyle: 'short',
        timeZone: 'Europe/Warsaw',
      });
      const shown = wall.format(new Date(vehicles.data[0]?.created_at ?? '')).replace(',', '');
      await page.goto(`/vehicle/${id}`);
      await expect(page.getByRole('region', { name: 'Status' })).toContainText(shown);
      await expect(page).toHaveTitle(`${license} · Vehicles · Waybill`);
    });
  });
}
