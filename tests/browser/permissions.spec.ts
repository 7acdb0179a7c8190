import { expect, test } from './harness/test';

test('shows support vehicles and customers without edits', async ({ openPageAs }) => {
  const page = await openPageAs('support@demo.test');
  await page.goto('/vehicle');
  for (const list of ['Vehicles', 'Customers']) {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: list }).click();
    const grid = page.getByRole('grid', { name: list });
    await expect(grid.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Add / })).toHaveCount(0);
    await grid
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: /Edit|Delete|use/ })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Open' }).click();
    await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Delete|use$/ })).toHaveCount(0);
  }
});

test('shows another tenant’s vehicle as not found', async ({ openPageAs, waybill }) => {
  const id = await (await waybill.apiAs('admin@demo.test')).createVehicle({ license: 'THEIRS 1' });
  const page = await openPageAs('admin@other.test');
  const texts = [];
  for (const each of [id, '4611686018427387900']) {
    await page.goto(`/vehicle/${each}`);
    await expect(page.getByRole('heading', { name: 'Record not found' })).toBeVisible();
    texts.push(await page.getByRole('main').innerText());
  }
  expect(texts[0]).toBe(texts[1]);
});
