import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { type FakeIdentityProvider, startIdentityProvider } from '../../api/harness/identity-provider';
import { startServerProcess } from '../../api/harness/process';
import type { ReceivedMail } from '../../api/harness/mails';
import { ApiClient } from './api';
import type { ConsoleLanguage } from './auth-pages';
import { copyDemoDatabase } from './demo-database';
import { fetchNewestMail } from './mails';
import { demoPassword, signInAs, signedInStorage } from './session';
import { templateFolders, templateVariable } from './template';

/** The server that all tests of a worker share. Each test works on records of its own. */
export interface SharedServer {
  url: string;
  /** Returns an API client that is signed in as an account with the demo's password. */
  apiAs(email: string): Promise<ApiClient>;
  /** Waits until all queued mails are sent, and returns the newest mail to an address. */
  newestMailTo(email: string): Promise<ReceivedMail>;
  /**
   * Returns an ID token of Google for an email address whose domain Google hosts, so that the server trusts the
   * address.
   */
  googleCredentialFor(email: string, subject?: string): Promise<string>;
  /** The fake identity provider that the server uses as Google and as Microsoft. */
  provider: FakeIdentityProvider;
  /** Ends the session of an access token, as the user can by deleting the device on another one. */
  endSession(token: string): Promise<void>;
}

interface TestFixtures {
  /** A page in whose browser the administrator of the demo's first company is signed in. */
  adminPage: Page;
  /** Opens an empty page in a new browser context, in which a user is signed in. */
  openPageAs(email: string, language?: ConsoleLanguage): Promise<Page>;
}

interface WorkerFixtures {
  waybill: SharedServer;
}

const words = { en: { password: 'Password', signIn: 'Sign in' }, pl: { password: 'Hasło', signIn: 'Zaloguj się' } };

/**
 * Signs a user in with the form of the sign-in page. Only tests of signing in use this function; others use `signInAs`
 * or `openPageAs`, which take less time.
 */
export async function signInByForm(page: Page, email: string, language: ConsoleLanguage = 'en'): Promise<void> {
  // The language cookie makes the sign-in page use this language.
  await page.goto('/auth');
  await page.evaluate((lang) => {
    document.cookie = `lang=${lang}; Path=/`;
  }, language);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(words[language].password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: words[language].signIn }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  waybill: [
    async ({ browserName }, provide) => {
      const template = process.env[templateVariable] ?? '';
      const database = await copyDemoDatabase(browserName);
      const provider = await startIdentityProvider();
      const server = await startServerProcess({
        ...provider.environment,
        ...database.environment,
        CONSOLE_DIR: join(template, templateFolders.console),
        SIGN_IN_ATTEMPTS_PER_ACCOUNT: '10000',
        SIGN_IN_ATTEMPTS_PER_ADDRESS: '10000',
        CODES_PER_HOUR: '10000',
      });
      await provide({
        url: server.url,
        apiAs: (email) => ApiClient.signIn(server.url, email),
        newestMailTo: (email) => fetchNewestMail(server.url, email),
        // The claim `hd` names the domain that Google hosts. The server trusts Google only for addresses of such a
        // domain.
        googleCredentialFor: (email, subject = `google ${email}`) =>
          provider.credential({
            sub: subject,
            email,
            email_verified: true,
            hd: email.split('@')[1],
            given_name: 'Anna',
            family_name: 'Nowak',
          }),
        provider,
        endSession: (token) => new ApiClient(server.url, token).signOutOwnDevice(),
      });
      await server.stop();
      await provider.close();
      await database.remove();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ waybill }, provide) => provide(waybill.url),

  adminPage: async ({ openPageAs }, provide) => {
    await provide(await openPageAs('admin@demo.test'));
  },

  openPageAs: async ({ browser, contextOptions, waybill: { url } }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (email, language = 'en') => {
      const storageState = await signedInStorage(url, email, language);
      const context = await browser.newContext({ ...contextOptions, baseURL: url, storageState });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { signInAs, expect };
