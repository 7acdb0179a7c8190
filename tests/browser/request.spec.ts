import type { Page } from '@playwright/test';
import { createColleague } from './harness/colleague';
import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const badge = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the page of a request and waits for its first section. */
async function openRequest(page: Page, id: string): Promise<void> {
  await page.goto(`/service-request/${id}`);
  await expect(section(page, 'Cargo')).toBeVisible();
}

test('saves a draft for a new customer, and lists what is missing to submit it', async ({ adminPage: page }) => {
  await page.goto('/service-request/create');
  const customer = page.getByRole('combobox', { name: 'Customer' });
  await expect(customer).toBeFocused();
  await customer.fill('Stolarnia Pod Lipą');
  await expect(page.getByRole('option', { name: 'New customer “Stolarnia Pod Lipą”' })).toBeVisible();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await expect(dialog.getByLabel('Company name')).toHaveValue('Stolarnia Pod Lipą');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Phone');
  await dialog.getByLabel('Phone').fill('+48 61 222 33 44');
  await dialog.getByLabel('E-mail').fill('biuro@stolarnia.example');
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Poland');
  await page.getByRole('option', { name: 'Poland' }).click();
  await dialog.getByRole('combobox', { name: 'City' }).fill('Poznań');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(customer).toHaveValue('Stolarnia Pod Lipą');
  await expect(customer).toBeFocused();
  // The notice moves the end of the page up, and with it the button that is clicked next.
  await expect(page.getByText('Customer Stolarnia Pod Lipą added', { exact: true })).toBeVisible();

  // A draft may be incomplete. The server gives it a number.
  await button(page, 'Save').click();
  await expect(badge(page)).toContainText(/TR\/\d{4}\/\d{6}.*Draft/);

  const submit = button(page, 'Submit');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toHaveAccessibleDescription(/cargo.*a loading address.*a delivery address/);
  await submit.press('Enter');
  await expect(page.getByRole('link', { name: 'cargo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Weight' })).toBeFocused();
  await page.keyboard.type('7200');
  await button(page, 'Save').click();
  await expect(section(page, 'Cargo')).toContainText('7,200 kg');
  await expect(button(page, 'Edit: Cargo')).toBeFocused();

  await page.getByRole('link', { name: 'a delivery address' }).click();
  for (const [row, country, city] of [
    [0, 'Poland', 'Poznań'],
    [1, 'Germany', 'Hamburg'],
  ] as const) {
    const panel = page.getByRole('group', { name: row === 0 ? 'Loading' : 'Delivery', exact: true });
    await panel.getByRole('combobox', { name: 'Country' }).fill(country);
    await page.getByRole('option', { name: country, exact: true }).click();
    await panel.getByLabel('City').fill(city);
  }
  await button(page, 'Save').click();
  await expect(section(page, 'From and to')).toContainText('Hamburg');

  await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  await submit.click();
  await expect(badge(page)).toContainText('New');
  await expect(button(page, 'Start work')).toHaveAttribute('aria-disabled', 'true');
  await expect(section(page, 'Activity')).toContainText('status: Draft → New');
});

test('shows another logistician’s changes live, and keeps what is typed meanwhile', async ({ openPageAs, waybill }) => {
  const admin = requestsApi(await waybill.apiAs('admin@demo.test'));
  const id = await admin.createSubmitted({ price: 1500 });
  const taker = await createColleague(waybill, ['logistician'], { first_name: 'Tobiasz', last_name: 'Odbiorca' });
  const [page, other] = [await openPageAs('logistician@demo.test'), await openPageAs(taker.email)];
  await openRequest(page, id);
  await openRequest(other, id);

  await page.getByRole('link', { name: 'a logistician who has accepted the request' }).click();
  await expect(button(page, 'Assign a logistician')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Logistician' }).fill('Odbiorca');
  await page.getByRole('option', { name: 'Tobiasz Odbiorca' }).click();
  const people = section(page, 'Logisticians');
  await expect(people).toContainText('Awaiting answer');
  await expect(button(page, 'Assign a logistician')).toBeFocused();
  // What a user is typing must survive changes that other users make meanwhile.
  await button(page, 'Edit: Dates').click();
  await page.getByRole('group', { name: 'Loading from' }).getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('24122026');

  // The logistician's page shows the assignment without a reload. The logistician accepts it.
  await other.getByRole('button', { name: 'Accept', exact: true }).press('Enter');
  await expect(people).toContainText('Accepted');
  await expect(section(page, 'Activity')).toContainText('accepted by Tobiasz Odbiorca');
  await expect(other.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(button(page, 'Start work')).not.toHaveAttribute('aria-disabled', 'true');

  // Saving is no conflict, because the other user has changed other fields.
  await button(page, 'Save').click();
  await expect(button(page, 'Edit: Dates')).toBeFocused();
  await expect(section(page, 'Dates')).toContainText('24/12/2026');
  await expect(section(other, 'Dates')).toContainText('24/12/2026');
});
