import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { createColleague, defaultPassword } from './harness/colleague';
import { browserLocales } from './harness/auth-pages';
import { usersApi } from './harness/users-api';
import { expect, test } from './harness/test';

/** Polish texts of the profile's panel for the second factor. */
const w = {
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
} as const;

/** Returns the code that the authenticator app shows, `steps` periods of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });

/** Returns the secret that the page shows for authenticator apps, without its spaces. */
async function readSecret(page: Page): Promise<string> {
  const shown = page.getByText(/^([A-Z2-7]{4} ?){4,}/);
  await expect(shown).toBeVisible();
  return ((await shown.textContent()) ?? '').replace(/\s/g, '');
}

test('changes the password, which ends other sessions but not this browser’s tabs', async ({ openPageAs, waybill }) => {
  const { email } = await createColleague(waybill, ['driver'], { first_name: 'Kamil', last_name: 'Pawlak' });
  const elsewhere = await waybill.apiAs(email);
  const page = await openPageAs(email);
  const tab = await page.context().newPage();
  await tab.goto('/profile/Devices');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/profile/Security');
  await test.step('sends a link to a user without a password', async () => {
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText(`A link has been sent to ${email}`, { exact: true })).toBeVisible();
    expect((await waybill.newestMailTo(email)).link).toContain('/auth/restorePassword?token=');
  });

  const old = page.getByLabel('Current password', { exact: true });
  await old.fill('not what it is');
  await page.getByLabel('New password', { exact: true }).fill('Droga do Rzeszowa 9');
  await page.getByLabel('Confirm the new password', { exact: true }).fill('Droga do Rzeszowa 9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(old).toHaveAccessibleDescription('This is not your current password.');
  await old.fill(defaultPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(
    page.getByText('Password changed. Your other devices have been signed out.', { exact: true }),
  ).toBeVisible();
  await expect(old).toHaveValue('');

  for (const mine of [page, tab]) {
    await mine.getByRole('link', { name: 'Devices', exact: true }).click();
    await expect(mine.getByRole('list', { name: /./ }).getByRole('listitem').first()).toBeVisible();
    await expect(mine.getByRole('dialog')).toHaveCount(0);
  }
  await expect(elsewhere.call('{ account { lang } }', {})).rejects.toThrow(/110\d/);
});

test.describe('in Polish', () => {
  test.use({ locale: browserLocales.pl });

  test('enables a second factor, replaces its recovery codes, and disables it with one of them', async ({
    openPageAs,
    waybill,
  }) => {
    const { email } = await createColleague(waybill, ['driver'], { first_name: 'Lena', last_name: 'Wrona' });
    const page = await openPageAs(email, 'pl');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/profile/Security');
    await page.getByRole('button', { name: w.setUp }).click();
    const secret = await readSecret(page);
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
    // The printed page contains the recovery codes only, without buttons.
    await page.emulateMedia({ media: 'print' });
    await expect(codes.first()).toBeVisible();
    await expect(page.getByRole('button', { name: w.kept })).toBeHidden();
    await page.emulateMedia({ media: null });

    await page.getByRole('link', { name: w.devices, exact: true }).click();
    await page.getByRole('alertdialog', { name: w.keptAsked }).getByRole('button', { name: w.stay }).click();
    await page.getByRole('button', { name: w.kept }).click();
    await expect(page.getByText(w.tenLeft)).toBeVisible();
    await expect(codes).toHaveCount(0);

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
});

test('requires the setup of a second factor before anything else, and explains it when disabled', async ({
  openPageAs,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const { createRole, setRoles } = usersApi(api);
  const { id, email } = await createColleague(waybill, ['driver'], { first_name: 'Nina', last_name: 'Kot' });
  const name = `Guarded ${Date.now()}`;
  const role = await createRole(name);
  await setRoles(id, ['driver', name]);
  await api.call('mutation ($input: RequireTwoFactorInput!) { requireTwoFactor(input: $input) { id } }', {
    input: { role_id: role, required: true },
  });

  const page = await openPageAs(email);
  await page.goto('/service-request');
  await expect(page).toHaveURL('/profile/Security');
  await expect(page.getByText('Your role requires two-step sign-in. Set it up to continue.')).toBeVisible();
  const changePassword = page.getByRole('button', { name: 'Change password' });
  await expect(changePassword).toHaveCount(0);
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await page.getByLabel('Code from your app').fill(codeOf(await readSecret(page)));
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  // The other panels of the page appear once the session is updated. A reload before that would redirect to this page
  // again.
  await expect(changePassword).toBeVisible();
  await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await expect(page.getByRole('dialog', { name: 'Turn off two-step sign-in' })).toContainText(
    'you cannot do anything else until you set it up again',
  );
  await page.keyboard.press('Escape');
  await page.goto('/service-request');
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  await expect(page).toHaveURL(/\/service-request/);
});
