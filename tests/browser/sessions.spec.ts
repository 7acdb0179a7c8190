import type { Page } from '@playwright/test';
import { signInAs, expect, signInByForm, test } from './harness/test';

test('signs in and out in all tabs, and ends the session on the server', async ({ page, waybill }) => {
  await page.context().addCookies([{ name: 'lang', value: 'pl', url: waybill.url }]);
  const other = await page.context().newPage();

  await test.step('signs in the other tab', async () => {
    await page.goto('/auth');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await signInByForm(other, 'logistician@demo.test', 'pl');
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
    }
  });

  await test.step('deletes the device when signed out with an expired access token', async () => {
    const { access_token: before } = await readTokens(page);
    await expireAccessToken(page);
    const devices = page.waitForRequest((request) => request.postData()?.includes('current_user_device') === true);
    const deleted = page.waitForResponse(
      (response) => response.request().postData()?.includes('deleteDevice') === true,
    );
    await page.getByRole('button', { name: /^Konto/ }).click();
    await page.getByRole('button', { name: 'Wyloguj się' }).click();
    const { authorization = '' } = (await devices).headers();
    expect(authorization).not.toBe(`Bearer ${before}`);
    expect((await deleted).ok()).toBe(true);
    const response = await page.request.post('/graphql', {
      headers: { authorization, 'content-type': 'application/json' },
      data: { query: '{ userDevices(first: 1) { data { id } } }' },
    });
    expect((await response.json()).errors[0].extensions.code).toBe(1103);
  });

  await test.step('leads both tabs to sign-in, without tokens', async () => {
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/auth/);
    expect((await readTokens(page)).access_token ?? null).toBeNull();
  });
});

test('refreshes an expired access token with the token that two tabs share, and repeats what waited', async ({
  page,
}) => {
  // `signInAs` leaves the page outside of the console, so that no console refreshes the token in the background.
  await signInAs(page, 'logistician@demo.test');
  const other = await page.context().newPage();
  // The tabs lock each other out (unit tests), but a tab may read the local storage before the change of another arrives.
  // It then refreshes with the same token, and gets the same successor.
  let refreshes: { tab: Page; body: string }[] = [];
  page.context().on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('refreshToken')) refreshes.push({ tab: request.frame().page(), body });
  });
  const expectOneRefresh = () => {
    expect(new Set(refreshes.map(({ body }) => body)).size).toBe(1);
    expect(new Set(refreshes.map(({ tab }) => tab)).size, 'at most one refresh in each tab').toBe(refreshes.length);
    refreshes = [];
  };

  await test.step('before a request when it is known to be expired', async () => {
    await expireAccessToken(page);
    await Promise.all([page, other].map((tab) => tab.goto('/vehicle')));
    for (const tab of [page, other]) {
      await expect(tab.getByRole('grid').getByRole('link').first()).toBeVisible();
      await expect(tab).toHaveURL('/vehicle');
    }
    expectOneRefresh();
  });

  await test.step('when the server refuses it, and repeats all waiting requests', async () => {
    const before = await readTokens(page);
    const refused: string[] = [];
    await page.context().route('**/graphql', async (route) => {
      const { authorization } = route.request().headers();
      if (authorization !== `Bearer ${before.access_token}`) return route.fallback();
      const body: unknown = JSON.parse(route.request().postData() ?? '{}');
      refused.push(authorization);
      const error = {
        errors: [{ message: 'The session has expired.', extensions: { code: 1103, reason: 'expired' } }],
      };
      return route.fulfill({ json: Array.isArray(body) ? body.map(() => error) : error });
    });
    const pages = [
      [page, 'Customers'],
      [other, 'Users'],
    ] as const;
    await Promise.all(
      pages.map(([tab, name]) =>
        tab.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click(),
      ),
    );
    for (const [tab, name] of pages) {
      await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(tab.getByRole('grid').getByRole('link').first()).toBeVisible();
    }
    expect(refused.length).toBeGreaterThan(0);
    expectOneRefresh();
    expect((await readTokens(page)).refresh_token).not.toBe(before.refresh_token);
  });
});

test('signs out without a connection', async ({ page }) => {
  await signInAs(page, 'logistician@demo.test');
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out without a connection?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  // Without a connection the browser cannot load the sign-in page and shows its own error page.
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.context().setOffline(false);
  await page.goto('/vehicle');
  await expect(page).toHaveURL(/\/auth/);
});

const readTokens = (page: Page): Promise<{ access_token: string; refresh_token: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'));

const expireAccessToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth') ?? '{}');
    localStorage.setItem('auth', JSON.stringify({ ...session, expires_at: 0 }));
  });
