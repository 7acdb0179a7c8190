import { ApiClient } from './harness/api';
import { expectAccessible } from './harness/axe';
import { createColleague } from './harness/colleague';
import { setLanguageCookie, authPageHelpers } from './harness/auth-pages';
import { countMutationCalls } from './harness/registration';
import { expect, test } from './harness/test';

test('shows what is wrong, then signs in once when pressed twice', async ({ page }) => {
  const { w, field, press, signIn } = authPageHelpers(page, 'en');
  const username = page.getByLabel('E-mail');
  const password = field(w.password);
  const logins = countMutationCalls(page, 'login');
  const documents: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
    if (request.url().endsWith('/graphql')) calls.push(request.url());
  });

  await test.step('redirects the start page to sign-in once', async () => {
    await page.goto('/');
    await expect(username).toBeFocused();
    await expect(page).toHaveURL(/\/auth/);
    expect(documents.length).toBeLessThanOrEqual(2);
  });

  await test.step('has fields for password managers, and links to the other pages', async () => {
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByRole('link', { name: w.forgot })).toHaveAttribute('href', '/auth/restorePassword');
    await expect(page.getByRole('link', { name: w.register })).toHaveAttribute('href', '/auth/registration/step1');
  });

  await test.step('has the styles of a list’s grid before the sign-in, and shows no grid', async () => {
    const rulesOfComponents = () =>
      page.evaluate(() =>
        [...document.styleSheets]
          .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.hasAttribute('data-emotion'))
          .reduce((sum, { cssRules }) => sum + cssRules.length, 0),
      );
    await expect.poll(rulesOfComponents).toBeGreaterThan(200);
    await expect(page.locator('.MuiDataGrid-root')).toHaveCount(0);
  });

  await test.step('shows missing fields without sending', async () => {
    await password.focus();
    await press(w.signIn);
    await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
    await expect(username).toBeFocused();
    expect(calls).toEqual([]);
    await expectAccessible(page, 'nothing filled in', page.getByText('Enter your e-mail address.'));
  });

  await test.step('works by keyboard alone, and announces a wrong password', async () => {
    await page.keyboard.type('admin@demo.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(w.wrong);
    await expect(password).toBeFocused();
    await expect(page).toHaveURL(/\/auth/);
    expect(await page.evaluate(() => localStorage.getItem('auth') ?? '')).not.toContain('"access_token":"');
  });

  await test.step('shows how long to wait after too many attempts', async () => {
    const extensions = { code: 1101, reason: 'locked', retryAfter: 12 };
    const locked = { message: 'Too many attempts. Wait a while.', extensions };
    await page.route('**/graphql', (route) => route.fulfill({ json: { data: null, errors: [locked] } }));
    await signIn('admin@demo.test', 'waybill-demo');
    await expect(page.getByRole('alert')).toHaveText(w.locked);
    await page.unroute('**/graphql');
  });

  await test.step('sends once when pressed twice', async () => {
    const before = logins();
    await page.getByRole('button', { name: w.signIn, exact: true }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: w.begin })).toBeVisible();
    expect(logins()).toBe(before + 1);
  });

  await test.step('stores the session under one key in the defined format', async () => {
    const kept = await page.evaluate(() => Object.entries(localStorage));
    expect(kept.map(([key]) => key)).toEqual(['auth']);
    const session = JSON.parse(kept[0]?.[1] ?? '{}');
    expect(Object.keys(session).toSorted()).toEqual([
      'access_token',
      'authError',
      'company',
      'expires_at',
      'expires_in',
      'lastSuccessfulPayment',
      'refresh_token',
      'subscriptionState',
      'token_type',
      'user',
    ]);
    expect(session.company).toMatchObject({ name: 'Trakt Bursztynowy Sp. z o.o.', regNumber: '0000912476' });
  });
});

test.describe('in a Polish browser', () => {
  test.use({ locale: 'pl-PL' });

  test('is in Polish until another language is chosen, which a cookie stores', async ({ page, context }) => {
    await page.goto('/auth');
    await expectAccessible(page, 'sign-in', page.getByRole('heading', { level: 1, name: 'Zaloguj się' }));
    await authPageHelpers(page, 'pl').signIn('admin@demo.test', 'zle-haslo');
    await expect(page.getByRole('alert')).toHaveText('Nieprawidłowy adres e-mail lub hasło.');

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });

  test('changes the password on a page that asks to sign in first', async ({ page, waybill }) => {
    const { email } = await createColleague(waybill, ['logistician'], { first_name: 'Iga', last_name: 'Sroka' });
    await setLanguageCookie(page, 'pl', waybill.url);
    const { w, field, press, heading, signIn } = authPageHelpers(page, 'pl');
    await page.goto('/.well-known/change-password');
    await expect(heading(w.signIn)).toBeVisible();
    await signIn(email, 'waybill-demo');
    await expect(heading(w.changeTitle)).toBeVisible();
    await expect(page).toHaveURL('/auth/changePassword');

    const goodPassword = 'trzy zielone naczepy';
    await field(w.old).fill('not the old one');
    await field(w.newPassword).fill(goodPassword);
    await field(w.again).fill(`${goodPassword}!`);
    await press(w.change);
    await expect(field(w.again)).toHaveAccessibleDescription(w.differs);
    await field(w.again).fill(goodPassword);
    await press(w.change);
    await expect(field(w.old)).toHaveAccessibleDescription(w.oldWrong);
    await expect(field(w.old)).toBeFocused();
    await expectAccessible(page, 'password refused', page.getByText(w.oldWrong));
    await field(w.old).fill('waybill-demo');
    await press(w.change);
    await expect(heading(w.changed)).toBeVisible();
    // The user stays signed in, with a new session.
    await page.getByRole('link', { name: w.goOn }).click();
    await expect(heading(w.begin)).toBeVisible();
    await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
  });
});

test('returns to the requested page, in the chosen language or the account’s', async ({
  browser,
  contextOptions,
  baseURL,
  waybill,
}) => {
  const { email } = await createColleague(waybill, ['logistician'], { first_name: 'Ola', last_name: 'Zięba' });
  const api = await ApiClient.signIn(waybill.url, email);
  await api.call('mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { id } }', {
    input: { lang: 'pl' },
  });
  for (const [chosen, title, search] of [
    [undefined, 'Pojazdy', 'Szukaj'],
    ['en', 'Vehicles', 'Search'],
  ] as const) {
    await test.step(chosen ?? 'no language chosen', async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, locale: 'en-GB' });
      const page = await context.newPage();
      if (chosen) await setLanguageCookie(page, chosen, waybill.url);
      await page.goto('/vehicle?q=Volvo&page=2');
      await expect(page).toHaveURL(/\/auth/);
      await authPageHelpers(page, 'en').signIn(email, 'waybill-demo');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveURL('/vehicle?q=Volvo&page=2');
      await expect(page.getByRole('searchbox', { name: search })).toHaveValue('Volvo');
      expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe(chosen ?? 'pl');
      await context.close();
    });
  }
});
