import { expect, signIn, test } from './harness/test';

test('a wrong password is told of, and nobody is signed in', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
  await expect(page).toHaveURL('/auth');
  expect(await page.evaluate(() => localStorage.getItem('auth') ?? '')).not.toContain('"access_token":"');
});

test('an empty form says what is missing, before anything is sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && calls.push(request.url()));
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(calls).toEqual([]);
});

test('the keyboard alone is enough', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type('admin@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('waybill-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
});

test('one language is left for the other, and the cookie keeps it', async ({ page, context }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zaloguj się' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');

  const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(cookie).toMatchObject({ value: 'pl', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);

  await page.reload();
  await page.getByLabel('E-mail').fill('admin@demo.test');
  await page.getByLabel('Hasło', { exact: true }).fill('zle-haslo');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('alert')).toHaveText('Nieprawidłowy adres e-mail lub hasło.');
  await page.getByLabel('Hasło', { exact: true }).fill('waybill-demo');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zlecenia' })).toBeVisible();
});

test.describe('a browser that speaks Polish', () => {
  test.use({ locale: 'pl-PL' });
  test('is spoken to in Polish', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Zaloguj się' })).toBeVisible();
  });
});

test('whoever opens a page without being signed in comes back to it afterwards', async ({ page }) => {
  await page.goto('/vehicle?q=Volvo&page=2');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('E-mail').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('waybill-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/vehicle?q=Volvo&page=2');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('Volvo');
});

test('the start page leads a signed-out visitor to sign-in, once', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto('/');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(documents.length).toBeLessThanOrEqual(2);
});

test('the session is kept under one key, in the form that was agreed', async ({ page }) => {
  await signIn(page, 'admin@demo.test');
  const kept = await page.evaluate(() => Object.entries(localStorage));
  expect(kept.map(([key]) => key)).toEqual(['auth']);
  const session = JSON.parse(kept[0]?.[1] ?? '{}');
  expect(Object.keys(session).toSorted()).toEqual(
    ['access_token', 'authError', 'company', 'expires_at', 'expires_in', 'lastSuccessfulPayment', 'refresh_token', 'token_type', 'user'],
  );
  expect(session.company).toMatchObject({ name: 'Trakt Bursztynowy Sp. z o.o.', regNumber: '0000912476' });
});
