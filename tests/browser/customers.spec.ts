import { expect, test } from './harness/test';

test('a company and a person are asked for what each has', async ({ adminPage: page }) => {
  await page.goto('/customer/create');
  const type = page.getByRole('radiogroup', { name: 'Customer type' });
  await type.getByRole('radio', { name: 'Company' }).check();
  await expect(page.getByLabel('Company name')).toBeVisible();
  await expect(page.getByLabel('First name', { exact: true })).toHaveCount(0);
  await type.getByRole('radio', { name: 'Person' }).check();
  await expect(page.getByLabel('Company name')).toHaveCount(0);
  await expect(page.getByLabel('VAT number')).toHaveCount(0);
  await page.getByLabel('First name').fill('Zofia');
  await page.getByLabel('Last name').fill('Żak');
  await page.getByLabel('Phone').fill('12');
  await page.getByLabel('E-mail').fill('zofia@');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Enter a phone number with its country code/);
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address such as/);
  await expect(page.getByLabel('City')).toHaveAccessibleDescription(/Fill this in\./);

  await page.getByLabel('Phone').fill('+48221234567');
  await page.getByLabel('E-mail').fill('zofia.zak@example.com');
  await page.getByLabel('Country').fill('Pol');
  await page.getByRole('option', { name: 'Poland' }).click();
  await page.getByLabel('City').fill('Łódź');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Customer Zofia Żak added', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Zofia Żak' })).toBeVisible();

  // Found by the flattened columns of the list, whatever the case of its Polish letters.
  await page.goto('/customer?q=łÓDŹ&f=address.city:contains:łódź&f=profile.type:in:PERSONAL');
  await expect(page.getByRole('link', { name: 'Zofia Żak' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Zofia Żak/ })).toContainText('+48 22 123 45 67');
});

test('changes of a customer and of what belongs to it are sent together', async ({ adminPage: page }) => {
  await page.goto('/customer?f=profile.type:in:BUSINESS');
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const sent = page.waitForRequest((request) => request.postData()?.includes('updateCustomer') === true);
  await page.getByLabel('EORI number').fill('PL526025027400000');
  await page.getByLabel('Street').fill('Nowa');
  await page.getByRole('button', { name: 'Save' }).click();
  const { input } = [JSON.parse((await sent).postData() ?? '')].flat()[0].variables;
  expect(input).toEqual({
    id: expect.any(String),
    modified_at: expect.any(String),
    profile: { update: { eori: 'PL526025027400000' } },
    address: { update: { street: 'Nowa' } },
  });
  await expect(page.getByText(/^Customer .* saved$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Address' })).toContainText('Nowa');
});
