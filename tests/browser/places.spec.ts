import { expect, test } from './harness/test';

test('a city is chosen by the keyboard, without its marks, and fills in state and country', async ({
  adminPage: page,
}) => {
  await page.goto('/customer/create');
  await page.getByRole('radio', { name: 'Person' }).check();
  await page.getByLabel('First name').fill('Ewa');
  await page.getByLabel('Last name').fill('Łącka');
  await page.getByLabel('Phone').fill('+48221234567');
  await page.getByLabel('E-mail').fill('ewa.lacka@example.com');
  const city = page.getByRole('combobox', { name: 'City' });
  await city.pressSequentially('lod');
  await expect(page.getByRole('option').first()).toHaveText(/Łódź.*łódzkie, Poland/);
  await expect(page.getByRole('status').filter({ hasText: /^Suggestions: \d/ })).toBeAttached();
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('Łódź');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Poland');
  await expect(page.getByRole('textbox', { name: 'State' })).toHaveValue('łódzkie');

  // Postal codes of the country that is chosen now; one of another country's form is refused.
  const zip = page.getByRole('combobox', { name: 'Postal code' });
  await zip.pressSequentially('62');
  await expect(page.getByRole('option', { name: /62-800.*Kalisz/ })).toBeVisible();
  await zip.fill('1011 AB');
  await zip.press('Tab');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(zip).toHaveAccessibleDescription(/not in the form of the country's postal codes/);
  await zip.fill('90001');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ewa Łącka' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Address' })).toContainText('90-001');
});

test('a place that is not offered may be typed; what is chosen is of the chosen country', async ({
  adminPage: page,
}) => {
  await page.goto('/customer/create');
  await page.getByLabel('Country').fill('Fran');
  await page.getByRole('option', { name: 'France' }).click();
  const city = page.getByRole('combobox', { name: 'City' });
  await city.pressSequentially('brest');
  await expect(page.getByRole('option')).toHaveText([/Brest.*Bretagne, France/]);
  await city.fill('Brest-sur-rien');
  await expect(page.getByRole('option')).toHaveCount(0);
  await city.press('Escape');
  await city.press('Tab');
  await expect(city).toHaveValue('Brest-sur-rien');
});

test('an answer that comes late is not taken for what was typed since', async ({ adminPage: page }) => {
  await page.goto('/customer/create');
  const city = page.getByRole('combobox', { name: 'City' });
  await city.waitFor();
  let late = () => {};
  const released = new Promise<void>((resolve) => {
    late = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"war%"')) await released;
    await route.fallback();
  });
  const asked = page.waitForRequest((request) => request.postData()?.includes('"war%"') === true);
  await city.pressSequentially('war');
  await asked;
  await city.fill('berl');
  await expect(page.getByRole('option').first()).toHaveText(/Berlin/);
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('"war%"') === true);
  late();
  await answered;
  await expect(page.getByRole('option').first()).toHaveText(/Berlin/);
  await expect(page.getByRole('option', { name: /Warszawa/ })).toHaveCount(0);
});

test('services are listed and shown, and nobody changes them', async ({ adminPage: page }) => {
  await page.goto('/service');
  await page.getByRole('link', { name: 'Dangerous goods (ADR)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dangerous goods (ADR)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.goto('/service?q=intermod');
  await expect(page.getByRole('grid').getByRole('row', { name: /Intermodal/ })).toContainText('Not offered now');
});
