import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { colleague, usualPassword } from './harness/colleague';
import { people } from './harness/people';
import { expect, test } from './harness/test';

const words = {
  en: {
    old: 'Current password',
    next: 'New password',
    again: 'New password once more',
    changeIt: 'Change the password',
    wrongOld: 'This is not your current password.',
    changed: 'Password changed. Your other devices are signed out.',
    expired: 'Session expired',
    password: 'Password',
    signIn: 'Sign in',
    refused: 'The e-mail address or the password is wrong.',
    sendLink: 'Send me a link',
    linkSent: 'A link is on its way to ',
    panel: 'Two-step sign-in',
    setUp: 'Set up two-step sign-in',
    copyKey: 'Copy the key',
    code: 'Code from your app',
    turnOn: 'Turn on',
    wrong: 'This code is wrong',
    codes: 'Recovery codes',
    download: 'Download',
    kept: 'I have kept the codes',
    keptAsked: 'Have you kept the recovery codes?',
    stay: 'Stay here',
    tenLeft: '10 recovery codes are left.',
    renew: 'Make new recovery codes',
    renewed: 'These are your new recovery codes.',
    turnOff: 'Turn off two-step sign-in',
    either: 'Code from your app, or a recovery code',
    off: 'Two-step sign-in is off',
    devices: 'Devices',
    mustSetUp: 'Your role requires two-step sign-in. Set it up to go on with your work.',
    again2: 'until you set it up again you cannot do anything else',
    vehicles: 'Vehicles',
  },
  pl: {
    old: 'Obecne hasło',
    next: 'Nowe hasło',
    again: 'Powtórz nowe hasło',
    changeIt: 'Zmień hasło',
    wrongOld: 'To nie jest obecne hasło.',
    changed: 'Hasło zmienione. Pozostałe urządzenia zostały wylogowane.',
    expired: 'Sesja wygasła',
    password: 'Hasło',
    signIn: 'Zaloguj się',
    refused: 'Nieprawidłowy adres e-mail lub hasło.',
    sendLink: 'Wyślij mi link',
    linkSent: 'Wysłaliśmy link na adres ',
    panel: 'Logowanie dwuetapowe',
    setUp: 'Skonfiguruj logowanie dwuetapowe',
    copyKey: 'Kopiuj klucz',
    code: 'Kod z aplikacji',
    turnOn: 'Włącz',
    wrong: 'Kod jest nieprawidłowy',
    codes: 'Kody zapasowe',
    download: 'Pobierz',
    kept: 'Kody są zapisane',
    keptAsked: 'Czy kody zapasowe są zapisane?',
    stay: 'Zostań na stronie',
    tenLeft: 'Pozostało 10 kodów zapasowych.',
    renew: 'Wygeneruj nowe kody zapasowe',
    renewed: 'To Twoje nowe kody zapasowe.',
    turnOff: 'Wyłącz logowanie dwuetapowe',
    either: 'Kod z aplikacji albo kod zapasowy',
    off: 'Logowanie dwuetapowe jest wyłączone',
    devices: 'Urządzenia',
    mustSetUp: 'Twoja rola wymaga logowania dwuetapowego. Skonfiguruj je, aby kontynuować pracę.',
    again2: 'nic innego nie będzie dostępne',
    vehicles: 'Pojazdy',
  },
} as const;

type Words = (typeof words)['en' | 'pl'];

/** The code that an app shows, so many steps of its clock from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });

/** The secret that the page shows to be typed. */
async function secretOn(page: Page): Promise<string> {
  const shown = page.getByText(/^([A-Z2-7]{4} ?){4,}/);
  await expect(shown).toBeVisible();
  return ((await shown.textContent()) ?? '').replace(/\s/g, '');
}

