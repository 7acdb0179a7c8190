import { openInConsole } from './harness/open-in-console';
import { expect, test } from './harness/test';

test('creates a customer with the fields of its type and a completed address, then edits and finds it', async ({
  adminPage: page,
}) => {
  await page.goto('/customer/create');
  const save = page.getByRole('button', { name: 'Save' });
  const city = page.getByRole('combobox', { name: 'City' });
  const zip = page.getByRole('combobox', { name: 'Postal code' });

  await test.step('shows other fields for a company than for a person', async () => {
    const type = page.getByRole('radiogroup', { name: 'Customer type' });
    await type.getByRole('radio', { name: 'Company' }).check();
    await expect(page.getByLabel('Company name')).toBeVisible();
    await expect(page.getByLabel('First name', { exact: true })).toHaveCount(0);
    await type.getByRole('radio', { name: 'Individual' }).check();
    await expect(page.getByLabel('Company name')).toHaveCount(0);
    await expect(page.getByLabel('VAT number')).toHaveCount(0);
    await page.getByLabel('First name').fill('Zofia');
    await page.getByLabel('Last name').fill('Żak');
  });

  await test.step('shows missing and invalid values on their fields', async () => {
    await page.getByLabel('Phone').fill('12');
    await page.getByLabel('E-mail').fill('zofia@');
    // Problem messages below the fields move the Save button down, so the test waits for the messages before it clicks
    // the button.
    await page.getByLabel('E-mail').press('Tab');
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Enter a phone number with its country code/);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address such as/);
    await save.click();
    await expect(city).toHaveAccessibleDescription(/Fill this in\./);
    await page.getByLabel('Phone').fill('+48221234567');
    await page.getByLabel('E-mail').fill('zofia.zak@example.com');
  });

  await test.step('fills in state and country of a city chosen by keyboard, typed without diacritics', async () => {
    await city.pressSequentially('lod');
    await expect(page.getByRole('option').first()).toHaveText(/Łódź.*łódzkie, Poland/);
    await expect(page.getByRole('status').filter({ hasText: /^Suggestions: \d/ })).toBeAttached();
    await city.press('ArrowDown');
    await city.press('Enter');
    await expect(city).toHaveValue('Łódź');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Poland');
    await expect(page.getByRole('textbox', { name: 'State' })).toHaveValue('łódzkie');
  });

  await test.step('suggests postal codes of the country, and refuses one in another country’s format', async () => {
    await zip.pressSequentially('62');
    await expect(page.getByRole('option', { name: /62-800.*Kalisz/ })).toBeVisible();
    await zip.fill('1011 AB');
    await zip.press('Tab');
    await save.click();
    await expect(zip).toHaveAccessibleDescription(/not a valid postal code for the country/);
    await zip.fill('90001');
    await save.click();
    await expect(page.getByText('Customer Zofia Żak added', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Zofia Żak' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Address' })).toContainText('90-001');
  });

  await test.step('sends changes of the customer and its relations in one call, and nothing else', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    const sent = page.waitForRequest((request) => request.postData()?.includes('updateCustomer') === true);
    await page.getByLabel('Last name').fill('Żak-Nowa');
    await page.getByLabel('Street').fill('Nowa');
    await save.click();
    const { input } = [JSON.parse((await sent).postData() ?? '')].flat()[0].variables;
    expect(input).toEqual({
      id: expect.any(String),
      modified_at: expect.any(String),
      profile: { update: { id: expect.any(String), last_name: 'Żak-Nowa' } },
      address: { update: { id: expect.any(String), street: 'Nowa' } },
    });
    await expect(page.getByText('Customer Zofia Żak-Nowa saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Address' })).toContainText('Nowa');
  });

  await test.step('finds it by flattened columns, ignoring case of Polish letters', async () => {
    await openInConsole(page, '/customer?q=łÓDŹ&f=address.city:contains:łódź&f=profile.type:in:PERSONAL');
    await expect(page.getByRole('link', { name: 'Zofia Żak-Nowa' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Zofia Żak-Nowa/ })).toContainText('+48 22 123 45 67');
  });
});
