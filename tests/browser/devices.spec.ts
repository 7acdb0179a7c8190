import { ApiClient } from './harness/api';
import { createColleague } from './harness/colleague';
import { expect, signInByForm, test } from './harness/test';

test('signs out another device, all others, and this one, each after a confirmation', async ({ page, waybill }) => {
  const { email } = await createColleague(waybill, ['driver'], { first_name: 'Ewa', last_name: 'Dudek' });
  const account = '{ account { lang } }';
  const lost = await ApiClient.signIn(waybill.url, email);
  // Signs in with the form rather than through the API, because a device is named after the browser that signs in.
  await signInByForm(page, email);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('link', { name: 'My devices' }).click();
  await expect(page).toHaveURL('/profile/Devices');
  const rows = page.getByRole('list', { name: 'My devices' }).getByRole('listitem');
  const own = rows.filter({ hasText: 'This device' });
  const other = rows.filter({ hasNotText: 'This device' });

  await test.step('signs out another device', async () => {
    await expect(own).toHaveCount(1);
    await expect(own).toContainText(/Chrome · Linux.*Computer · 127\.0\.0\.1 · last seen \d\d\/\d\d\/\d{4}/);
    await expect(other).toHaveCount(1);
    await other.getByRole('button', { name: 'Sign out device' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out device' }).click();
    await expect(other).toHaveCount(0);
    await expect(lost.call(account, {})).rejects.toThrow('1103');
  });

  await test.step('signs out all other devices at once', async () => {
    const others = [await ApiClient.signIn(waybill.url, email), await ApiClient.signIn(waybill.url, email)];
    // A former path of the page leads to it, and the page is loaded with the new devices.
    await page.goto('/user/devices');
    await expect(page).toHaveURL('/profile/Devices');
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(page.getByText('2 devices signed out', { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(1);
    for (const device of others) await expect(device.call(account, {})).rejects.toThrow('1103');
  });

  await test.step('signs out this device', async () => {
    await page.evaluate(() => Object.assign(window, { memoryOfSession: true }));
    await own.getByRole('button', { name: 'Sign out this device' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out this device' }).click();
    await page.waitForFunction(() => !('memoryOfSession' in window));
    await expect(page).toHaveURL(/\/auth/);
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  });
});
