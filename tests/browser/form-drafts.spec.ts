import type { ConsoleLanguage } from './harness/auth-pages';
import type { Page } from '@playwright/test';
import { signInAs, expect, test } from './harness/test';

const words = {
  en: {
    expired: 'Session expired',
    confirm: 'Confirm',
    year: 'Year',
    save: 'Save',
    back: 'Your unsaved changes are back. They have not been saved yet.',
  },
  pl: {
    expired: 'Sesja wygasła',
    confirm: 'Potwierdź',
    year: 'Rok produkcji',
    save: 'Zapisz',
    back: 'Przywrócono niezapisane zmiany. Nie są jeszcze zapisane.',
  },
};

const readToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').access_token);

/** Returns the keys under which this tab has stored drafts of forms. */
const readDraftKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')));

/** Signs in on the sign-in page, to which the console has redirected after the session ended. */
async function signInOnPage(page: Page, language: ConsoleLanguage, email = 'logistician@demo.test'): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel({ en: 'Password', pl: 'Hasło' }[language], { exact: true }).fill('waybill-demo');
  await page.getByRole('button', { name: { en: 'Sign in', pl: 'Zaloguj się' }[language], exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

/**
 * Ends the page's session on the server, as from another device, and confirms the dialog in which the console reports
 * that.
 */
async function expire(
  page: Page,
  waybill: { endSession(token: string): Promise<void> },
  word: (typeof words)['en'],
): Promise<void> {
  await waybill.endSession(await readToken(page));
  // The console may notice the end of the session before this click. Then the dialog already covers the button, so the
  // click is dispatched to the button directly.
  await page.getByRole('button', { name: word.save, includeHidden: true }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: word.expired });
  // The dialog can only be confirmed.
  await expect(dialog.getByRole('button')).toHaveText([word.confirm]);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: word.confirm }).click();
  await expect(page).toHaveURL(/\/auth/);
}

test('restores the input when the session ends, and still detects conflicts', async ({ page, waybill }) => {
  const word = words.pl;
  const api = await waybill.apiAs('admin@demo.test');
  const id = await api.createVehicle({ license: 'KEPT 1', year: 2018, places: 10 });
  const { modified_at } = (await api.fetchVehicle(id)) ?? {};
  await signInAs(page, 'logistician@demo.test', 'pl');
  await page.goto(`/vehicle/${id}/edit`);
  await page.getByRole('textbox', { name: word.year, exact: true }).fill('2019');
  await expire(page, waybill, word);
  await api.updateVehicle({ id, modified_at, places: 12 });

  await signInOnPage(page, 'pl');
  await expect(page).toHaveURL(`/vehicle/${id}/edit`);
  await expect(page.getByText(word.back)).toBeVisible();
  await expect(page.getByRole('textbox', { name: word.year, exact: true })).toHaveValue('2019');
  await page.getByRole('button', { name: word.save }).click();
  const dialog = page.getByRole('dialog', { name: 'Ktoś inny zmienił ten rekord' });
  await dialog.getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(page.getByText('Zapisano pojazd KEPT 1', { exact: true })).toBeVisible();
  expect(await api.fetchVehicle(id)).toMatchObject({ year: 2019, places: 12 });

  await page.goto(`/vehicle/${id}/edit`);
  await expect(page.getByRole('textbox', { name: word.year, exact: true })).toHaveValue('2019');
  await expect(page.getByText(word.back)).toHaveCount(0);
});

test('deletes a draft when its user discards it or another user signs in', async ({ page, waybill }) => {
  const api = await waybill.apiAs('admin@demo.test');
  const id = await api.createVehicle({ license: 'KEPT 2', year: 2018 });
  await signInAs(page, 'logistician@demo.test');
  await page.goto(`/vehicle/${id}/edit`);

  await test.step('deletes it when discarded', async () => {
    await page.getByRole('textbox', { name: words.en.year, exact: true }).fill('2019');
    await expire(page, waybill, words.en);
    await signInOnPage(page, 'en');
    await expect(page.getByRole('textbox', { name: words.en.year, exact: true })).toHaveValue('2019');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('textbox', { name: words.en.year, exact: true })).toHaveValue('2018');
    await expect(page.getByText(words.en.back)).toHaveCount(0);
    await expect.poll(() => readDraftKeys(page)).toEqual([]);
  });

  await test.step('deletes it when another user signs in', async () => {
    await page.getByRole('textbox', { name: words.en.year, exact: true }).fill('2019');
    await expire(page, waybill, words.en);
    await expect.poll(() => readDraftKeys(page)).toHaveLength(1);
    await signInOnPage(page, 'en', 'admin@demo.test');
    await expect(page.getByRole('textbox', { name: words.en.year, exact: true })).toHaveValue('2018');
    await expect(page.getByText(words.en.back)).toHaveCount(0);
    await expect.poll(() => readDraftKeys(page)).toEqual([]);
  });
});

test('restores a new record in each tab when the session ends', async ({ page, waybill }) => {
  await signInAs(page, 'logistician@demo.test');
  const other = await page.context().newPage();
  await page.goto('/vehicle/create');
  await page.getByLabel('Plate').fill('KEPT 4');
  await other.goto('/customer/create');
  await other.getByLabel('E-mail').first().fill('kept@customer.test');
  await page.bringToFront();
  await page.getByRole('textbox', { name: 'Year', exact: true }).fill('2020');
  await expire(page, waybill, words.en);
  await expect(other).toHaveURL(/\/auth/);
  await signInOnPage(page, 'en');
  await expect(page.getByLabel('Plate')).toHaveValue('KEPT 4');
  await expect(page.getByRole('textbox', { name: 'Year', exact: true })).toHaveValue('2020');
  // A sign-in in another tab takes this tab to the start page. The draft of its form is still stored.
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await other.goto('/customer/create');
  await expect(other.getByLabel('E-mail').first()).toHaveValue('kept@customer.test');
});

test('asks about unsaved changes before signing out, and keeps no draft', async ({ page, waybill }) => {
  const id = await (await waybill.apiAs('admin@demo.test')).createVehicle({ license: 'KEPT 5', year: 2018 });
  await signInAs(page, 'logistician@demo.test');
  await page.goto(`/vehicle/${id}/edit`);
  await page.getByRole('textbox', { name: words.en.year, exact: true }).fill('2019');
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
  };
  await signOut();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: words.en.year, exact: true })).toHaveValue('2019');
  await signOut();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => readDraftKeys(page)).toEqual([]);
});
