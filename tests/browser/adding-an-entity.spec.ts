import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServerProcess, type ServerProcess } from '../api/harness/process';
import { addDepots, typeCheckFiles, runScript } from './depots/add';
import { ApiClient } from './harness/api';
import { copyDemoDatabase, type DemoDatabase } from './harness/demo-database';
import { signInAs, expect, test } from './harness/test';

const vite = 'node_modules/vite/bin/vite.js';

let project: string;
let server: ServerProcess | undefined;
let database: DemoDatabase | undefined;

test.setTimeout(600_000);

test.beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'waybill-depots-'));
});

test.afterEach(async () => {
  await server?.stop();
  await database?.remove();
  rmSync(project, { recursive: true, force: true });
});

test('generates screens of a new entity once its types, area, resource and texts are added', async ({ browser }) => {
  await test.step('type-checks and builds', async () => {
    addDepots(project);
    await runScript(project, 'scripts/generate.mjs');
    await Promise.all([
      runScript(project, 'node_modules/drizzle-kit/bin.cjs', 'generate', '--name', 'depots').then(() =>
        runScript(project, vite, 'build', '--config', 'vite.server.config.ts'),
      ),
      runScript(project, vite, 'build', '--config', 'vite.config.ts', '--minify', 'false'),
      // Checks the types of only those files that name entities. The screens name no entity, so their types cannot
      // change.
      typeCheckFiles(project, 'server', ['server/areas/index.ts']),
      typeCheckFiles(project, 'src', ['resources/index.ts']),
    ]);
  });

  database = await copyDemoDatabase('depots');
  server = await startServerProcess(database.environment, project);
  const { url } = server;
  const page = await browser.newPage({ baseURL: url });
  await signInAs(page, 'admin@demo.test');
  await test.step('creates, updates, finds, deletes and restores depots on a server with data', () =>
    manageDepots(page));
  await test.step('hides them from other tenants', async () => {
    const list = '{ depots(first: 1) { paginatorInfo { total } } }';
    const totalFor = async (email: string) => (await ApiClient.signIn(url, email)).call(list, {});
    expect(await totalFor('admin@demo.test')).toEqual({ depots: { paginatorInfo: { total: 1 } } });
    expect(await totalFor('admin@other.test')).toEqual({ depots: { paginatorInfo: { total: 0 } } });
  });
  await page.close();
});

/** Creates, updates, finds, deletes and restores a depot. */
async function manageDepots(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Save' });
  await page.goto('/depot');
  const menuLink = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Depots' });
  await expect(menuLink).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('No depots yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add depot' }).first().click();
  await page.getByLabel('Name').fill('Kalisz North');
  await page.getByLabel('Places').fill('5000');
  await save.click();
  await expect(page.getByLabel('Places')).toHaveAccessibleDescription(/Enter at most 1,000\./);
  await page.getByLabel('Places').fill('40');
  await save.click();
  await expect(page.getByText('Depot Kalisz North added', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('City').fill('Kalisz');
  await save.click();
  await expect(page.getByText('Depot Kalisz North saved', { exact: true })).toBeVisible();

  await page.goto('/depot?q=kalisz&sort=-modified_at');
  const row = page.getByRole('row', { name: /Kalisz North/ });
  await expect(row).toContainText('40');
  await page.getByRole('button', { name: 'Actions for Kalisz North' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo: Depot Kalisz North deleted' }).click();
  await expect(row).toBeVisible();

  await page.getByRole('link', { name: 'Add depot' }).first().click();
  await page.getByLabel('Name').fill('Kalisz North');
  await save.click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/This value is already in use\./);
}
