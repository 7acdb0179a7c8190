import { expect, test } from './harness/test';

test('a device is signed out from another, after a question', async ({ openFor }) => {
  const lost = await openFor('support@demo.test');
  const page = await openFor('support@demo.test');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('link', { name: 'My devices' }).click();
  await expect(page.getByRole('heading', { name: 'My devices' })).toBeVisible();
  await expect(page.getByRole('row', { name: /This device/ })).toHaveCount(1);

  const other = page.getByRole('row', { name: /Another device/ });
  await expect(other).toHaveCount(1);
  await other.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out there' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out there' }).click();
  await expect(other).toHaveCount(0);

  await lost.goto('/vehicle');
  await expect(lost.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
});

test('this very device is signed out by its own row', async ({ openFor }) => {
  const page = await openFor('support@demo.test');
  await page.goto('/user/devices');
  const here = page.getByRole('row', { name: /This device/ });
  await here.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out here' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out here' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});
