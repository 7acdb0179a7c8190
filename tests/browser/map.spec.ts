import type { Locator, Page } from '@playwright/test';
import { ApiClient } from './harness/api';
import { fakeGoogleMaps } from './harness/fake-google-maps';
import { type IsolatedServer, startIsolatedServer } from './harness/isolated-server';
import { signInAs, expect, test } from './harness/test';

const mapOf = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

/** Drags a map pin by an offset in pixels. */
async function dragPin(page: Page, pin: Locator, by: { x: number; y: number }): Promise<void> {
  // `hover` waits until the pin has stopped moving.
  await pin.hover();
  const box = await pin.boundingBox();
  if (!box) throw new Error('The pin is not to be seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2);
  await page.mouse.move(x + by.x, y + by.y);
  await page.mouse.up();
}

const degrees = async (field: Locator) => (await field.inputValue()).split(', ').map(Number);

async function addressesOf(api: ApiClient, id: string) {
  const query =
    'query ($where: ServiceTransportationWhere) { serviceTransportation(first: 1, where: $where) { data { addresses { direction city street coordinates } } } }';
  const { serviceTransportation } = await api.call<{
    serviceTransportation: { data: { addresses: Record<string, unknown>[] }[] };
  }>(query, { where: { column: 'id', value: id } });
  return serviceTransportation.data[0]?.addresses ?? [];
}

const savedRequest = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.waitForURL(/\/service-request\/\d+/);
  return /service-request\/(\d+)/.exec(page.url())?.[1] ?? '';
};

test('shows today’s stops in clusters on our own map, with a list, which alone is shown without WebGL', async ({
  adminPage: page,
}) => {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  await page.goto('/dashboard');
  const map = mapOf(page, 'Today’s stops');
  await map.scrollIntoViewIfNeeded();
  const clusters = map.locator('[data-crowded]');
  await expect(map.locator('[data-crowded="true"]').first()).toBeVisible();
  await expect(map.locator('canvas')).toBeVisible();
  await expect(map.getByRole('link', { name: /GeoNames/ })).toBeVisible();

  const seen = await clusters.evaluateAll((all) =>
    all.map((one) => ({ count: Number(one.textContent), crowded: one.getAttribute('data-crowded') === 'true' })),
  );
  const mean = seen.reduce((sum, { count }) => sum + count, 0) / seen.length;
  expect(seen).toEqual(seen.map(({ count }) => ({ count, crowded: count > Math.max(10, mean) })));
  const largest = map.locator('[data-crowded="true"]').first();
  await expect(largest).toHaveCSS('background-color', 'rgb(179, 38, 30)');

  // Opens the largest cluster of pins with the keyboard.
  const name = (await largest.getAttribute('aria-label')) ?? '';
  await largest.press('Enter');
  await expect(map.getByRole('button', { name, exact: true })).toHaveCount(0);

  await map.getByRole('button', { name: /^Show the list/ }).click();
  await map.getByRole('list').getByRole('button').first().click();
  await page.waitForURL(/\/service-request\/\d+/);
  expect(failures).toEqual([]);

  await test.step('shows the list with an explanation without WebGL', async () => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('status')).toHaveText(/The map cannot be shown here/);
    await expect(map.getByRole('listitem').first()).toBeVisible();
  });
});

