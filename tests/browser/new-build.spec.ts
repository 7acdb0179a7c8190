import { statSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { enter, expect, test } from './harness/test';

const words = {
  en: {
    vehicles: 'Vehicles',
    year: 'Year',
    ready: 'A new version of Waybill is ready.',
    reload: 'Reload now',
    menu: 'Main menu',
    leave: 'Leave',
    back: 'What you had typed here is back.',
  },
  pl: {
    vehicles: 'Pojazdy',
    year: 'Rok produkcji',
    ready: 'Nowa wersja Waybill jest gotowa.',
    reload: 'Odśwież teraz',
    menu: 'Menu główne',
    leave: 'Wyjdź',
    back: 'Przywrócono to, co tu wpisano.',
  },
};

/** The server gets another build. */
const deploy = (page: Page) =>
  page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'the next one' } }));

/** Lets hours pass until the console has asked for the build. */
async function passHours(page: Page): Promise<void> {
  let asked = false;
  const watch = (response: Response) => {
    asked ||= response.url().endsWith('/builds/latest.json');
  };
  page.on('response', watch);
  await expect
    .poll(async () => {
      await page.clock.fastForward(3_600_000);
      return asked;
    })
    .toBe(true);
  page.off('response', watch);
}

/** How often a page has been loaded as a document. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

for (const language of ['en', 'pl'] as const) {
  const { vehicles, year, ready, reload, menu, leave, back } = words[language];

  test.describe(`a newer build, ${language}`, () => {
    test('waits while a form has unsaved changes, and comes with the next page', async ({ page, waybill }) => {
      const id = await (
        await waybill.as('admin@demo.test')
      ).createVehicle({ license: `BUILD 1 ${language}`, year: 2018 });
      await page.context().addCookies([{ name: 'lang', value: language, url: waybill.url }]);
      await enter(page, 'logistician@demo.test', language);
      await page.clock.install();
      await page.goto(`/vehicle/${id}/edit`);
      await page.getByLabel(year).fill('2019');
      const loads = countLoads(page);
      await deploy(page);
      await passHours(page);
      await expect(page.getByText(ready)).toBeVisible();
      await expect(page.getByLabel(year)).toHaveValue('2019');
      expect(loads()).toBe(0);

      await page.getByRole('navigation', { name: menu }).getByRole('link', { name: vehicles }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: leave }).click();
      await expect(page).toHaveURL('/vehicle');
      await expect(page.getByRole('heading', { level: 1, name: vehicles })).toBeVisible();
      expect(loads()).toBe(1);
      await expect(page.getByText(ready)).toHaveCount(0);
    });

    test('is gone over to at once by who asks for it, and what was typed comes back', async ({ page, waybill }) => {
      const id = await (
        await waybill.as('admin@demo.test')
      ).createVehicle({ license: `BUILD 2 ${language}`, year: 2018 });
      await page.context().addCookies([{ name: 'lang', value: language, url: waybill.url }]);
      await enter(page, 'logistician@demo.test', language);
      await page.clock.install();
      await page.goto(`/vehicle/${id}/edit`);
      await page.getByLabel(year).fill('2019');
      await deploy(page);
      await passHours(page);
      await page.getByRole('button', { name: reload }).click();
      await expect(page.getByText(back)).toBeVisible();
      await expect(page.getByLabel(year)).toHaveValue('2019');
    });
  });
}

test('a newer build is gone over to by itself where nothing is typed, once', async ({ page }) => {
  await enter(page, 'logistician@demo.test');
  await page.clock.install();
  await page.goto('/vehicle');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const loads = countLoads(page);
  await deploy(page);
  await passHours(page);
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await passHours(page);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  expect(loads()).toBe(1);
});

test('a newer build waits for who is signing in, and is asked for when the window gets the focus', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  await page.getByLabel('Password', { exact: true }).fill('half of a pass');
  const loads = countLoads(page);
  await deploy(page);
  // Again where the part that listens was not there yet.
  await expect(async () => {
    await page.clock.fastForward(61_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText(words.en.ready)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half of a pass');
  expect(loads()).toBe(0);
});

test('what is served says which build it is, and of which files', async ({ request }) => {
  const { id, at } = await (await request.get('/builds/latest.json')).json();
  const noted = statSync('dist/console/builds/latest.json').mtimeMs;
  expect(Math.abs(Date.parse(at) - noted)).toBeLessThan(60_000);
  const manifest = await (await request.get(`/builds/meta/${id}.json`)).json();
  expect(manifest.id).toBe(id);
  expect(manifest.files).toContain('index.html');
});

test('code of a build that is gone loads the page anew, once', async ({ page }) => {
  await enter(page, 'admin@demo.test');
  await page.goto('/customer');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const loads = countLoads(page);
  await page.route(/CreateScreen-.*\.js/, (route) =>
    loads() === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );
  await page.getByRole('link', { name: 'Add customer' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page).toHaveURL('/customer/create');
  expect(loads()).toBe(1);
});

test('code that cannot be fetched after that either is told of as an error', async ({ page }) => {
  const loads = countLoads(page);
  await page.route(/SignInPage-.*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/auth');
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
  expect(loads()).toBe(2);
});
