import { languages, localeOf } from './harness/entrance';
import { countCalls, newcomer } from './harness/registration';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

const more = {
  en: {
    trial: 'Start 14 days’ trial: Fleet',
    yearly: 'Yearly',
    fleetYearly: '€1,990',
    menu: 'Main menu',
    trialRuns: /Your trial of Fleet runs until \d\d\/\d\d\/\d{4}\./,
    otherDevice: 'Go on with another device',
    close: 'Close',
    foreign: /Something was typed on another device/,
    signOut: 'Sign out',
    takenByProvider: 'There is an account with this address already. Sign in with it.',
    taken: 'Somebody has an account with this address already.',
    sales: 'Contact sales',
    phone: 'Phone',
    send: 'Send',
    thanks: /Thank you\. Sales will write or call you soon/,
    phoneWrong: /Enter a phone number with its country code/,
  },
  pl: {
    trial: 'Wypróbuj przez 14 dni: Flota',
    yearly: 'Rocznie',
    fleetYearly: '1990',
    menu: 'Menu główne',
    trialRuns: /Okres próbny taryfy Flota trwa do \d\d\.\d\d\.\d{4}\./,
    otherDevice: 'Kontynuuj na innym urządzeniu',
    close: 'Zamknij',
    foreign: /W międzyczasie wpisano dane na innym urządzeniu/,
    signOut: 'Wyloguj się',
    takenByProvider: 'Istnieje już konto z tym adresem. Zaloguj się na nie.',
    taken: 'Istnieje już konto z tym adresem.',
    sales: 'Zapytaj o ofertę',
    phone: 'Telefon',
    send: 'Wyślij',
    thanks: /Dziękujemy\. Dział sprzedaży wkrótce/,
    phoneWrong: /Podaj numer telefonu z numerem kierunkowym/,
  },
} as const;

