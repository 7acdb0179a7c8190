import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { sixDigitCodeIn } from '../../api/harness/mails';
import type { ConsoleLanguage } from './auth-pages';
import { fetchNewestMail } from './mails';

/** Texts of the registration pages that tests click or read, by language. */
const registrationWords = {
  en: {
    password: 'Password',
    firstName: 'First name',
    lastName: 'Last name',
    terms: /^I accept the terms of use/,
    createAccount: 'Create account',
    proof: 'Check your e-mail',
    code: 'Code from the e-mail',
    goOn: 'Continue',
    signIn: 'Sign in',
    company: 'Your company',
    name: 'Name',
    legalName: 'Registered name',
    registerNumber: 'Company register number',
    country: 'Country',
    city: 'City',
    zip: 'Postal code',
    house: 'House number',
    saved: 'Saved',
    saveAndGoOn: 'Save and continue',
    tariffs: 'Choose a tariff',
    welcome: 'Welcome to Waybill, ',
  },
  pl: {
    password: 'Hasło',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    terms: /^Akceptuję regulamin/,
    createAccount: 'Utwórz konto',
    proof: 'Sprawdź pocztę',
    code: 'Kod z wiadomości',
    goOn: 'Kontynuuj',
    signIn: 'Zaloguj się',
    company: 'Twoja firma',
    name: 'Nazwa',
    legalName: 'Nazwa rejestrowa',
    registerNumber: 'Numer w rejestrze',
    country: 'Kraj',
    city: 'Miejscowość',
    zip: 'Kod pocztowy',
    house: 'Numer domu',
    saved: 'Zapisano',
    saveAndGoOn: 'Zapisz i kontynuuj',
    tariffs: 'Wybierz taryfę',
    welcome: 'Witamy w systemie Waybill, ',
  },
} as const;

const validPassword = 'Zielona ciężarówka 77';

/** Returns locators and actions for the registration pages, by default for an unused e-mail address. */
export function registrationPageHelpers(
  page: Page,
  language: ConsoleLanguage,
  email = `newcomer.${randomUUID()}@example.com`,
) {
  const words = registrationWords[language];
  // If two fields have this label, takes the first one, which belongs to the company's registered address.
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}\\W*$`)).first();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  return {
    page,
    email,
    words,
    field,
    heading,

    async openAccount() {
      await page.goto('/auth/registration/step1');
      await this.fillAccount();
    },

    /** Fills in the form of the first step, the account, without submitting it. */
    async enterAccount() {
      await page.getByLabel(words.firstName, { exact: true }).fill('Zofia');
      await page.getByLabel(words.lastName, { exact: true }).fill('Zielona');
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel(words.password, { exact: true }).fill(validPassword);
      await page.getByRole('checkbox', { name: words.terms }).check();
    },

    async fillAccount() {
      await this.enterAccount();
      await page.getByRole('button', { name: words.createAccount }).click();
      await this.enterCode();
    },

    /** Proves the e-mail address with the code in the mail, which leads to the second step. */
    async enterCode() {
      await expect(heading(words.proof)).toBeVisible();
      const { text } = await fetchNewestMail(new URL(page.url()).origin, email);
      await page.getByLabel(words.code, { exact: true }).fill(sixDigitCodeIn(text) ?? '');
      await page.getByRole('button', { name: words.goOn, exact: true }).click();
      await expect(heading(words.company)).toBeVisible();
      await expect(page).toHaveURL('/auth/registration/step2');
      await expect(field(words.name)).toBeVisible();
    },

    async signIn() {
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel(words.password, { exact: true }).fill(validPassword);
      await page.getByRole('button', { name: words.signIn }).click();
    },

    async fillCompany(name = 'Zielone Drogi') {
      await field(words.name).fill(name);
      await field(words.legalName).fill(`${name} Sp. z o.o.`);
      await field(words.registerNumber).fill('0000331501');
      await this.fillAddress();
    },

    async fillAddress() {
      const country = page.getByRole('combobox', { name: words.country });
      const poland = language === 'pl' ? 'Polska' : 'Poland';
      await country.fill(poland);
      await page.getByRole('option', { name: poland, exact: true }).click();
      await page.getByRole('combobox', { name: words.city }).fill('Kraków');
      await page.getByRole('combobox', { name: words.zip }).fill('31-042');
      await field(words.house).fill('7');
    },

    async enterCompany(name?: string) {
      await this.fillCompany(name);
      await page.getByRole('button', { name: words.saveAndGoOn }).click();
      await expect(heading(words.tariffs)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Enterprise' })).toBeVisible();
    },
  };
}

/**
 * Returns a function that returns how often the page has called a mutation since. Counts only requests that contain the
 * text `containing`.
 */
export function countMutationCalls(page: Page, method: string, containing = ''): () => number {
  let calls = 0;
  page.on('request', (request) => {
    const text = request.postData() ?? '';
    if (request.url().endsWith('/graphql') && text.includes(containing))
      calls += [...text.matchAll(new RegExp(`\\b${method}\\s*\\(`, 'g'))].length;
  });
  return () => calls;
}
