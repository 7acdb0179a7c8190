import { expect, test } from './harness/test';

test('moves the focus to what comes next, and shows notifications beside the page', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  for (const number of [1, 2]) await api.createVehicle({ license: `FOCUS ${number}` });
  const menu = (title: string) => page.getByRole('button', { name: `Actions for ${title}` });
  const askToDelete = async (title: string) => {
    await menu(title).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });

  await page.goto('/customer');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Vehicles' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeFocused();
  await page.getByRole('link', { name: 'Add vehicle' }).press('Enter');
  await expect(page.getByLabel('Plate')).toBeFocused();

  await page.goto('/vehicle?q=FOCUS');
  await askToDelete('FOCUS 1');
  await page.getByRole('alertdialog').press('Escape');
  await expect(menu('FOCUS 1')).toBeFocused();
  await askToDelete('FOCUS 1');
  await confirm.press('Enter');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByRole('row', { name: /FOCUS 2/ }).locator(':focus')).toHaveCount(1);

  const notification = page.getByText('Vehicle FOCUS 1 deleted', { exact: true });
  const [content, toast] = [await page.getByRole('main').boundingBox(), await notification.boundingBox()];
  expect((content?.y ?? 0) + (content?.height ?? Infinity)).toBeLessThanOrEqual(toast?.y ?? 0);

  await askToDelete('FOCUS 2');
  await confirm.press('Enter');
  await expect(page.getByRole('button', { name: 'Clear search and filters' })).toBeFocused();
});
