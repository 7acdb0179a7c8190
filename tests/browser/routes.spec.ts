import type { Page } from '@playwright/test';
import type { ApiClient } from './harness/api';
import { createColleague } from './harness/colleague';
import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';

const place = (direction: 'FROM' | 'TO', country: string, city: string, latitude: number, longitude: number) => ({
  direction,
  country,
  city,
  coordinates: { latitude, longitude },
});
const poznan = ['PL', 'Poznań', 52.41, 16.93] as const;
const berlin = ['DE', 'Berlin', 52.52, 13.41] as const;
const lisbon = ['PT', 'Lisboa', 38.72, -9.14] as const;

let year = 2040;
/** Returns the days of a request, on which no other request of this file takes place. */
const nextDays = () => {
  year += 1;
  return { to_take_to_work_from: `${year}-05-10`, delivery_date_to: `${year}-05-11` };
};

/** Creates a request from Poznań to Berlin, by default on days without another request, and returns its id. */
const createRequest = (api: ApiClient, days: object = nextDays()) =>
  requestsApi(api).createSubmitted({
    ...days,
    addresses: { create: [place('FROM', ...poznan), place('TO', ...berlin)] },
  });

/** Creates a leg of a request, with the fields in `beside`, and returns its id. */
async function createLeg(api: ApiClient, request: string, beside: object): Promise<string> {
  const query = 'mutation ($input: CreateRouteInput!) { createRoute(input: $input) { id } }';
  const input = { service_transportation: { connect: request }, ...beside };
  return (await api.call<{ createRoute: { id: string } }>(query, { input })).createRoute.id;
}

/** Returns the ids of a request's legs in their order on the server. */
async function fetchLegIds(api: ApiClient, request: string): Promise<string[]> {
  const query =
    'query ($where: RoutesWhere) { routes(first: 10, where: $where, orderBy: [{ column: order, direction: ASC }]) { data { id } } }';
  const where = { column: 'service_transportation_id', value: request };
  const { routes } = await api.call<{ routes: { data: { id: string }[] } }>(query, { where });
  return routes.data.map(({ id }) => id);
}

const leg = (page: Page) => page.getByRole('list', { name: 'Legs in order' }).getByRole('heading', { level: 3 });
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' });

test('adds a leg between the places of a request, reorders legs by keyboard, and updates the map’s list', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const request = await createRequest(api, { ...nextDays(), delivery_date_to: `${year}-05-25` });
  await page.goto(`/service-request/${request}/routes`);
  await expect(page.getByRole('heading', { name: 'No legs planned yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add leg' }).click();
  await expect(
    page.getByRole('dialog').getByRole('group', { name: 'From', exact: true }).getByLabel('City'),
  ).toHaveValue('Poznań');
  await expect(page.getByRole('dialog').getByRole('group', { name: 'To', exact: true }).getByLabel('City')).toHaveValue(
    'Berlin',
  );
  const vehicle = page.getByRole('dialog').getByRole('combobox', { name: 'Vehicle', exact: true });
  await vehicle.fill('XX 0000');
  await vehicle.press('Tab');
  await expect(vehicle).toHaveValue('XX 0000');
  await expect(vehicle).toHaveAccessibleDescription('No vehicle with the plate “XX 0000” can be chosen here.');
  await vehicle.fill('');
  await save(page).click();
  await expect(leg(page)).toHaveText(['1.PL PoznańDE Berlin']);
  await expect(page.getByText(/^3\d\d km · .* driving/)).toBeVisible();

  // The open page shows a leg that another user creates, without a reload.
  const moved = await createLeg(api, request, {
    addresses: { create: [place('FROM', ...poznan), place('TO', ...lisbon)] },
  });
  await expect(leg(page)).toHaveText(['1.PL PoznańDE Berlin', '2.PL PoznańPT Lisboa']);
  const stops = page.getByRole('list', { name: 'Map of the route' }).getByRole('listitem');
  await page.getByRole('button', { name: /Show the list/ }).click();
  await expect(stops).toHaveCount(4);

  await page.getByRole('button', { name: 'Move: Leg 2, PL Poznań – PT Lisboa' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Leg 2, PL Poznań – PT Lisboa picked up, at position 2 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Leg 2, PL Poznań – PT Lisboa is now at position 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(leg(page)).toHaveText(['1.PL PoznańPT Lisboa', '2.PL PoznańDE Berlin']);
  await expect(stops).toHaveCount(4);
  await expect(stops.first()).toContainText('1: PL Poznań');
  await expect.poll(() => fetchLegIds(api, request)).toEqual([moved, expect.any(String)]);
});

test('warns about driving hours, completes a leg’s task, and refuses a driver who is booked', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const [far, busy] = [
    await createColleague(waybill, ['driver'], { first_name: 'Lena', last_name: 'Daleka' }),
    await createColleague(waybill, ['driver'], { first_name: 'Zenon', last_name: 'Zajęty' }),
  ];
  const days = nextDays();
  const [holding, request] = [await createRequest(api, days), await createRequest(api, days)];
  await createLeg(api, holding, { driver: { connect: busy.id } });
  // Four legs of 4 h 40 min fit the two days, but not the hours that one driver may drive.
  const there = [place('FROM', ...poznan), place('TO', ...berlin)];
  const back = [place('FROM', ...berlin), place('TO', ...poznan)];
  for (const create of [there, back, there, back])
    await createLeg(api, request, { driver: { connect: far.id }, addresses: { create } });
  await page.goto(`/service-request/${request}/routes`);

  await test.step('shows driving hours', async () => {
    const hours = page.getByRole('region', { name: 'Driving hours' });
    await expect(hours).toContainText('Daleka');
    await expect(hours).toContainText('Too much driving: the request lasts 2 days');
  });

  await test.step('completes a task', async () => {
    await page.getByRole('button', { name: 'Add a task to leg 1' }).click();
    await page.getByLabel('What needs to be done').fill('Seal the trailer');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    for (const [from, step] of [
      ['To do', 'Start'],
      ['In progress', 'Done'],
    ]) {
      await page.getByRole('button', { name: `${from}: Seal the trailer` }).click();
      await page.getByRole('menuitem', { name: step, exact: true }).click();
    }
    await expect(page.getByRole('listitem').filter({ hasText: 'Seal the trailer' }).last()).toContainText('Done');
  });

  await test.step('refuses a booked driver', async () => {
    await page.getByRole('button', { name: 'Add leg' }).click();
    const box = page.getByRole('combobox', { name: 'Driver' });
    await box.fill('Zajęty');
    const option = page.getByRole('option', { name: /Zajęty/ });
    await expect(option).toContainText(/booked 10\/05\/\d{4} – 11\/05\/\d{4} for TR\//);
    await option.click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /for TR\// })).toHaveAttribute(
      'href',
      `/service-request/${holding}`,
    );
    await save(page).click();
    await expect(box).toHaveAccessibleDescription(
      /Already booked for request TR\/\S+ from 10\/05\/\d{4} 00:00 to 12\/05\/\d{4} 00:00/,
    );
    await expect(box).toHaveValue(/Zajęty/);
  });
});
