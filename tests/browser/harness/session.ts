import type { BrowserContext, Page } from '@playwright/test';
import { createSessionStore, sessionKey } from '../../../providers/auth/session';
import { signIn } from '../../../providers/auth/signIn';
import { languageCookie } from '../../../providers/i18n/language';
import type { Language } from './entrance';

/** Password of everybody in the demo. */
export const demoPassword = 'waybill-demo';

/** What a browser keeps of somebody who has signed in. */
export type StorageState = Exclude<Awaited<ReturnType<BrowserContext['storageState']>>, undefined>;

/** Signs in over the API, by the console's own code, and returns what it keeps in local storage. */
async function signInOverApi(url: string, email: string): Promise<string> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const connection = {
    api: `${url}/graphql`,
    session: createSessionStore(storage, new EventTarget()),
    channel: { announce: () => {}, follow: () => {}, close: () => {} },
    language: () => 'en',
  };
  await signIn(connection, { username: email, password: demoPassword });
  return storage.getItem(sessionKey) ?? '';
}

/** The storage of a new browser in which somebody has signed in and chosen a language. */
export async function storageOf(url: string, email: string, language: Language): Promise<StorageState> {
  const [pair = ''] = languageCookie(language).split(';');
  const [name = '', value = ''] = pair.split('=');
  const { hostname } = new URL(url);
  const cookie = { name, value, domain: hostname, path: '/', expires: -1, httpOnly: false, secure: false };
  return {
    cookies: [{ ...cookie, sameSite: 'Lax' }],
    origins: [{ origin: url, localStorage: [{ name: sessionKey, value: await signInOverApi(url, email) }] }],
  };
}

/** Signs somebody in, in the browser of this page. The page then stands outside the console: go where the test begins. */
export async function enter(page: Page, email: string, language: Language = 'en'): Promise<void> {
  await page.goto('/healthz');
  const { cookies, origins } = await storageOf(new URL(page.url()).origin, email, language);
  await page.context().addCookies(cookies);
  await page.evaluate(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage: entries }) => entries),
  );
}
