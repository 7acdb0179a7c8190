import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { documentedConfig } from '../unit/other-servers/page';
import { type OtherServer, startOtherServer } from '../unit/other-servers/server';
import { runScript } from './depots/add';
import { expect, test } from './harness/test';
import { createOtherConsole } from './other-server/project';
import { type ConsoleServer, serveConsole } from './other-server/serve';

let project: string;
let api: OtherServer | undefined;
let web: ConsoleServer | undefined;

test.setTimeout(600_000);

test.beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'waybill-other-'));
});

test.afterEach(async () => {
  await web?.close();
  await api?.close();
  rmSync(project, { recursive: true, force: true });
});

test('the template of docs/other-servers works on a server that follows the page', async ({ page }) => {
  await test.step('type-checks and builds', async () => {
    await createOtherConsole(project);
    await Promise.all([
      runScript(project, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.definitions.json'),
      runScript(project, 'node_modules/vite/bin/vite.js', 'build', '--config', 'vite.config.ts', '--minify', 'false'),
    ]);
  });
  const server = await startOtherServer();
  api = server;
  web = await serveConsole(join(project, 'dist/console'), { ...Object(documentedConfig), api: server.url });
  const { url } = web;
  await test.step('signs in', () => signIn(page, url));
  await test.step('creates, lists, finds and edits a vehicle', () => keepVehicle(page, url));
  await test.step('shows a conflict with the change of somebody else', () => editWithConflict(page, server));
  await test.step('deletes and restores a vehicle', () => deleteAndRestore(page, url));
});

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel('E-mail').fill('anna@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/auth'));
}

async function keepVehicle(page: Page, url: string): Promise<void> {
  const save = page.getByRole('button', { name: 'Save' });
  await page.goto(`${url}/vehicle`);
  await expect(page.getByText('No vehicles yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add vehicle' }).first().click();
  await page.getByLabel('Plate').fill('WX');
  await save.click();
  await expect(page.getByLabel('Plate')).toHaveAccessibleDescription(/The plate field must be at least 3 characters\./);
  await page.getByLabel('Plate').fill('WX 100');
  await page.getByLabel('Mileage').fill('1200');
  await save.click();
  await expect(page.getByText('Vehicle WX 100 added', { exact: true })).toBeVisible();

  await page.goto(`${url}/vehicle?q=wx&sort=-mileage`);
  await expect(page.getByRole('row', { name: /WX 100/ })).toContainText('1,200');
  await page.goto(`${url}/vehicle?q=nothing`);
  await expect(page.getByRole('row', { name: /WX 100/ })).toHaveCount(0);
}

async function editWithConflict(page: Page, server: OtherServer): Promise<void> {
  await page.goto(new URL('/vehicle/1/edit', page.url()).href);
  await expect(page.getByLabel('Mileage')).toHaveValue(/1.?200/);
  await page.getByLabel('Mileage').fill('1300');
  const [vehicle] = server.vehicles;
  Object.assign(vehicle ?? {}, { make: 'Scania', updated_at: '2026-11-26 12:00:00' });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has changed this record' });
  await expect(dialog).toContainText('Scania');
  expect(server.vehicles[0]?.mileage).toBe(1200);
  await dialog.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.getByText('Vehicle WX 100 saved', { exact: true })).toBeVisible();
  expect(server.vehicles[0]).toMatchObject({ make: 'Scania', mileage: 1300 });
}

async function deleteAndRestore(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/vehicle`);
  const row = page.getByRole('row', { name: /WX 100/ });
  await page.getByRole('button', { name: 'Actions for WX 100' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo: Vehicle WX 100 deleted' }).click();
  await expect(row).toBeVisible();
}
