import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { Api } from './api';

/** Languages that each way in is tried in. */
export const languages = ['en', 'pl'] as const;
export type Language = (typeof languages)[number];

/** The language of a browser that speaks one of ours. */
export const localeOf = { en: 'en-GB', pl: 'pl-PL' } as const;

/** What the pages of coming in say, as far as tests press and read it. */
export const words = {
  en: {
    password: 'Password',
    signIn: 'Sign in',
    requests: 'Requests',
    begin: 'Dashboard',
    newPassword: 'New password',
    forgot: 'Forgot your password?',
    register: 'Register your company',
    wrong: 'The e-mail address or the password is wrong.',
    locked: 'Too many attempts. Wait a few minutes, then try again.',
    sendLink: 'Send the link',
    mailbox: 'Look into your mailbox',
    chooseNew: 'Choose a new password',
    save: 'Save the password',
    changed: 'Your password is changed',
    join: 'Join your company',
    accept: 'Accept the invitation',
    welcome: 'Welcome to Waybill',
    dead: 'This link does not work any more',
    askAgain: 'Ask for a new link',
    toSignIn: 'Go to sign-in',
    show: 'Show password',
    short: 'Use at least 10 characters.',
    common: 'This is one of the most common passwords: choose another one.',
    personal: 'This is your e-mail address or part of it: choose something else.',
    change: 'Change the password',
    changeTitle: 'Change your password',
    old: 'Current password',
    again: 'New password once more',
    oldWrong: 'This is not your current password.',
    differs: 'This differs from the new password.',
    goOn: 'Go on',
    code: 'Code from your app',
    codeMissing: 'Enter the six digits.',
    codeWrong: 'This code is wrong, or was used before. Wait for the next one.',
    useRecovery: 'Use a recovery code',
    recovery: 'Recovery code',
    recoveryWrong: 'This recovery code is wrong, or was used before.',
    withGoogle: 'Continue with Google',
    withMicrosoft: 'Continue with Microsoft',
    notRegistered: 'Nobody signs in with this Google account yet.',
    notLinked: /Prove it first: by choosing a new password/,
    notTaken: 'What Google said about you could not be accepted. Try again.',
    clientId: /The client id is required/,
    googleAway: /Google cannot be reached/,
    closed: 'The window of Microsoft was closed before signing in was done.',
    knows: /Google knows you/,
    other: 'Sign in another way',
  },
  pl: {
    password: 'Hasło',
    signIn: 'Zaloguj się',
    requests: 'Zlecenia',
    begin: 'Pulpit',
    newPassword: 'Nowe hasło',
    forgot: 'Nie pamiętasz hasła?',
    register: 'Zarejestruj firmę',
    wrong: 'Nieprawidłowy adres e-mail lub hasło.',
    locked: 'Zbyt wiele prób. Odczekaj kilka minut i spróbuj ponownie.',
    sendLink: 'Wyślij link',
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
    show: 'Pokaż hasło',
    short: 'Hasło musi mieć co najmniej 10 znaków.',
    common: 'To jedno z najpopularniejszych haseł. Wybierz inne.',
    personal: 'To Twój adres e-mail lub jego część. Wybierz coś innego.',
    change: 'Zmień hasło',
    changeTitle: 'Zmień hasło',
    old: 'Obecne hasło',
    again: 'Powtórz nowe hasło',
    oldWrong: 'To nie jest obecne hasło.',
    differs: 'To hasło różni się od nowego.',
    goOn: 'Dalej',
    code: 'Kod z aplikacji',
    codeMissing: 'Podaj sześć cyfr.',
    codeWrong: 'Ten kod jest nieprawidłowy albo był już użyty. Poczekaj na następny.',
    useRecovery: 'Użyj kodu zapasowego',
    recovery: 'Kod zapasowy',
    recoveryWrong: 'Ten kod zapasowy jest nieprawidłowy albo był już użyty.',
    withGoogle: 'Kontynuuj z Google',
    withMicrosoft: 'Kontynuuj z Microsoft',
    notRegistered: 'Nikt nie loguje się jeszcze tym kontem Google.',
    notLinked: /Najpierw go potwierdź: ustaw nowe hasło/,
    notTaken: 'Nie udało się potwierdzić Twojej tożsamości przez Google. Spróbuj ponownie.',
    clientId: /Wymagany jest identyfikator klienta/,
    googleAway: /Nie można połączyć się z Google/,
    closed: 'Okno Microsoft zostało zamknięte przed zakończeniem logowania.',
    knows: /Google potwierdza/,
    other: 'Zaloguj się inaczej',
  },
} as const;

/** Has a browser remember that a language was chosen: without it one is spoken to in the account's. */
export async function choose(page: Page, language: Language, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url }]);
}

/** The form of signing in, and the others of coming in, in a language. */
export function entrance(page: Page, language: Language) {
  const w = words[language];
  return {
    w,
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    /** A field by its very label. */
    field: (label: string) => page.getByLabel(label, { exact: true }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    /** Fills the form of signing in and sends it. */
    async signIn(email: string, password: string) {
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel(w.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: w.signIn, exact: true }).click();
    },
  };
}

/** Somebody's second factor, as its owner has it. */
export interface Factor {
  /** The next code that the server takes. */
  code: () => string;
  recoveryCodes: string[];
}

/** Sets a second factor up for somebody. */
export async function setUpFactor(url: string, person: { id: string; email: string }): Promise<Factor> {
  const api = await Api.signIn(url, person.email);
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
  // Each code works once, and the one of the next half minute is taken, too: none is older than it was when it was made.
  return {
    code: () => generateSync({ secret, epoch: Math.max(now(), confirmed + 30) }),
    recoveryCodes: twofaActivate.recovery_codes,
  };
}
