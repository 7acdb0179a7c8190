import { statSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { signInAs, expect, test } from './harness/test';

/** Simulates a deployment: answers the console's check for a newer build with another build id. */
const deploy = (page: Page, id = 'the next one') =>
  page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id } }));

/** Advances the page's clock until the console has checked whether there is a newer build. */
async function advanceUntilChecked(page: Page): Promise<void> {
  let wasConfirmed = false;
  const watch = (response: Response) => {
    wasConfirmed ||= response.url().endsWith('/builds/latest.json');
  };
  page.on('response', watch);
  await expect
    .poll(async () => {
      await page.clock.fastForward(3_600_000);
      return wasConfirmed;
    })
    .toBe(true);
  page.off('response', watch);
}

/** Returns a function that returns how often the page has loaded its document since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test('postpones a new build while a form has unsaved changes', async ({ page, waybill }) => {
  const id = await (await waybill.apiAs('admin@demo.test')).createVehicle({ license: 'BUILD 1', year: 2018 });
  await signInAs(page, 'logistician@demo.test', 'pl');
  await page.clock.install();
  await page.goto(`/vehicle/${id}/edit`);
  await page.getByLabel('Rok produkcji').fill('2019');
  const loads = countLoads(page);
  const ready = page.getByText('Dostępna jest nowa wersja Waybill.');

  await test.step('loads it on request, and restores the input', async () => {
    await deploy(page);
    await advanceUntilChecked(page);
    await expect(ready).toBeVisible();
    await expect(page.getByLabel('Rok produkcji')).toHaveValue('2019');
    expect(loads()).toBe(0);
    await page.getByRole('button', { name: 'Odśwież teraz' }).click();
    await expect(page.getByText('Przywrócono niezapisane zmiany.')).toBeVisible();
    await expect(page.getByLabel('Rok produkcji')).toHaveValue('2019');
    await expect(ready).toHaveCount(0);
    await expect.poll(loads).toBe(1);
  });

  await test.step('loads it with the next page', async () => {
    await deploy(page, 'the one after');
    await advanceUntilChecked(page);
    await expect(ready).toBeVisible();
    expect(loads()).toBe(1);
    await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Pojazdy' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Wyjdź' }).click();
    await expect(page).toHaveURL('/vehicle');
    await expect(page.getByRole('heading', { level: 1, name: 'Pojazdy' })).toBeVisible();
    await expect.poll(loads).toBe(2);
    await expect(ready).toHaveCount(0);
  });
});

test('loads a new build once by itself when nothing is typed', async ({ page }) => {
  await signInAs(page, 'logistician@demo.test');
  await page.clock.install();
  await page.goto('/vehicle');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const loads = countLoads(page);
  await deploy(page);
  await advanceUntilChecked(page);
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await advanceUntilChecked(page);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  expect(loads()).toBe(1);
});

test('postpones a new build during sign-in, and checks on focus', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  await page.getByLabel('Password', { exact: true }).fill('half of a pass');
  const loads = countLoads(page);
  await deploy(page);
  // Dispatches the focus event repeatedly, because the console may not listen to it yet.
  await expect(async () => {
    await page.clock.fastForward(61_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('A new version of Waybill is available.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half of a pass');
  expect(loads()).toBe(0);
});

test('serves the id of the build and its files', async ({ request }) => {
  const { id, at } = await (await request.get('/builds/latest.json')).json();
  const noted = statSync('dist/console/builds/latest.json').mtimeMs;
  expect(Math.abs(Date.parse(at) - noted)).toBeLessThan(60_000);
  const manifest = await (await request.get(`/builds/meta/${id}.json`)).json();
  expect(manifest.id).toBe(id);
  expect(manifest.files).toContain('index.html');
});

test('reloads the page once when code of a removed build is missing', async ({ page }) => {
  await signInAs(page, 'admin@demo.test');
  await page.goto('/customer');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const loads = countLoads(page);
  await page.route(/DashboardPage-.*\.js/, (route) =>
    loads() === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );
  await deploy(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(loads).toBe(1);
});

test('offers to reload when code of the same build is missing', async ({ page }) => {
  const loads = countLoads(page);
  await page.route(/ForgottenPasswordPage-.*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/auth/restorePassword');
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  expect(loads()).toBe(1);
  await page.unroute(/ForgottenPasswordPage-.*\.js/);
  await reload.click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(loads()).toBe(2);
});
