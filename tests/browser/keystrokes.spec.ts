import { expect, test } from './harness/test';

test('keeps what is typed while the code of a form still loads', async ({ adminPage: page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/CreateScreen*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/vehicle');
  await page.getByRole('link', { name: 'Add vehicle' }).press('Enter');
  await page.keyboard.type('AUD 12345');
  await page.keyboard.press('Tab');
  await page.keyboard.type('WVWZZZ');
  release();
  await expect(page.getByLabel('Plate')).toHaveValue('AUD 12345');
  await expect(page.getByLabel('VIN')).toHaveValue('WVWZZZ');
  await page.keyboard.type('1');
  await expect(page.getByLabel('VIN')).toHaveValue('WVWZZZ1');
});
