import { waitForRepaint } from './harness/repaint';
import { expect, test } from './harness/test';

test('accepts a place that is not suggested, and ignores late suggestions', async ({ adminPage: page }) => {
  await page.goto('/customer/create');
  const city = page.getByRole('combobox', { name: 'City' });
  const options = page.getByRole('option');

  await test.step('ignores late suggestions', async () => {
    await city.waitFor();
    let late = () => {};
    const released = new Promise<void>((resolve) => {
      late = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"war%"')) await released;
      await route.fallback();
    });
    const searchRequest = page.waitForRequest((request) => request.postData()?.includes('"war%"') === true);
    await city.pressSequentially('war');
    await searchRequest;
    await city.fill('berl');
    await expect(options.first()).toHaveText(/Berlin/);
    const answered = page.waitForResponse((response) => response.request().postData()?.includes('"war%"') === true);
    late();
    await (await answered).finished();
    await waitForRepaint(page);
    await expect(options.first()).toHaveText(/Berlin/);
    await expect(options.filter({ hasText: 'Warszawa' })).toHaveCount(0);
    await page.unroute('**/graphql');
    await city.fill('');
  });

  await test.step('suggests places of the chosen country, and accepts another', async () => {
    await page.getByLabel('Country').fill('Fran');
    await page.getByRole('option', { name: 'France' }).click();
    await city.pressSequentially('brest');
    await expect(options).toHaveText([/Brest.*Bretagne, France/]);
    await city.fill('Brest-sur-rien');
    await expect(options).toHaveCount(0);
    await city.press('Escape');
    await city.press('Tab');
    await expect(city).toHaveValue('Brest-sur-rien');
  });
});
