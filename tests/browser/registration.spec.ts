import { expectAccessible } from './harness/axe';
import { browserLocales } from './harness/auth-pages';
import { fakeGoogleSignIn } from './harness/fake-google-sign-in';
import { countMutationCalls, registrationPageHelpers } from './harness/registration';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

/** Returns the draft of the registration form that the server has stored, as JSON text. */
async function fetchDraft(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${access_token}` };
    const response = await fetch('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: '{ tenant(first: 1) { data { temporary } } }' }),
    });
    return response.text();
  });
}

test.describe('in Polish', () => {
  test.use({ locale: browserLocales.pl });

  test('registers a company in three steps, sends each once when pressed twice, and starts a trial', async ({
    page,
  }) => {
    const person = registrationPageHelpers(page, 'pl');
    const { email, heading, words } = person;
    const sent = {
      register: countMutationCalls(page, 'register'),
      company: countMutationCalls(page, 'updateTenant', '"company":{"update"'),
      sales: countMutationCalls(page, 'createContactSale'),
      trial: countMutationCalls(page, 'startTrial'),
    };

    await test.step('creates the account', async () => {
      await page.goto('/auth/registration/step1');
      await page.getByRole('button', { name: words.createAccount }).click();
      await expectAccessible(page, 'account refused', page.getByText('Podaj adres e-mail.'));
      await expect(page.getByRole('checkbox', { name: words.terms })).toHaveAccessibleDescription(
        /Zaakceptuj regulamin/,
      );
      await person.enterAccount();
      await page.getByRole('button', { name: words.createAccount }).dblclick();
      await expect(heading(words.proof)).toBeVisible();
      expect(sent.register()).toBe(1);
    });

    await test.step('proves the address, also after a reload of a later step', async () => {
      await page.goto('/auth/registration/step2');
      await expect(page).toHaveURL('/auth/registration/step1');
      await expect(page.getByText(email, { exact: false }).last()).toBeVisible();
      const code = page.getByLabel(words.code, { exact: true });
      await expect(code).toBeFocused();
      await page.getByRole('button', { name: words.goOn, exact: true }).click();
      await expect(code).toHaveAccessibleDescription(/Wpisz sześć cyfr/);
      await code.fill('000000');
      await page.getByRole('button', { name: words.goOn, exact: true }).click();
      await expect(code).toHaveAccessibleDescription(/Ten kod jest nieprawidłowy/);
      await page.getByRole('button', { name: 'Wyślij nowy kod' }).click();
      await expectAccessible(page, 'code refused', page.getByText('Wysłaliśmy nowy kod.'));
      await person.enterCode();
      await expect(page).toHaveURL('/auth/registration/step2');
      await expect(page.locator('[aria-current=step]')).toContainText('2.');
    });

    await test.step('enters the company', async () => {
      await page.getByRole('button', { name: 'Kontynuuj na innym urządzeniu' }).click();
      await expectAccessible(page, 'other device', page.getByRole('dialog').getByRole('img'));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.saveAndGoOn }).click();
      await expectAccessible(page, 'company refused', page.getByRole('alert'));
      expect(sent.company()).toBe(0);
      await person.fillCompany();
      await page.getByRole('button', { name: words.saveAndGoOn }).dblclick();
      await expect(heading(words.tariffs)).toBeVisible();
      expect(sent.company()).toBe(1);
    });

    const dialog = page.getByRole('dialog');
    await test.step('shows tariffs and their charges', async () => {
      await expectAccessible(page, 'tariffs', page.getByRole('listitem').filter({ hasText: 'Enterprise' }));
      await page.getByRole('button', { name: 'Zapłać kartą: Flota' }).click();
      await expectAccessible(page, 'paying', dialog.getByText('Do zapłaty teraz'));
      await page.keyboard.press('Escape');
    });

    await test.step('contacts sales about a tariff without a price', async () => {
      await page.getByRole('button', { name: 'Zapytaj o ofertę' }).click();
      const phone = dialog.getByRole('textbox', { name: 'Telefon' });
      await phone.fill('12');
      await dialog.getByRole('button', { name: 'Wyślij' }).click();
      await expect(phone).toHaveAccessibleDescription(/Podaj numer telefonu z numerem kierunkowym/);
      await phone.fill('+48 22 123 45 67');
      await dialog.getByRole('button', { name: 'Wyślij' }).dblclick();
      await expect(page.getByRole('status').filter({ hasText: /Dziękujemy\. Dział sprzedaży wkrótce/ })).toBeVisible();
      expect(sent.sales()).toBe(1);
    });

    await test.step('starts a trial of another tariff', async () => {
      const trial = page.getByRole('button', { name: 'Wypróbuj przez 14 dni: Flota' });
      await page.getByRole('button', { name: 'Rocznie' }).click();
      await expect(page.getByRole('listitem').filter({ has: trial })).toContainText('1990');
      await trial.dblclick();
      await expect(heading(`${words.welcome}Zielone Drogi`)).toBeVisible();
      expect(sent.trial()).toBe(1);
      await expect(page.getByText(/Okres próbny taryfy Flota trwa do \d\d\.\d\d\.\d{4}\./)).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Menu główne' });
      await expect(menu.getByRole('link').nth(3)).toBeVisible();
    });

    // A user with a completed registration who opens a registration step is redirected to the console.
    await page.goto('/auth/registration/step2');
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto('/info/subscriptionSuccess?payment=1');
    await expect(heading('Nie ma takiej płatności')).toBeVisible();
  });
});

test('continues in another browser, and updates the first', async ({ page, browser, contextOptions, baseURL }) => {
  const person = registrationPageHelpers(page, 'en');
  await person.openAccount();
  await person.field(person.words.name).fill('Zielone Drogi');
  await expect(page.getByText(person.words.saved, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Continue on another device' });
  await expect(dialog.getByRole('img')).toBeVisible();
  const address = await dialog.getByText('/auth/registration/step2').innerText();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const context = await browser.newContext({ ...contextOptions, baseURL });
  const elsewhere = registrationPageHelpers(await context.newPage(), 'en', person.email);
  await elsewhere.page.goto(address);
  await elsewhere.signIn();
  await expect(elsewhere.field(person.words.name)).toHaveValue('Zielone Drogi');
  await elsewhere.field(person.words.legalName).fill('Zielone Drogi Sp. z o.o.');
  await expect(elsewhere.page.getByText(person.words.saved, { exact: true })).toBeVisible();
  await expect.poll(() => fetchDraft(elsewhere.page)).toContain('Zielone Drogi Sp. z o.o.');

  // When its tab becomes visible again, the first browser offers the input of the other device beside its own.
  await person.field(person.words.house).fill('7');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(person.field(person.words.legalName)).toHaveValue('Zielone Drogi Sp. z o.o.');
  await expect(person.field(person.words.house)).toHaveValue('7');
  await expect(page.getByText(/Something was entered on another device/)).toBeVisible();

  // When another device saves the step, this browser goes on to the next step. The test waits until this browser's
  // draft is stored, because the console asks to review unsaved input instead.
  await expect.poll(() => fetchDraft(page)).toContain('"house_number":"7"');
  await elsewhere.page.reload();
  await elsewhere.enterCompany();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(person.heading(person.words.tariffs)).toBeVisible();
  await context.close();
});

test('registers a company by Google without a password', async ({ page, waybill }) => {
  const person = registrationPageHelpers(page, 'en');
  await fakeGoogleSignIn(page, { credential: await waybill.googleCredentialFor(person.email) });
  const button = page.getByRole('button', { name: 'Google’s own button' });
  await page.goto('/auth/registration/step1');
  await button.click();
  await expect(person.heading(person.words.company)).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await person.enterCompany();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(person.heading(person.words.signIn)).toBeVisible();
  await page.goto('/auth/registration/step1');
  await button.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'There is already an account with this address. Sign in with it.' }),
  ).toBeVisible();
});

test('restores the input after signing in again, and lets the user return to the step', async ({ page, waybill }) => {
  const person = registrationPageHelpers(page, 'en');
  await person.openAccount();
  await person.field('Name').fill('Zielone Drogi');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { access_token: token } = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}');
  await waybill.endSession(token);
  await person.field('Registered name').fill('Zielone Drogi Sp. z o.o.');
  await expect(person.heading('Sign in')).toBeVisible();
  await person.signIn();
  await expect(page).toHaveURL('/auth/registration/step2');
  await expect(person.field('Registered name')).toHaveValue('Zielone Drogi Sp. z o.o.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await person.enterCompany();
  await page.getByRole('link', { name: 'Company' }).click();
  await expect(person.field('Registered name')).toHaveValue('Zielone Drogi Sp. z o.o.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/auth/registration/step3');
  // All other pages redirect to this step, as tests/unit/frame/addresses.test.ts proves.
  await page.goto('/vehicle/create');
  await expect(page).toHaveURL('/auth/registration/step3');
  await expect(person.heading('Choose a tariff')).toBeVisible();

  // The account leads to the step after it, also when that is complete.
  await page.goto('/auth/registration/step1');
  await page.getByRole('button', { name: 'Continue registration' }).click();
  await expect(page).toHaveURL('/auth/registration/step2');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(person.heading('Sign in')).toBeVisible();
});