/** What the server keeps of the form, as text. */
async function draftOf(page: Page): Promise<string> {
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

for (const language of languages) {
  const said = more[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: localeOf[language] });

    test('a company is registered in three steps and its administrator is in, on a trial', async ({ page }) => {
      const person = newcomer(page, language);
      await person.openAccount();
      await expect(page.locator('[aria-current=step]')).toContainText('2.');
      await person.fillCompany();
      await page.getByRole('button', { name: person.words.saveAndGoOn }).click();
      await expect(person.heading(person.words.tariffs)).toBeVisible();

      const fleet = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: said.trial }) });
      await page.getByRole('button', { name: said.yearly }).click();
      await expect(fleet).toContainText(said.fleetYearly);
      await fleet.getByRole('button', { name: said.trial }).click();
      await expect(person.heading(`${person.words.welcome}Zielone Drogi`)).toBeVisible();
      await expect(page.getByText(said.trialRuns)).toBeVisible();
      await expect(page.getByRole('navigation', { name: said.menu }).getByRole('link').nth(3)).toBeVisible();

      // What is done is done: its steps lead into the console.
      for (const step of ['step1', 'step2', 'step3']) {
        await page.goto(`/auth/registration/${step}`);
        await expect(page).toHaveURL(/\/dashboard/);
      }
    });

    test('another browser goes on with what was typed, and the first one learns of it', async ({
      page,
      browser,
      contextOptions,
      baseURL,
    }) => {
      const person = newcomer(page, language);
      await person.openAccount();
      await person.field(person.words.name).fill('Zielone Drogi');
      await expect(page.getByText(person.words.saved, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: said.otherDevice }).click();
      const dialog = page.getByRole('dialog', { name: said.otherDevice });
      await expect(dialog.getByRole('img')).toBeVisible();
      const address = await dialog.getByText('/auth/registration/step2').innerText();
      await dialog.getByRole('button', { name: said.close }).click();

      const context = await browser.newContext({ ...contextOptions, baseURL });
      const elsewhere = newcomer(await context.newPage(), language, person.email);
      await elsewhere.page.goto(address);
      await elsewhere.signIn();
      await expect(elsewhere.field(person.words.name)).toHaveValue('Zielone Drogi');
      await elsewhere.field(person.words.legalName).fill('Zielone Drogi Sp. z o.o.');
      await expect(elsewhere.page.getByText(person.words.saved, { exact: true })).toBeVisible();
      await expect.poll(() => draftOf(elsewhere.page)).toContain('Zielone Drogi Sp. z o.o.');

      // Whoever comes back to the first one finds it there, beside what was typed in the meantime.
      await person.field(person.words.house).fill('7');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(person.field(person.words.legalName)).toHaveValue('Zielone Drogi Sp. z o.o.');
      await expect(person.field(person.words.house)).toHaveValue('7');
      await expect(page.getByText(said.foreign)).toBeVisible();

      // What is done there is done here. What is still typed here would have to be looked at there first.
      await expect.poll(() => draftOf(page)).toContain('"house_number":"7"');
      await elsewhere.page.reload();
      await elsewhere.enterCompany();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(person.heading(person.words.tariffs)).toBeVisible();
      await context.close();
    });

    test('a company is registered by Google instead of a password', async ({ page, waybill }) => {
      const person = newcomer(page, language);
      const credential = await waybill.credentialFor(person.email);
      // Google's script, as far as it is used: a button that hands over who somebody is.
      await page.route('https://accounts.google.com/gsi/client', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `let hand; window.google = { accounts: { id: {
            initialize: ({ callback }) => { hand = callback; },
            renderButton: (place) => {
              const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'G' });
              button.onclick = () => hand({ credential: ${JSON.stringify(credential)} });
              place.append(button);
            } } } };`,
        }),
      );
      await page.goto('/auth/registration/step1');
      await page.getByRole('button', { name: 'G', exact: true }).click();
      await expect(person.heading(person.words.company)).toBeVisible();
      await expect(page.getByText(person.email)).toBeVisible();
      await person.enterCompany();

      await page.getByRole('button', { name: said.signOut }).click();
      await expect(person.heading(person.words.signIn)).toBeVisible();
      await page.goto('/auth/registration/step1');
      await page.getByRole('button', { name: 'G', exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: said.takenByProvider })).toBeVisible();
    });

    test('an address that somebody has is told of on its field, with the way to sign in', async ({ page }) => {
      const person = newcomer(page, language);
      await page.goto('/auth/registration/step1');
      await page.getByLabel('E-mail', { exact: true }).fill('admin@demo.test');
      await page.getByLabel(person.words.password, { exact: true }).fill('Zielona ciężarówka 77');
      await page.getByRole('button', { name: person.words.createAccount }).click();
      await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(said.taken);
      await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
      await page.getByRole('main').getByRole('link', { name: person.words.signIn }).click();
      await expect(person.heading(person.words.signIn)).toBeVisible();
    });

    test('sales is asked about the tariff without a price, and another one can still be tried', async ({ page }) => {
      const person = newcomer(page, language);
      await person.openAccount();
      await person.enterCompany();
      const asked = countCalls(page, 'createContactSale');
      await page.getByRole('button', { name: said.sales }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: said.phone }).fill('12');
      await dialog.getByRole('button', { name: said.send }).click();
      await expect(dialog.getByRole('textbox', { name: said.phone })).toHaveAccessibleDescription(said.phoneWrong);
      await dialog.getByRole('textbox', { name: said.phone }).fill('+48 22 123 45 67');
      await dialog.getByRole('button', { name: said.send }).dblclick();
      await expect(page.getByRole('status').filter({ hasText: said.thanks })).toBeVisible();
      expect(asked()).toBe(1);
      await page.getByRole('button', { name: said.trial }).click();
      await expect(person.heading(`${person.words.welcome}Zielone Drogi`)).toBeVisible();
    });
  });
}

test('every other address leads back to what is due', async ({ page }) => {
  const person = newcomer(page, 'en');
  await person.openAccount();
  const everywhere = [
    '/',
    '/vehicle',
    '/vehicle/create',
    '/profile',
    '/profile/Security',
    '/company',
    '/welcome',
    '/no/such/page',
    '/auth',
    '/auth?to=%2Fvehicle',
  ];
  for (const address of [...everywhere, '/auth/registration/step3']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/auth/registration/step2');
    await expect(person.heading('Your company')).toBeVisible();
  }
  await page.goto('/auth/registration/step1');
  await page.getByRole('button', { name: 'Go on with the registration' }).click();
  await expect(page).toHaveURL('/auth/registration/step2');
  await page.goto('/info/privacyPolicy');
  await expect(person.heading('Privacy policy')).toBeVisible();

  await page.goto('/auth/registration/step2');
  await person.enterCompany();
  for (const address of everywhere) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/auth/registration/step3');
    await expect(person.heading('Choose a tariff')).toBeVisible();
  }
  // The company can be looked at again, and is there.
  await page.getByRole('link', { name: 'Company' }).click();
  await expect(person.field('Registered name')).toHaveValue('Zielone Drogi Sp. z o.o.');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page).toHaveURL('/auth/registration/step3');
});

test('whose session is over signs in again and finds what they were typing', async ({ page, waybill }) => {
  const person = newcomer(page, 'en');
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
});

test('whoever signs out in the middle goes on where they were', async ({ page }) => {
  const person = newcomer(page, 'en');
  await person.openAccount();
  await person.enterCompany();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(person.heading('Sign in')).toBeVisible();
  await person.signIn();
  await expect(page).toHaveURL('/auth/registration/step3');
});
