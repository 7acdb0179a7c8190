import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../api/harness/process';
import { enter, expect, test } from './harness/test';
import { templateFolders, templateVariable } from './harness/template';

test('a company is completed, sent for verification and answered, and its admin sees the answer come in', async ({
  openFor,
  waybill,
}) => {
  const operator = await waybill.as('operator@waybill.test');
  // The demo's company waits for an answer.
  const found = { entity_type: 'COMPANY', title: 'Nordkai' };
  await operator.answer(found, { status: 'NOT_VERIFIED', message: 'Say who the contact people are.' });
  const page = await openFor('admin@other.test');
  await page.getByRole('link', { name: 'Company' }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Registered name').fill('Nordkai Spedition Gesellschaft mbH');
  await page.getByLabel('House number').first().fill('9');
  await page.getByLabel('Same as the registered address').check();
  await expect(page.getByLabel('House number')).toHaveCount(1);

  await page.getByRole('button', { name: 'Add contact person' }).click();
  const person = page.getByRole('group', { name: /^Contact person \d+$/ }).last();
  await expect(person.getByLabel('First name')).toBeFocused();
  await person.getByLabel('First name').fill('Frauke');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText(/Contact person \d+: Last name/);
  await expect(person.getByLabel('Last name')).toHaveAccessibleDescription(/Fill this in\./);
  await person.getByLabel('Last name').fill('Petersen');
  const sent = page.waitForRequest((request) => request.postData()?.includes('updateTenant') === true);
  await page.getByRole('button', { name: 'Save' }).click();
  const { company } = [JSON.parse((await sent).postData() ?? '')].flat()[0].variables.input;
  expect(company.update.contact_people).toEqual({ create: [{ first_name: 'Frauke', last_name: 'Petersen' }] });
  await expect(page.getByRole('region', { name: 'Business address' })).toContainText('Same as the registered address');
  await expect(page.getByRole('row', { name: /Frauke Petersen/ })).toBeVisible();

  await page.getByRole('button', { name: 'Send for verification' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send for verification' }).click();
  const state = page.getByRole('region', { name: 'Company', exact: true });
  await expect(state).toContainText('Under review');
  await expect(page.getByRole('button', { name: 'Send for verification' })).toHaveCount(0);

  await operator.answer(found, { status: 'NOT_VERIFIED', message: 'The VAT number is another company’s.' });
  await expect(state).toContainText('Not verified');
  await expect(page.getByRole('region', { name: 'Verification history' }).getByRole('row').nth(1)).toContainText(
    'The VAT number is another company’s.',
  );
});

test('a contact person is taken away, and nobody else is touched', async ({ openFor }) => {
  const page = await openFor('admin@other.test');
  await page.goto('/company/edit');
  await page.getByRole('button', { name: 'Remove: Contact person 1' }).click();
  const sent = page.waitForRequest((request) => request.postData()?.includes('updateTenant') === true);
  await page.getByRole('button', { name: 'Save' }).click();
  const { input } = [JSON.parse((await sent).postData() ?? '')].flat()[0].variables;
  expect(input.company.update).toEqual({ contact_people: { delete: [expect.any(String)] } });
});

test('what the server finds wrong with a row is told in it', async ({ openFor }) => {
  const page = await openFor('admin@other.test');
  await page.goto('/company/edit');
  await page.getByRole('button', { name: 'Add contact person' }).click();
  const person = page.getByRole('group', { name: /^Contact person \d+$/ }).last();
  await person.getByLabel('First name').fill('Jan');
  await person.getByLabel('Last name').fill('Petersen');
  // What the console lets through and the server does not.
  await page.route('**/graphql', async (route) => {
    const validation = {
      'input.company.update.contact_people.create.0.last_name': [{ code: 'too_long', payload: { max: 3 } }],
    };
    const text = route.request().postData() ?? '';
    if (!text.includes('updateTenant')) return route.fallback();
    const answer = { data: null, errors: [{ message: 'No', extensions: { code: 6, validation } }] };
    return route.fulfill({ json: text.startsWith('[') ? [answer] : answer });
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(person.getByLabel('Last name')).toHaveAccessibleDescription(/Too long: at most 3 characters/);
  await expect(person.getByLabel('Last name')).toBeFocused();
});

test('changing what a company is verified for says what comes of it, and that comes of it', async ({ openFor }) => {
  const page = await openFor('admin@demo.test');
  await page.goto('/company');
  const state = page.getByRole('region', { name: 'Company', exact: true });
  await expect(state).toContainText('Verified');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const warning = page.getByText(/it is no longer verified/);
  await page.getByRole('textbox', { name: 'Phone' }).first().fill('+48 62 012 44 99');
  await expect(warning).toHaveCount(0);
  await page.getByLabel('Registered name').fill('Trakt Bursztynowy Spółka Akcyjna');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(state).toContainText('Not verified');
});

test('who may only read the company has nothing to change it with', async ({ openFor }) => {
  const page = await openFor('support@demo.test');
  await page.goto('/company');
  await expect(page.getByRole('region', { name: 'Registration numbers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Send for verification|Delete the company/ })).toHaveCount(0);
  await page.goto('/company/edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
});

test('a company is deleted once its name is typed, and whoever deleted it is signed out', async ({ browser }) => {
  const template = process.env[templateVariable] ?? '';
  const directory = mkdtempSync(join(tmpdir(), 'waybill-deleted-'));
  cpSync(join(template, templateFolders.data), directory, { recursive: true });
  const server = await startServerProcess({
    DATA_DIR: directory,
    CONSOLE_DIR: join(template, templateFolders.console),
  });
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const page = await context.newPage();
  await enter(page, 'admin@other.test');
  await page.goto('/company');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('region', { name: 'Danger zone' }).getByRole('button', { name: 'Delete the company' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Another company');
  await expect(dialog.getByRole('button', { name: 'Delete the company' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete the company' }).click();
  // One may be led there twice, by the page and by the session's end.
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('E-mail').fill('admin@other.test');
  await page.getByLabel('Password', { exact: true }).fill('waybill-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await context.close();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});
