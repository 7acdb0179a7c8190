import { expect, test } from './harness/test';

test('support sees vehicles and customers, and nothing to change them with', async ({ openFor, waybill }) => {
  const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: 'SUPPORT 1' });
  const page = await openFor('support@demo.test');
  for (const path of ['/vehicle', '/customer']) {
    await page.goto(path);
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Add / })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Edit|Delete|use/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await page.goto(`/vehicle/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'SUPPORT 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Delete|use/ })).toHaveCount(0);
});

test('an address of what one may not do leads to a page that says so', async ({ openFor }) => {
  const page = await openFor('support@demo.test');
  await page.goto('/vehicle/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
});

test('a driver sees their day, and no customers in menu or address', async ({ openFor }) => {
  const page = await openFor('driver@demo.test');
  await expect(page).toHaveURL('/today');
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Customers' }),
  ).toHaveCount(0);
  await page.goto('/customer');
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
});

test('another tenant’s vehicle is like one that does not exist', async ({ openFor, waybill }) => {
  const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: 'THEIRS 1' });
  const page = await openFor('admin@other.test');
  const texts = [];
  for (const each of [id, '4611686018427387900']) {
    await page.goto(`/vehicle/${each}`);
    await expect(page.getByRole('heading', { name: 'This record is not here' })).toBeVisible();
    texts.push(await page.getByRole('main').innerText());
  }
  expect(texts[0]).toBe(texts[1]);
});
