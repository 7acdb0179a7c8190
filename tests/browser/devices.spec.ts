import { colleague } from './harness/colleague';
import { expect, test } from './harness/test';

test('a device is signed out from another, after a question', async ({ openFor, waybill }) => {
  const { email } = await colleague(waybill, ['driver'], { first_name: 'Ewa', last_name: 'Dudek' });
  const lost = await openFor(email);
  const page = await openFor(email);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('link', { name: 'My devices' }).click();
  await expect(page).toHaveURL('/profile/Devices');
  const rows = page.getByRole('list', { name: 'My devices' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'This device' })).toContainText(
    /Chrome · Linux.*Computer · 127\.0\.0\.1 · last seen \d\d\/\d\d\/\d{4}/,
  );

  const other = rows.filter({ hasNotText: 'This device' });
  await expect(other).toHaveCount(1);
  await other.getByRole('button', { name: 'Sign out there' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out there' }).click();
  await expect(other).toHaveCount(0);

  await lost.goto('/profile');
  await expect(lost.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
});

test('this very device is signed out by its own row', async ({ openFor, waybill }) => {
  const { email } = await colleague(waybill, ['driver'], { first_name: 'Ewa', last_name: 'Dudek' });
  const page = await openFor(email);
  await page.goto('/user/devices');
  await expect(page).toHaveURL('/profile/Devices');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out here' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

for (const [language, words] of Object.entries({
  en: {
    others: 'Sign out all other devices',
    done: '2 devices are signed out',
    list: 'My devices',
    expired: 'Session expired',
  },
  pl: {
    others: 'Wyloguj pozostałe urządzenia',
    done: 'Wylogowano 2 urządzenia',
    list: 'Moje urządzenia',
    expired: 'Sesja wygasła',
  },
})) {
  test.describe(`all others: ${language}`, () => {
    test.use({ locale: language === 'pl' ? 'pl-PL' : 'en-GB' });

    test('are signed out at once, and this one is not', async ({ openFor, waybill }) => {
      const { email } = await colleague(waybill, ['driver'], { first_name: 'Jan', last_name: 'Duda' });
      const spoken = language === 'pl' ? 'pl' : 'en';
      const [first, second, page] = [
        await openFor(email, spoken),
        await openFor(email, spoken),
        await openFor(email, spoken),
      ];
      await page.goto('/profile/Devices');
      const rows = page.getByRole('list', { name: words.list }).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      await page.getByRole('button', { name: words.others }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.others }).click();
      await expect(page.getByText(words.done, { exact: true })).toBeVisible();
      await expect(rows).toHaveCount(1);
      for (const other of [first, second]) {
        await other.goto('/profile');
        await expect(other.getByRole('dialog', { name: words.expired })).toBeVisible();
      }
    });
  });
}
