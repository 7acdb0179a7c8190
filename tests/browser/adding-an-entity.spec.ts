import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from '../api/harness/process';
import { addDepots, runIn } from './depots/add';
import { templateFolders, templateVariable } from './harness/template';
import { enter, expect, test } from './harness/test';

let project: string;
let server: ServerProcess | undefined;

test.describe.configure({ mode: 'serial' });
test.setTimeout(600_000);

test.beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'waybill-depots-'));
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(project, { recursive: true, force: true });
});

test('an entity costs its types, its area, its resource and its words: with them the project is whole', () => {
  addDepots(project);
  runIn(project, 'node', 'scripts/generate.mjs');
  runIn(project, 'npx', 'drizzle-kit', 'generate', '--name', 'depots');
  for (const side of ['server', 'src']) runIn(project, 'npx', 'tsc', '-p', side);
  runIn(project, 'node', 'scripts/imports.mjs');
  runIn(project, 'node', 'scripts/build.mjs');
});

test('a server with data takes it up, and a person keeps depots in screens that nobody has written', async ({
  browser,
}) => {
  const directory = join(project, 'data');
  cpSync(join(process.env[templateVariable] ?? '', templateFolders.data), directory, { recursive: true });
  server = await startServerProcess({ DATA_DIR: directory }, project);
  const page = await browser.newPage({ baseURL: server?.url, locale: 'en-GB' });
  await enter(page, 'admin@demo.test');
  await page.goto('/');

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Depots' }).click();
  await expect(page.getByText('No depots yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add depot' }).first().click();
  await page.getByLabel('Name').fill('Kalisz North');
  await page.getByLabel('Places').fill('5000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Places')).toHaveAccessibleDescription(/Enter at most 1,000\./);
  await page.getByLabel('Places').fill('40');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Depot Kalisz North added', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('City').fill('Kalisz');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Depot Kalisz North saved', { exact: true })).toBeVisible();

  await page.goto('/depot?q=kalisz&sort=-modified_at');
  const row = page.getByRole('row', { name: /Kalisz North/ });
  await expect(row).toContainText('40');
  await page.getByRole('button', { name: 'Actions for Kalisz North' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo: Depot Kalisz North deleted' }).click();
  await expect(row).toBeVisible();

  await page.goto('/depot/create');
  await page.getByLabel('Name').fill('Kalisz North');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/This value is already in use\./);
});

test('another tenant does not see it', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server?.url, locale: 'en-GB' });
  await enter(page, 'admin@other.test');
  await page.goto('/depot');
  await expect(page.getByText('No depots yet')).toBeVisible();
});
