import type { Page } from '@playwright/test';
import { enter, expect, test } from './harness/test';

const words = {
  en: {
    expired: 'Session expired',
    confirm: 'Confirm',
    year: 'Year',
    places: 'Pallet places',
    save: 'Save',
    saved: (license: string) => `Vehicle ${license} saved`,
    back: 'What you had typed here is back. It has not been saved yet.',
    discard: 'Discard',
    conflict: 'Someone else has changed this record',
    saveChoice: 'Save the choice',
  },
  pl: {
    expired: 'Sesja wygasła',
    confirm: 'Potwierdź',
    year: 'Rok produkcji',
    places: 'Miejsca paletowe',
    save: 'Zapisz',
    saved: (license: string) => `Zapisano pojazd ${license}`,
    back: 'Przywrócono to, co tu wpisano. Zmiany nie są jeszcze zapisane.',
    discard: 'Odrzuć',
    conflict: 'Ktoś inny zmienił te dane',
    saveChoice: 'Zapisz wybór',
  },
};

const tokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').access_token);

for (const language of ['en', 'pl'] as const) {
  const word = words[language];

  test.describe(`what was typed when the session ended, ${language}`, () => {
    test.beforeEach(async ({ page, waybill }) => {
      await page.context().addCookies([{ name: 'lang', value: language, url: waybill.url }]);
    });

    test('is there after signing in again, and still meets what others have changed', async ({ page, waybill }) => {
      const api = await waybill.as('admin@demo.test');
      const license = `KEPT 1 ${language.toUpperCase()}`;
      const id = await api.createVehicle({ license, year: 2018, places: 10 });
      const { modified_at } = (await api.vehicle(id)) ?? {};
      await enter(page, 'logistician@demo.test', language);
      await page.goto(`/vehicle/${id}/edit`);
      await page.getByLabel(word.year).fill('2019');
      await expire(page, waybill, word);
      await api.updateVehicle({ id, modified_at, places: 12 });

      await signInHere(page, language);
      await expect(page).toHaveURL(`/vehicle/${id}/edit`);
      await expect(page.getByText(word.back)).toBeVisible();
      await expect(page.getByLabel(word.year)).toHaveValue('2019');
      await page.getByRole('button', { name: word.save }).click();
      const dialog = page.getByRole('dialog', { name: word.conflict });
      await dialog.getByRole('button', { name: word.saveChoice }).click();
      await expect(page.getByText(word.saved(license), { exact: true })).toBeVisible();
      expect(await api.vehicle(id)).toMatchObject({ year: 2019, places: 12 });

      await page.goto(`/vehicle/${id}/edit`);
      await expect(page.getByLabel(word.year)).toHaveValue('2019');
      await expect(page.getByText(word.back)).toHaveCount(0);
    });

    test('is given up by a button', async ({ page, waybill }) => {
      const api = await waybill.as('admin@demo.test');
      const id = await api.createVehicle({ license: `KEPT 2 ${language.toUpperCase()}`, year: 2018 });
      await enter(page, 'logistician@demo.test', language);
      await page.goto(`/vehicle/${id}/edit`);
      await page.getByLabel(word.year).fill('2019');
      await expire(page, waybill, word);
      await signInHere(page, language);
      await expect(page.getByLabel(word.year)).toHaveValue('2019');
      await page.getByRole('button', { name: word.discard }).click();
      await expect(page.getByLabel(word.year)).toHaveValue('2018');
      await expect(page.getByText(word.back)).toHaveCount(0);
      await page.reload();
      await expect(page.getByLabel(word.year)).toHaveValue('2018');
    });
  });
}

/** Signs in on the page that one was sent to. */
async function signInHere(page: Page, language: 'en' | 'pl', email = 'logistician@demo.test'): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel({ en: 'Password', pl: 'Hasło' }[language], { exact: true }).fill('waybill-demo');
  await page.getByRole('button', { name: { en: 'Sign in', pl: 'Zaloguj się' }[language], exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

/** Ends the session from elsewhere, and confirms that here. */
async function expire(
  page: Page,
  waybill: { endSession(token: string): Promise<void> },
  word: (typeof words)['en'],
): Promise<void> {
  await waybill.endSession(await tokenIn(page));
  // The page may hear of it by itself before it sends anything: then the form stands behind the dialog already.
  await page.getByRole('button', { name: word.save, includeHidden: true }).dispatchEvent('click');
  await page.getByRole('dialog', { name: word.expired }).getByRole('button', { name: word.confirm }).click();
  await expect(page).toHaveURL(/\/auth/);
}

test('somebody else who signs in sees nothing of it, nor does the first one afterwards', async ({ page, waybill }) => {
  const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: 'KEPT 3', year: 2018 });
  await enter(page, 'logistician@demo.test');
  await page.goto(`/vehicle/${id}/edit`);
  await page.getByLabel('Year').fill('2019');
  await expire(page, waybill, words.en);
  await signInHere(page, 'en', 'admin@demo.test');
  await expect(page.getByLabel('Year')).toHaveValue('2018');
  await expect(page.getByText(words.en.back)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))).toEqual([]);
});

test('a new record is kept, too; in another tab one finds one’s own', async ({ page, waybill }) => {
  await enter(page, 'logistician@demo.test');
  const other = await page.context().newPage();
  await page.goto('/vehicle/create');
  await page.getByLabel('Plate').fill('KEPT 4');
  await other.goto('/customer/create');
  await other.getByLabel('E-mail').first().fill('kept@customer.test');
  await page.bringToFront();
  await page.getByLabel('Year').fill('2020');
  await expire(page, waybill, words.en);
  await expect(other).toHaveURL(/\/auth/);
  await signInHere(page, 'en');
  await expect(page.getByLabel('Plate')).toHaveValue('KEPT 4');
  await expect(page.getByLabel('Year')).toHaveValue('2020');
  // The root, as after every sign-in elsewhere; the form has what was typed.
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await other.goto('/customer/create');
  await expect(other.getByLabel('E-mail').first()).toHaveValue('kept@customer.test');
});

for (const language of ['en', 'pl'] as const) {
  const { account, leave, question, stay } = {
    en: { account: /^Account of/, leave: 'Sign out', question: 'Leave without saving?', stay: 'Stay' },
    pl: { account: /^Konto:/, leave: 'Wyloguj się', question: 'Wyjść bez zapisywania?', stay: 'Zostań' },
  }[language];

  test(`signing out asks about unsaved changes before, and keeps nothing, ${language}`, async ({ page, waybill }) => {
    const id = await (
      await waybill.as('admin@demo.test')
    ).createVehicle({ license: `KEPT 5 ${language.toUpperCase()}`, year: 2018 });
    await page.context().addCookies([{ name: 'lang', value: language, url: waybill.url }]);
    await enter(page, 'logistician@demo.test', language);
    await page.goto(`/vehicle/${id}/edit`);
    await page.getByLabel(words[language].year).fill('2019');
    const signOut = async () => {
      await page.getByRole('button', { name: account }).click();
      await page.getByRole('button', { name: leave }).click();
    };
    await signOut();
    const dialog = page.getByRole('alertdialog', { name: question });
    await dialog.getByRole('button', { name: stay }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel(words[language].year)).toHaveValue('2019');
    await signOut();
    await dialog.getByRole('button', { name: leave }).click();
    await expect(page).toHaveURL(/\/auth/);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))).toEqual([]);
  });
}
