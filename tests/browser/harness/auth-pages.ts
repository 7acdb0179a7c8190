import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { ApiClient } from './api';

/** Locale that the test browser must have for each language of the console. */
export const browserLocales = { en: 'en-GB', pl: 'pl-PL' } as const;

/**
 * Texts of the authentication pages that tests click or read, by language. A text exists only in the languages in which
 * a test needs it, so the lists of keys differ. Most tests are in English.
 */
const words = {
  en: {
    password: 'Password',
    signIn: 'Sign in',
    begin: 'Dashboard',
    newPassword: 'New password',
    forgot: 'Forgot your password?',
    register: 'Register your company',
    wrong: 'The e-mail address or the password is wrong.',
    locked: 'Too many attempts. Try again in 12 seconds.',
    sendLink: 'Send link',
    mailbox: 'Check your inbox',
    save: 'Save password',
    changed: 'Password changed',
    accept: 'Accept the invitation',
    show: 'Show password',
    short: 'Use at least 10 characters.',
    common: 'This is one of the most common passwords. Choose another one.',
    personal: 'This is your e-mail address or part of it. Choose something else.',
    code: 'Code from your app',
    codeMissing: 'Enter the six digits.',
    codeWrong: 'This code is wrong or has already been used. Wait for the next one.',
    useRecovery: 'Use a recovery code',
    recovery: 'Recovery code',
    recoveryWrong: 'This recovery code is wrong or has already been used.',
    withGoogle: 'Continue with Google',
    withMicrosoft: 'Continue with Microsoft',
    notRegistered: 'No account here is linked to this Google account yet.',
    notLinked: /Confirm it first by choosing a new password/,
    notTaken: 'Google could not confirm your identity. Try again.',
    clientId: /The client id is required/,
    googleAway: /Google cannot be reached/,
    closed: 'The Microsoft window was closed before sign-in was complete.',
    knows: /Google has confirmed your identity/,
    other: 'Sign in another way',
  },
  pl: {
    password: 'Hasło',
    signIn: 'Zaloguj się',
    requests: 'Zlecenia',
    begin: 'Pulpit',
    newPassword: 'Nowe hasło',
    forgot: 'Nie pamiętasz hasła?',
    wrong: 'Nieprawidłowy adres e-mail lub hasło.',
    mailbox: 'Sprawdź skrzynkę',
    chooseNew: 'Ustaw nowe hasło',
    save: 'Zapisz hasło',
    changed: 'Hasło zostało zmienione',
    join: 'Dołącz do swojej firmy',
    accept: 'Przyjmij zaproszenie',
    welcome: 'Witamy w systemie Waybill',
    dead: 'Ten link już nie działa',
    askAgain: 'Poproś o nowy link',
    toSignIn: 'Przejdź do logowania',
    short: 'Hasło musi mieć co najmniej 10 znaków.',
    change: 'Zmień hasło',
    changeTitle: 'Zmień hasło',
    old: 'Obecne hasło',
    again: 'Powtórz nowe hasło',
    oldWrong: 'To nie jest obecne hasło.',
    differs: 'To hasło różni się od nowego.',
    goOn: 'Kontynuuj',
    code: 'Kod z aplikacji',
  },
} as const;

export type ConsoleLanguage = keyof typeof words;

/** Sets the language cookie for a server's URL. Without this cookie, pages use the language of the account. */
export async function setLanguageCookie(page: Page, language: ConsoleLanguage, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url }]);
}

/** Returns helpers for the authentication pages (sign-in, passwords, invitation) in a language. */
export function authPageHelpers<Spoken extends ConsoleLanguage>(page: Page, language: Spoken) {
  const w: (typeof words)[Spoken] = words[language];
  return {
    w,
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    /** Returns the input that has exactly this label. */
    field: (label: string) => page.getByLabel(label, { exact: true }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    /** Fills in the sign-in form and submits it. */
    async signIn(email: string, password: string) {
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel(words[language].password, { exact: true }).fill(password);
      await page.getByRole('button', { name: words[language].signIn, exact: true }).click();
    },
  };
}

/** A user's second factor, which a test has enabled. */
interface TestSecondFactor {
  /** Returns the next authenticator code that the server accepts. */
  code: () => string;
  recoveryCodes: string[];
}

/** Enables a second factor for a user of the server at `url`. Returns functions that a test signs in with. */
export async function enableSecondFactor(
  url: string,
  person: { id: string; email: string },
): Promise<TestSecondFactor> {
  const api = await ApiClient.signIn(url, person.email);
  const generate = 'mutation ($id: ID!) { twofaGenerateCode(user_id: $id) { secret_key } }';
  const { twofaGenerateCode } = await api.call<{ twofaGenerateCode: { secret_key: string } }>(generate, {
    id: person.id,
  });
  const secret = twofaGenerateCode.secret_key.replaceAll(' ', '');
  const now = () => Math.floor(Date.now() / 1000);
  const activate = 'mutation ($input: TwoFactorInput!) { twofaActivate(input: $input) { recovery_codes } }';
  const confirmed = now();
  const input = { user_id: person.id, status: true, code: generateSync({ secret, epoch: confirmed }) };
  const { twofaActivate } = await api.call<{ twofaActivate: { recovery_codes: string[] } }>(activate, { input });
  // The server accepts each code once, and the activation has used the current one. The server also accepts the code of
  // the next 30 seconds, so the test uses that.
  return {
    code: () => generateSync({ secret, epoch: Math.max(now(), confirmed + 30) }),
    recoveryCodes: twofaActivate.recovery_codes,
  };
}
