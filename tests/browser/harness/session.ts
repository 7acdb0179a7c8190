import type { BrowserContext, Page } from '@playwright/test';
import { createSessionStore, sessionStorageKey } from '../../../providers/auth/session';
import { signIn } from '../../../providers/auth/signIn';
import { formatLanguageCookie } from '../../../providers/i18n/language';
import type { ConsoleLanguage } from './auth-pages';

/** Password of all demo accounts. */
export const demoPassword = 'waybill-demo';

/** The cookies and the local storage of a browser in which a user is signed in. */
type StorageState = Exclude<Awaited<ReturnType<BrowserContext['storageState']>>, undefined>;

/**
 * Signs a user in through the API, using the console's own code. Returns the session as the console stores it in local
 * storage.
 */
async function signInOverApi(url: string, email: string): Promise<string> {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const connection = {
    api: `${url}/graphql`,
    session: createSessionStore(storage, new EventTarget()),
    channel: { announce: () => {}, follow: () => {}, close: () => {} },
    language: () => 'en',
    headers: {},
  };
  await signIn(connection, { username: email, password: demoPassword });
  return storage.getItem(sessionStorageKey) ?? '';
}

/**
 * Signs a user in through the API. Returns the storage of a browser in which the user is signed in and has chosen a
 * language.
 */
export async function signedInStorage(url: string, email: string, language: ConsoleLanguage): Promise<StorageState> {
  const [pair = ''] = formatLanguageCookie(language).split(';');
  const [name = '', value = ''] = pair.split('=');
  const { hostname } = new URL(url);
  const cookie = { name, value, domain: hostname, path: '/', expires: -1, httpOnly: false, secure: false };
  return {
    cookies: [{ ...cookie, sameSite: 'Lax' }],
    origins: [{ origin: url, localStorage: [{ name: sessionStorageKey, value: await signInOverApi(url, email) }] }],
  };
}

/**
 * Signs a user in by writing the session into the storage of the page's browser. Afterwards the page is at /healthz,
 * outside of the console, so the test must open a page of the console.
 */
export async function signInAs(page: Page, email: string, language: ConsoleLanguage = 'en'): Promise<void> {
  await page.goto('/healthz');
  const { cookies, origins } = await signedInStorage(new URL(page.url()).origin, email, language);
  await page.context().addCookies(cookies);
  await page.evaluate(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage: entries }) => entries),
  );
}
