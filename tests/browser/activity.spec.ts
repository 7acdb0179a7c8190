import { hearsOf } from './harness/live';
import { expect, test } from './harness/test';

test('what somebody does is told at once, in the reader’s language, and leads to the record', async ({
  adminPage,
  openFor,
  waybill,
}) => {
  const admin = await waybill.as('admin@demo.test');
  const page = await openFor('logistician@demo.test');
  await page.context().addCookies([{ name: 'lang', value: 'pl', url: waybill.url }]);
  await page.goto('/activity');
  await page.getByRole('button', { name: 'Dziś' }).click();
  await expect(page).toHaveURL(/date/);

  const id = await admin.createVehicle({ license: 'TOLD 1' });
  await admin.updateVehicle({ id, year: 2020, places: 33 });
  await page.reload();
  const row = page.getByRole('row', { name: /Zmieniono pojazd TOLD 1: miejsca paletowe, rok produkcji/ });
  await expect(row).toContainText('Joanna Wilczyńska');
  await row.getByRole('link', { name: 'TOLD 1' }).click();
  await expect(page).toHaveURL(`/vehicle/${id}`);

  const heard = hearsOf(adminPage, 'activities');
  await adminPage.goto(`/vehicle/${id}`);
  const history = adminPage.getByRole('region', { name: 'History', exact: true });
  await expect(history.getByRole('row')).toHaveText([
    /^WhenWhoWhat$/,
    /Changed vehicle TOLD 1: pallet places, year/,
    /Added vehicle TOLD 1/,
  ]);
  await heard;
  await admin.updateVehicle({ id, carrying_capacity: 900 });
  await expect(history.getByRole('row').nth(1)).toContainText('Changed vehicle TOLD 1: payload');
});

test('the history is filtered by who, and by kind of record', async ({ adminPage, waybill }) => {
  await (await waybill.as('logistician@demo.test')).createVehicle({ license: 'TOLD 2' });
  await adminPage.goto('/activity');
  await expect(adminPage.getByRole('row', { name: /TOLD 2/ })).toBeVisible();
  await adminPage.getByRole('button', { name: 'By me' }).click();
  await expect(adminPage.getByRole('row', { name: /Joanna Wilczyńska/ }).first()).toBeVisible();
  await expect(adminPage.getByRole('row', { name: /TOLD 2/ })).toBeHidden();
});

test('a driver has no way to it', async ({ openFor }) => {
  const page = await openFor('driver@demo.test');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Activity' })).toBeHidden();
  await page.goto('/activity');
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
});
