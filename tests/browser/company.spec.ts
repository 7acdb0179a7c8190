import type { Page } from '@playwright/test';
import { registerPayingCompany } from './harness/company';
import { defaultPassword } from './harness/colleague';
import { expect, test } from './harness/test';

const save = (page: Page) => page.getByRole('button', { name: 'Save' });

/** Saves the form. Returns the changes of the company that the console sends. */
async function saveAndCapture(page: Page): Promise<unknown> {
  const sent = page.waitForRequest((request) => request.postData()?.includes('updateTenant') === true);
  await save(page).click();
  return [JSON.parse((await sent).postData() ?? '')].flat()[0].variables.input.company.update;
}

test('completes a company, submits it for verification, shows reviews live, and loses the verification by an edit', async ({
  openPageAs,
  waybill,
}) => {
  const operator = await waybill.apiAs('operator@waybill.test');
  // The demo's company has asked for verification, which the operator refuses here.
  const found = { entity_type: 'COMPANY', title: 'Nordkai' };
  await operator.reviewVerification(found, { status: 'NOT_VERIFIED', message: 'Say who the contact people are.' });
  const page = await openPageAs('admin@other.test');
  await page.goto('/company/edit');
  const person = page.getByRole('group', { name: /^Contact \d+$/ }).last();
  const edit = page.getByRole('link', { name: 'Edit', exact: true });

  await test.step('shows missing fields of a contact person in their row', async () => {
    await page.getByLabel('Registered name').fill('Nordkai Spedition Gesellschaft mbH');
    await page.getByLabel('House number').first().fill('9');
    await page.getByLabel('Same as the registered address').check();
    await expect(page.getByLabel('House number')).toHaveCount(1);
    await page.getByRole('button', { name: 'Add contact' }).click();
    await expect(person.getByLabel('First name')).toBeFocused();
    await person.getByLabel('First name').fill('Frauke');
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(/Contact \d+: Last name/);
    await expect(person.getByLabel('Last name')).toHaveAccessibleDescription(/Fill this in\./);
  });

  await test.step('shows a refusal of the server in their row', async () => {
    await person.getByLabel('Last name').fill('Petersen');
    // Answers as the server would for a value that the server refuses although the console accepts it.
    await page.route('**/graphql', async (route) => {
      const validation = {
        'input.company.update.contact_people.create.0.last_name': [{ code: 'too_long', payload: { max: 3 } }],
      };
      const text = route.request().postData() ?? '';
      if (!text.includes('updateTenant')) return route.fallback();
      const response = { data: null, errors: [{ message: 'No', extensions: { code: 6, validation } }] };
      return route.fulfill({ json: text.startsWith('[') ? [response] : response });
    });
    await save(page).click();
    await expect(person.getByLabel('Last name')).toHaveAccessibleDescription(/Too long: at most 3 characters/);
    await expect(person.getByLabel('Last name')).toBeFocused();
    await page.unroute('**/graphql');
  });

  await test.step('sends and shows the new person', async () => {
    expect(await saveAndCapture(page)).toMatchObject({
      contact_people: { create: [{ first_name: 'Frauke', last_name: 'Petersen' }] },
    });
    await expect(page.getByRole('region', { name: 'Business address' })).toContainText(
      'Same as the registered address',
    );
    await expect(page.getByRole('row', { name: /Frauke Petersen/ })).toBeVisible();
  });

  await test.step('deletes one person only', async () => {
    await edit.click();
    await page.getByRole('button', { name: 'Remove: Contact 1' }).click();
    expect(await saveAndCapture(page)).toEqual({
      id: expect.any(String),
      contact_people: { delete: [expect.any(String)] },
    });
    await expect(page.getByRole('row', { name: /Frauke Petersen/ })).toBeVisible();
  });

  const state = page.getByRole('region', { name: 'Company', exact: true });
  const send = page.getByRole('button', { name: 'Send for verification' });
  const sendIt = async () => {
    await send.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send for verification' }).click();
    await expect(state).toContainText('Under review');
    await expect(send).toHaveCount(0);
  };
  await test.step('submits the company, and shows reviews live', async () => {
    await sendIt();
    await operator.reviewVerification(found, {
      status: 'NOT_VERIFIED',
      message: 'The VAT number is another company’s.',
    });
    await expect(state).toContainText('Not verified');
    await expect(page.getByRole('region', { name: 'Verification history' }).getByRole('row').nth(1)).toContainText(
      'The VAT number is another company’s.',
    );
    await sendIt();
    await operator.reviewVerification(found, { status: 'VERIFIED' });
    await expect(state).not.toContainText('Not verified');
    await expect(state).toContainText('Verified');
  });

  await test.step('warns before a change that ends the verification', async () => {
    await edit.click();
    const warning = page.getByText(/it is no longer verified/);
    await page.getByRole('textbox', { name: 'Phone' }).first().fill('+49 381 012 44 99');
    await expect(warning).toHaveCount(0);
    await page.getByLabel('Registered name').fill('Nordkai Spedition SE');
    await expect(warning).toBeVisible();
    await save(page).click();
    await expect(state).toContainText('Not verified');
  });
});

test('deletes a company after its name is typed, and signs the user out', async ({ openPageAs, waybill }) => {
  const { email } = await registerPayingCompany(waybill, 'Start');
  const page = await openPageAs(email);
  await page.goto('/company');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('region', { name: 'Danger zone' }).getByRole('button', { name: 'Delete the company' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Another company');
  await expect(dialog.getByRole('button', { name: 'Delete the company' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(name);
  await page.evaluate(() => Object.assign(window, { memoryOfCompany: true }));
  await dialog.getByRole('button', { name: 'Delete the company' }).click();
  // The signed-out user ends at the sign-in page, which is loaded, so that nothing of the company stays in memory.
  await page.waitForFunction(() => !('memoryOfCompany' in window));
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(defaultPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
