import { expect, test } from './harness/test';

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

// This time zone is far ahead of UTC. All other tests run in Warsaw's; the rules of days and times are tested in several
// time zones as tables (tests/unit/console/days.test.ts and periods.test.ts).
test.describe('in Pacific/Kiritimati', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

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