/** Sets a second factor up, by the page that is open. Answers the secret and the recovery codes. */
async function setUp(page: Page, w: Words): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: w.setUp }).click();
  const secret = await secretOn(page);
  await page.getByLabel(w.code).fill(codeOf(secret));
  await page.getByRole('button', { name: w.turnOn, exact: true }).click();
  const list = page.getByRole('list', { name: w.codes }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  return { secret, codes: await list.allTextContents() };
}

for (const language of ['en', 'pl'] as const) {
  const w = words[language];
  test.describe(`security: ${language}`, () => {
    test.use({ locale: language === 'pl' ? 'pl-PL' : 'en-GB' });

    test('a changed password ends every other session, and this browser goes on in all its tabs', async ({
      openFor,
      waybill,
      browser,
    }) => {
      const { email } = await colleague(waybill, ['driver'], { first_name: 'Kamil', last_name: 'Pawlak' });
      const elsewhere = await openFor(email, language);
      const page = await openFor(email, language);
      const tab = await page.context().newPage();
      await tab.goto('/profile/Devices');
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

      await page.goto('/profile/Security');
      await page.getByLabel(w.old, { exact: true }).fill('not what it is');
      await page.getByLabel(w.next, { exact: true }).fill('Droga do Rzeszowa 9');
      await page.getByLabel(w.again, { exact: true }).fill('Droga do Rzeszowa 9');
      await page.getByRole('button', { name: w.changeIt }).click();
      await expect(page.getByLabel(w.old, { exact: true })).toHaveAccessibleDescription(w.wrongOld);
      await page.getByLabel(w.old, { exact: true }).fill(usualPassword);
      await page.getByRole('button', { name: w.changeIt }).click();
      await expect(page.getByText(w.changed, { exact: true })).toBeVisible();
      await expect(page.getByLabel(w.old, { exact: true })).toHaveValue('');

      for (const mine of [page, tab]) {
        await mine.getByRole('link', { name: w.devices, exact: true }).click();
        await expect(mine.getByRole('list', { name: /./ }).getByRole('listitem').first()).toBeVisible();
        await expect(mine.getByRole('dialog')).toHaveCount(0);
      }
      await elsewhere.goto('/profile/Devices');
      await expect(elsewhere.getByRole('dialog', { name: w.expired })).toBeVisible();

      const context = await browser.newContext({ baseURL: waybill.url, locale: language });
      const anew = await context.newPage();
      await anew.goto('/auth');
      await anew.getByLabel('E-mail').fill(email);
      await anew.getByLabel(w.password, { exact: true }).fill(usualPassword);
      await anew.getByRole('button', { name: w.signIn, exact: true }).click();
      await expect(anew.getByText(w.refused)).toBeVisible();
      await anew.getByLabel(w.password, { exact: true }).fill('Droga do Rzeszowa 9');
      await anew.getByRole('button', { name: w.signIn, exact: true }).click();
      await expect(anew).not.toHaveURL(/\/auth/);
      await context.close();
    });

    test('who has no password has a link to one sent', async ({ openFor, waybill }) => {
      const { email } = await colleague(waybill, ['driver'], { first_name: 'Iga', last_name: 'Mazur' });
      const page = await openFor(email, language);
      await page.goto('/profile/Security');
      await page.getByRole('button', { name: w.sendLink }).click();
      await expect(page.getByText(w.linkSent + email, { exact: true })).toBeVisible();
      expect((await waybill.mailTo(email)).link).toContain('/auth/restorePassword?token=');
    });

    test('a second factor is set up from the shown secret, its codes are kept, made anew, and one of them turns it off', async ({
      openFor,
      waybill,
      adminPage,
    }) => {
      const { id, email } = await colleague(waybill, ['driver'], { first_name: 'Lena', last_name: 'Wrona' });
      const page = await openFor(email, language);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/profile/Security');
      await page.getByRole('button', { name: w.setUp }).click();
      const secret = await secretOn(page);
      await page.getByRole('button', { name: w.copyKey }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
      await expect(page.locator('img[src^="data:image/svg+xml"]')).toHaveJSProperty('complete', true);
      const code = page.getByLabel(w.code);
      await code.fill('000000');
      await page.getByRole('button', { name: w.turnOn, exact: true }).click();
      await expect(code).toHaveAccessibleDescription(new RegExp(w.wrong));
      await code.fill(codeOf(secret));
      await page.getByRole('button', { name: w.turnOn, exact: true }).click();

      const codes = page.getByRole('list', { name: w.codes }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      const shown = await codes.allTextContents();
      expect(new Set(shown).size).toBe(10);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: w.download }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('waybill-recovery-codes.txt');
      const text = readFileSync(await download.path(), 'utf8');
      for (const one of shown) expect(text).toContain(one);
      // On paper the codes stand alone.
      await page.emulateMedia({ media: 'print' });
      await expect(codes.first()).toBeVisible();
      await expect(page.getByRole('button', { name: w.kept })).toBeHidden();
      await page.emulateMedia({ media: null });

      await page.getByRole('link', { name: w.devices, exact: true }).click();
      await page.getByRole('alertdialog', { name: w.keptAsked }).getByRole('button', { name: w.stay }).click();
      await page.getByRole('button', { name: w.kept }).click();
      await expect(page.getByText(w.tenLeft)).toBeVisible();
      await expect(codes).toHaveCount(0);
      await adminPage.goto(`/user/${id}`);
      await expect(adminPage.getByRole('region', { name: 'Account' })).toContainText('Two-step sign-inYes');

      await page.getByRole('button', { name: w.renew }).click();
      const dialog = page.getByRole('dialog', { name: w.renew });
      await dialog.getByLabel(w.code).fill(codeOf(secret, 1));
      await dialog.getByRole('button', { name: w.renew }).click();
      await expect(page.getByText(w.renewed)).toBeVisible();
      const [first = ''] = await codes.allTextContents();
      expect(shown).not.toContain(first);
      await page.getByRole('button', { name: w.kept }).click();

      await page.getByRole('button', { name: w.turnOff }).click();
      const leaving = page.getByRole('dialog', { name: w.turnOff });
      await leaving.getByLabel(w.either).fill(shown[0] ?? '');
      await leaving.getByRole('button', { name: w.turnOff }).click();
      await expect(leaving.getByLabel(w.either)).toHaveAccessibleDescription(new RegExp(w.wrong));
      await leaving.getByLabel(w.either).fill(first.toLowerCase());
      await leaving.getByRole('button', { name: w.turnOff }).click();
      await expect(page.getByText(w.off, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: w.setUp })).toBeVisible();
    });

    test('who must have a second factor sets it up before anything else, and is told so when turning it off', async ({
      openFor,
      waybill,
    }) => {
      const { createRole, giveRoles } = people(await waybill.as('admin@demo.test'));
      const { id, email } = await colleague(waybill, ['driver'], { first_name: 'Nina', last_name: 'Kot' });
      const name = `Guarded ${language} ${Date.now()}`;
      const role = await createRole(name);
      await giveRoles(id, ['driver', name]);
      const api = await waybill.as('admin@demo.test');
      await api.call('mutation ($input: RequireTwoFactorInput!) { requireTwoFactor(input: $input) { id } }', {
        input: { role_id: role, required: true },
      });

      const page = await openFor(email, language);
      await expect(page).toHaveURL('/profile/Security');
      await expect(page.getByText(w.mustSetUp)).toBeVisible();
      await page.goto('/service-request');
      await expect(page).toHaveURL('/profile/Security');
      await setUp(page, w);
      await page.getByRole('button', { name: w.kept }).click();
      await expect(page.getByText(w.tenLeft)).toBeVisible();
      await page.getByRole('button', { name: w.turnOff }).click();
      await expect(page.getByRole('dialog', { name: w.turnOff })).toContainText(w.again2);
      await page.keyboard.press('Escape');
      await page.goto('/service-request');
      await expect(page).toHaveURL(/\/service-request/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
