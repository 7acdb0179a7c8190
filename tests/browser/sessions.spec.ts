import { expect, signIn, test } from './harness/test';

test('signing out in one tab takes the others to sign-in', async ({ page }) => {
  await signIn(page, 'logistician@demo.test');
  const other = await page.context().newPage();
  await other.goto('/vehicle');
  await expect(other.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(other).toHaveURL(/\/auth/);
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}');
  expect(kept.access_token ?? null).toBeNull();
});

test('signing in in one tab lets the others in', async ({ page }) => {
  await page.goto('/auth');
  const other = await page.context().newPage();
  await signIn(other, 'logistician@demo.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
});

test('a session that has ended is told of in a dialog with one button, which leads to sign-in', async ({ page, waybill }) => {
  await signIn(page, 'logistician@demo.test');
  await page.goto('/vehicle');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  // The device is deleted elsewhere: access and refresh end together.
  const { access_token: token } = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}');
  await waybill.endSession(token);
  await page.getByRole('button', { name: 'Next page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Session expired' });
  await expect(dialog).toContainText('Your session has ended');
  await expect(dialog.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('an access token that has run out is renewed without anybody noticing, in two tabs at once', async ({ page }) => {
  await signIn(page, 'logistician@demo.test');
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/vehicle');
    await expect(tab.getByRole('grid').getByRole('link').first()).toBeVisible();
  }
  const before = await page.evaluate(() => localStorage.getItem('auth'));
  // As after an hour: the token in use is refused and known to be old.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth') ?? '{}');
    localStorage.setItem('auth', JSON.stringify({ ...session, expires_at: 0 }));
  });
  await Promise.all([page, other].map((tab) => tab.reload()));
  for (const tab of [page, other]) {
    await expect(tab.getByRole('grid').getByRole('link').first()).toBeVisible();
    await expect(tab).toHaveURL('/vehicle');
  }
  const { refresh_token: renewed } = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}');
  expect(renewed).not.toBe(JSON.parse(before ?? '{}').refresh_token);
});
