import type { Page } from '@playwright/test';
import { expect, signInByForm, test } from './harness/test';

test('signing out in one tab takes the others to sign-in', async ({ page }) => {
  await signInByForm(page, 'logistician@demo.test');
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
  await signInByForm(other, 'logistician@demo.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a session that has ended is told of in a dialog with one button, which leads to sign-in', async ({
  page,
  waybill,
}) => {
  await signInByForm(page, 'logistician@demo.test');
  await page.goto('/vehicle');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  // The device is deleted elsewhere: access and refresh end together.
  const { access_token: token } = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}');
  await waybill.endSession(token);
  // The page may hear of it by itself before it asks for anything.
  await page.getByRole('button', { name: 'Next page', includeHidden: true }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Session expired' });
  await expect(dialog).toContainText('Your session has ended');
  await expect(dialog.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('an access token that has run out is renewed once for two tabs, and all that waited goes on', async ({ page }) => {
  await signInByForm(page, 'logistician@demo.test');
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/vehicle');
    await expect(tab.getByRole('grid').getByRole('link').first()).toBeVisible();
  }
  const before = await tokensIn(page);
  const refreshes: string[] = [];
  const refused: string[] = [];
  page.context().on('request', (request) => {
    if (request.postData()?.includes('refreshToken') === true) refreshes.push(request.postData() ?? '');
  });
  // As after an hour: the token in use is known to be old here, and refused there.
  await page.context().route('**/graphql', async (route) => {
    const { authorization } = route.request().headers();
    if (authorization !== `Bearer ${before.access_token}`) return route.fallback();
    const body: unknown = JSON.parse(route.request().postData() ?? '{}');
    refused.push(authorization);
    const error = { errors: [{ message: 'The session has expired.', extensions: { code: 1103, reason: 'expired' } }] };
    return route.fulfill({ json: Array.isArray(body) ? body.map(() => error) : error });
  });
  for (const [tab, name] of [
    [page, 'Customers'],
    [other, 'Users'],
  ] as const) {
    void tab.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
  }
  for (const [tab, name] of [
    [page, 'Customers'],
    [other, 'Users'],
  ] as const) {
    await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(tab.getByRole('grid').getByRole('link').first()).toBeVisible();
  }
  expect(refused.length).toBeGreaterThan(0);
  expect(refreshes).toHaveLength(1);
  expect((await tokensIn(page)).refresh_token).not.toBe(before.refresh_token);
});

test('a token that is known to have run out is renewed once before anything is asked with it', async ({ page }) => {
  await signInByForm(page, 'logistician@demo.test');
  const other = await page.context().newPage();
  // Where nothing of the console runs, that would ask for the next token by itself.
  await page.goto('/readyz');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth') ?? '{}');
    localStorage.setItem('auth', JSON.stringify({ ...session, expires_at: 0 }));
  });
  let refreshes = 0;
  page.context().on('request', (request) => {
    if (request.postData()?.includes('refreshToken') === true) refreshes += 1;
  });
  await Promise.all([page, other].map((tab) => tab.goto('/vehicle')));
  for (const tab of [page, other]) {
    await expect(tab.getByRole('grid').getByRole('link').first()).toBeVisible();
    await expect(tab).toHaveURL('/vehicle');
  }
  expect(refreshes).toBe(1);
});

for (const language of ['en', 'pl'] as const) {
  const { account, leave } = {
    en: { account: /^Account of/, leave: 'Sign out' },
    pl: { account: /^Konto/, leave: 'Wyloguj się' },
  }[language];

  test(`signing out ends the session on the server, even by a token that has run out, ${language}`, async ({
    page,
    waybill,
  }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: waybill.url }]);
    await signInByForm(page, 'logistician@demo.test', language);
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('auth') ?? '{}');
      localStorage.setItem('auth', JSON.stringify({ ...session, expires_at: 0 }));
    });
    const devices = page.waitForRequest((request) => request.postData()?.includes('current_user_device') === true);
    const deleted = page.waitForResponse(
      (response) => response.request().postData()?.includes('deleteDevice') === true,
    );
    await page.getByRole('button', { name: account }).click();
    await page.getByRole('button', { name: leave }).click();
    const token = (await devices).headers().authorization ?? '';
    expect((await deleted).ok()).toBe(true);
    await expect(page).toHaveURL(/\/auth/);
    const headers = { authorization: token, 'content-type': 'application/json' };
    const asked = await page.request.post('/graphql', {
      headers,
      data: { query: '{ userDevices(first: 1) { data { id } } }' },
    });
    expect((await asked.json()).errors[0].extensions.code).toBe(1103);
  });
}

test('signing out without a connection signs out here', async ({ page }) => {
  await signInByForm(page, 'logistician@demo.test');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.context().setOffline(true);
  // The page that it leads to cannot be loaded without a connection.
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await failed;
  await page.context().setOffline(false);
  await page.goto('/vehicle');
  await expect(page).toHaveURL(/\/auth/);
});

const tokensIn = (page: Page): Promise<{ access_token: string; refresh_token: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'));
