import { Api } from './harness/api';
import { colleague } from './harness/colleague';
import { choose, entrance, languages, localeOf } from './harness/entrance';
import { countCalls } from './harness/registration';
import { expect, signInByForm, test } from './harness/test';

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
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
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
  await signInByForm(page, 'admin@demo.test');
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

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: localeOf[language] });

    test('a password manager finds its fields, and what is wrong is announced', async ({ page, waybill }) => {
      await choose(page, language, waybill.url);
      const { w, field, signIn: send } = entrance(page, language);
      await page.goto('/auth');
      await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username');
      await expect(field(w.password)).toHaveAttribute('autocomplete', 'current-password');
      await expect(page.getByRole('link', { name: w.forgot })).toHaveAttribute('href', '/auth/restorePassword');
      await expect(page.getByRole('link', { name: w.register })).toHaveAttribute('href', '/auth/registration/step1');
      await send('admin@demo.test', 'not the password');
      await expect(page.getByRole('alert')).toHaveText(w.wrong);
      await expect(field(w.password)).toBeFocused();
    });

    test('after too many attempts it says to wait', async ({ page, waybill }) => {
      await choose(page, language, waybill.url);
      const { w, signIn: send } = entrance(page, language);
      const locked = { message: 'Too many attempts. Wait a while.', extensions: { code: 1101, reason: 'locked' } };
      await page.route('**/graphql', (route) => route.fulfill({ json: { data: null, errors: [locked] } }));
      await page.goto('/auth');
      await send('admin@demo.test', 'waybill-demo');
      await expect(page.getByRole('alert')).toHaveText(w.locked);
    });

    test('a password is changed by whoever is signed in, on a page that signs in first', async ({ page, waybill }) => {
      const { email } = await colleague(waybill, ['logistician'], { first_name: 'Iga', last_name: 'Sroka' });
      await choose(page, language, waybill.url);
      const { w, field, press, heading, signIn: send } = entrance(page, language);
      await page.goto('/.well-known/change-password');
      await expect(heading(w.signIn)).toBeVisible();
      await send(email, 'waybill-demo');
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
      await field(w.old).fill('waybill-demo');
      await press(w.change);
      await expect(heading(w.changed)).toBeVisible();
      // Still signed in, with the session that took the place of the old one.
      await page.getByRole('link', { name: w.goOn }).click();
      await expect(heading(w.begin)).toBeVisible();
      await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
    });
  });
}

test('pressing twice sends once', async ({ page }) => {
  const sent = countCalls(page, 'login');
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('waybill-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect(sent()).toBe(1);
});

test('where no language was chosen, one goes on in the account’s; where one was, in that one', async ({
  browser,
  contextOptions,
  baseURL,
  waybill,
}) => {
  const { email } = await colleague(waybill, ['logistician'], { first_name: 'Ola', last_name: 'Zięba' });
  const api = await Api.signIn(waybill.url, email);
  await api.call('mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { id } }', {
    input: { lang: 'pl' },
  });
  for (const [chosen, title] of [
    [undefined, 'Pulpit'],
    ['en', 'Dashboard'],
  ] as const) {
    const context = await browser.newContext({ ...contextOptions, baseURL, locale: 'en-GB' });
    const page = await context.newPage();
    if (chosen) await choose(page, chosen, waybill.url);
    await page.goto('/auth');
    await entrance(page, 'en').signIn(email, 'waybill-demo');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe(chosen ?? 'pl');
    await context.close();
  }
});
