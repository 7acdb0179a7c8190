import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { type KeyServer, startKeyServer } from '../../api/harness/key-server';
import { startServerProcess } from '../../api/harness/process';
import type { ReadMail } from '../../api/harness/mails';
import { Api } from './api';
import type { Language } from './entrance';
import { newestMail } from './mails';
import { demoPassword, enter, storageOf } from './session';
import { templateFolders, templateVariable } from './template';

/** The server that a worker's tests share. Each test works on records of its own. */
export interface Waybill {
  url: string;
  /** Calls the API as an account of the demo, to prepare what a test works on. */
  as(email: string): Promise<Api>;
  /** The newest mail to an address, once all that were ordered so far have gone. */
  mailTo(email: string): Promise<ReadMail>;
  /** What Google's script hands over for somebody: an ID token, whose address Google vouches for. */
  credentialFor(email: string, subject?: string): Promise<string>;
  /** Whom the server takes for Google and Microsoft. */
  provider: KeyServer;
  /** Ends the session that a token belongs to, as its owner does from another device. */
  endSession(token: string): Promise<void>;
}

interface TestFixtures {
  /** A page in which the administrator of the first tenant is signed in. */
  adminPage: Page;
  /** Opens a further browser, with storage of its own, in which somebody is signed in. Its page is blank yet. */
  openFor(email: string, language?: Language): Promise<Page>;
}

interface WorkerFixtures {
  waybill: Waybill;
}

const words = { en: { password: 'Password', signIn: 'Sign in' }, pl: { password: 'Hasło', signIn: 'Zaloguj się' } };

/** Signs in by the form, for tests of signing in. Others `enter`, or are opened for somebody. */
export async function signInByForm(page: Page, email: string, language: Language = 'en'): Promise<void> {
  // Who signs in where no language was chosen is spoken to in the account's.
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
      const directory = mkdtempSync(join(tmpdir(), `waybill-${browserName}-`));
      cpSync(join(template, templateFolders.data), directory, { recursive: true });
      const provider = await startKeyServer();
      const server = await startServerProcess({
        ...provider.environment,
        DATA_DIR: directory,
        CONSOLE_DIR: join(template, templateFolders.console),
        SIGN_IN_ATTEMPTS_PER_ACCOUNT: '10000',
        SIGN_IN_ATTEMPTS_PER_ADDRESS: '10000',
      });
      await provide({
        url: server.url,
        as: (email) => Api.signIn(server.url, email),
        mailTo: (email) => newestMail(server.url, email),
        // Google vouches for the addresses of a domain that it hosts, which it then names.
        credentialFor: (email, subject = `google ${email}`) =>
          provider.credential({
            sub: subject,
            email,
            email_verified: true,
            hd: email.split('@')[1],
            given_name: 'Anna',
            family_name: 'Nowak',
          }),
        provider,
        endSession: (token) => new Api(server.url, token).deleteOwnDevice(),
      });
      await server.stop();
      await provider.close();
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  baseURL: ({ waybill }, provide) => provide(waybill.url),

  adminPage: async ({ openFor }, provide) => {
    await provide(await openFor('admin@demo.test'));
  },

  openFor: async ({ browser, contextOptions, waybill: { url } }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (email, language = 'en') => {
      const storageState = await storageOf(url, email, language);
      const context = await browser.newContext({ ...contextOptions, baseURL: url, storageState });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { enter, expect };