test('finds an address among our places, moves its pin, and stores the coordinates', async ({
  adminPage: page,
  waybill,
}) => {
  await page.goto('/service-request/create');
  const from = page.getByRole('group', { name: 'Loading', exact: true });
  const to = page.getByRole('group', { name: 'Delivery', exact: true });
  const search = from.getByRole('combobox', { name: 'Find an address' });
  await search.fill('Xyzzyville');
  await expect(page.getByText('No place found').first()).toBeVisible();
  await search.press('Enter');
  await expect(search).toHaveValue('Xyzzyville');
  await expect(page).toHaveURL('/service-request/create');
  await expect(page.getByText('Fill this in.')).toHaveCount(0);
  await search.fill('Warszawa, Prosta 12');
  await expect(page.getByRole('option').first()).toHaveText(/Prosta 12, Warszawa.*mazowieckie, Poland/i);
  await search.press('Enter');
  await expect(from.getByRole('combobox', { name: 'Country' })).toHaveValue('Poland');
  await expect(from.getByRole('textbox', { name: 'City' })).toHaveValue('Warszawa');
  await expect(from.getByRole('textbox', { name: 'Street' })).toHaveValue('Prosta');
  const coordinates = from.getByRole('textbox', { name: 'Coordinates' });
  await expect(coordinates).not.toHaveValue('');
  const [latitude = 0, longitude = 0] = await degrees(coordinates);

  const pin = from.getByRole('button', { name: /^Pin/ });
  await dragPin(page, pin, { x: 60, y: 20 });
  await expect.poll(async () => (await degrees(coordinates))[1]).toBeGreaterThan(longitude + 0.01);
  await expect.poll(async () => (await degrees(coordinates))[0]).toBeLessThan(latitude);
  const dragged = await degrees(coordinates);
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await degrees(coordinates))[0]).toBeGreaterThan(dragged[0] ?? 0);
  const [storedLatitude, storedLongitude] = await degrees(coordinates);

  // This address has no pin, so the server takes the coordinates of its city.
  await to.getByRole('combobox', { name: 'Country' }).fill('Germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await to.getByRole('textbox', { name: 'City' }).fill('Hamburg');
  const id = await savedRequest(page);
  const stored = await addressesOf(await waybill.apiAs('admin@demo.test'), id);
  expect(stored).toEqual([
    {
      direction: 'FROM',
      city: 'Warszawa',
      street: 'Prosta',
      coordinates: { latitude: storedLatitude, longitude: storedLongitude },
    },
    {
      direction: 'TO',
      city: 'Hamburg',
      street: null,
      coordinates: { latitude: expect.closeTo(53.55, 1), longitude: expect.closeTo(10, 1) },
    },
  ]);
});

test.describe('with a Google key', () => {
  let server: IsolatedServer;

  test.beforeAll(async () => {
    server = await startIsolatedServer({ GOOGLE_MAPS_KEY: 'key of the tests' });
  });

  test.afterAll(() => server.stop());

  test('uses Google for map, clusters, pin and search', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    const component = (longText: string, shortText: string, ...types: string[]) => ({ longText, shortText, types });
    const google = await fakeGoogleMaps(page, [
      {
        title: 'Am Sandtorkai 5',
        region: 'Hamburg, Germany',
        latitude: 53.544,
        longitude: 9.99,
        components: [
          component('5', '5', 'street_number'),
          component('Am Sandtorkai', 'Am Sandtorkai', 'route'),
          component('Hamburg', 'HH', 'locality'),
          component('20457', '20457', 'postal_code'),
          component('Germany', 'DE', 'country'),
        ],
      },
    ]);
    await signInAs(page, 'admin@demo.test');
    await page.goto('/dashboard');
    const map = mapOf(page, 'Today’s stops');
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('[data-map="Google"]')).toBeVisible();
    await expect(map.locator('[data-crowded="true"]').first()).toBeVisible();
    expect(google.keys()).toEqual(['key of the tests']);

    await page.goto('/service-request/create');
    const from = page.getByRole('group', { name: 'Loading', exact: true });
    await from.getByRole('combobox', { name: 'Find an address' }).fill('am sandtor');
    await page.getByRole('option', { name: /Am Sandtorkai 5.*Hamburg, Germany/ }).click();
    await expect(from.getByRole('textbox', { name: 'Postal code' })).toHaveValue('20457');
    await expect(from.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
    const coordinates = from.getByRole('textbox', { name: 'Coordinates' });
    await expect(coordinates).toHaveValue('53.544, 9.99');
    await dragPin(page, from.getByRole('button', { name: /^Pin/ }), { x: 40, y: 0 });
    await expect.poll(async () => (await degrees(coordinates))[1]).toBeGreaterThan(10);
    const [latitude, longitude] = await degrees(coordinates);
    const id = await savedRequest(page);
    const stored = await addressesOf(await ApiClient.signIn(server.url, 'admin@demo.test'), id);
    expect(stored).toEqual([
      { direction: 'FROM', city: 'Hamburg', street: 'Am Sandtorkai', coordinates: { latitude, longitude } },
    ]);
    await context.close();
  });
});
