import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from './harness/api';
import { createColleague } from './harness/colleague';
import { requestsApi } from './harness/requests-api';
import { waitForChangesSubscription } from './harness/subscription';
import { expect, type SharedServer, test } from './harness/test';
import { todayInWarsaw } from './harness/today';
import { createTestVehicle, createVerifiedTruck, vehicleClasses } from './harness/vehicle';

test.use({ viewport: { width: 1500, height: 800 } });

const family = 'Planowski';
const plateOf = (letter: string) => `${family.toUpperCase()} ${letter}`;
const way = /Poznań → Marseille/;

const dayFromToday = (days: number): string =>
  new Date(Date.parse(todayInWarsaw()) + days * 86_400_000).toISOString().slice(0, 10);

/** Two ends from which a driver needs 52 hours: longer than from any moment of today to the end of tomorrow. */
const addresses = {
  create: [
    { direction: 'FROM', country: 'PL', city: 'Poznań', coordinates: { latitude: 52.41, longitude: 16.93 } },
    { direction: 'TO', country: 'FR', city: 'Marseille', coordinates: { latitude: 43.3, longitude: 5.37 } },
  ],
};
const days = { to_take_to_work_from: dayFromToday(-1), delivery_date_to: dayFromToday(1) };

const connect = (id: string) => ({ connect: id });

/** Creates a submitted request from yesterday to tomorrow with a leg without tasks. */
async function createRequestWithLeg(api: ApiClient, crew: object) {
  // Two of these are too heavy for a truck of 10 t.
  const cargo = { create: [{ weight: 6000 }] };
  const request = await requestsApi(api).createSubmitted({ ...days, addresses, cargo });
  const input = { service_transportation: connect(request), addresses, ...crew };
  const create = 'mutation ($input: CreateRouteInput!) { createRoute(input: $input) { id tasks { id } } }';
  const { createRoute: leg } = await api.call<{ createRoute: { id: string; tasks: { id: string }[] } }>(create, {
    input,
  });
  for (const { id } of leg.tasks) await api.call('mutation ($id: ID!) { deleteTask(id: $id) { id } }', { id });
  return { request, leg: leg.id };
}

/**
 * Creates two planners, a request with an unplanned leg that one of them handles, drivers (two free, one away, one busy, one
 * whose licence has expired) and vehicles (one for the leg, one too small, one that carries nothing, one busy).
 */
async function createStory(waybill: SharedServer) {
  const admin = await waybill.apiAs('admin@demo.test');
  const person = (role: string, first_name: string) =>
    createColleague(waybill, [role], { first_name, last_name: family });
  const [nina, piotr, ala, ewa, away, busy, expired] = await Promise.all([
    person('logistician', 'Nina'),
    person('logistician', 'Piotr'),
    person('driver', 'Ala'),
    person('driver', 'Ewa'),
    person('driver', 'Iza'),
    person('driver', 'Ola'),
    person('driver', 'Ula'),
  ]);
  await admin.call('mutation ($input: CreateAbsenceInput!) { createAbsence(input: $input) { id } }', {
    input: {
      kind: 'ILLNESS',
      driver: connect(away.id),
      starts_at: `${dayFromToday(-1)}T12:00:00Z`,
      ends_at: `${dayFromToday(1)}T12:00:00Z`,
    },
  });
  await admin.call('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    input: { id: expired.id, driving_licence_until: dayFromToday(-2) },
  });
  const truck = await createVerifiedTruck(waybill, { license: plateOf('A') });
  await createTestVehicle(waybill, { license: plateOf('B'), carrying_capacity: 1000 });
  const tractor = { carrying_capacity: null, vehicleClass: vehicleClasses.tractor };
  await createTestVehicle(waybill, { license: plateOf('C'), ...tractor });
  const busyTruck = await createVerifiedTruck(waybill, { license: plateOf('D') });
  const crewOf = ({ id }: { id: string }) => ({ vehicle: connect(id), truck_is_not_required: true });
  await createRequestWithLeg(admin, { driver: connect(busy.id), ...crewOf(busyTruck) });
  const { request, leg } = await createRequestWithLeg(admin, crewOf(truck));
  const handler = await waybill.apiAs(piotr.email);
  await handler.call('mutation ($id: ID!) { takeServiceTransportation(id: $id) { id } }', { id: request });
  return { admin, request, leg, people: { nina, piotr, ala, ewa, away, busy, expired } };
}

/** Returns the kinds of a person's inbox entries. */
async function inboxOf(waybill: SharedServer, { email }: { email: string }): Promise<string[]> {
  const api = await waybill.apiAs(email);
  const { inboxEntries } = await api.call<{ inboxEntries: { data: { kind: string }[] } }>(
    '{ inboxEntries(first: 10) { data { kind } } }',
    {},
  );
  return inboxEntries.data.map(({ kind }) => kind);
}

const rowOf = (page: Page, name: string) => page.getByRole('group', { name: `${name} ${family}` });
const barOf = (page: Page, name: string) => rowOf(page, name).getByRole('button', { name: way });

/** Moves a leg by the keyboard, and drops it. */
async function move(page: Page, leg: Locator, ...keys: string[]): Promise<void> {
  await leg.focus();
  await page.keyboard.press('m');
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

test('lets two planners plan by the board and a driver drive, and notifies everybody once', async ({
  openPageAs,
  waybill,
}) => {
  const { admin, request, leg, people } = await createStory(waybill);
  const path = `/planning?range=day&day=${todayInWarsaw()}&q=${family}`;
  const openBoard = async (email: string) => {
    const page = await openPageAs(email);
    const subscribed = waitForChangesSubscription(page, 'routes');
    await page.goto(path);
    await expect(rowOf(page, 'Ola')).toBeVisible();
    await subscribed;
    return page;
  };
  const [nina, piotr] = [await openBoard(people.nina.email), await openBoard(people.piotr.email)];

  await test.step('each sees what the other plans', async () => {
    const unplanned = nina.getByRole('region', { name: /unplanned/ }).getByRole('button', { name: way });
    await move(nina, unplanned.filter({ hasText: 'Missing: driver' }).first());
    await expect(barOf(nina, 'Ala')).toBeVisible();
    await expect(barOf(piotr, 'Ala')).toBeVisible();
    await move(piotr, barOf(piotr, 'Ala'), 'ArrowDown');
    await expect(barOf(nina, 'Ewa')).toBeVisible();
    await expect(barOf(nina, 'Ala')).toHaveCount(0);
  });

  const refuse = async (bar: Locator, keys: readonly string[], reason: RegExp) => {
    await move(nina, bar, ...keys);
    await expect(nina.getByText(reason).first()).toBeVisible();
    await expect(bar).toBeVisible();
  };
  const downward = (rows: number) => Array.from({ length: rows }, () => 'ArrowDown');

  await test.step('a driver who cannot drive, and a time that is too short, are refused with the reason', async () => {
    const bar = barOf(nina, 'Ewa');
    await refuse(bar, downward(1), /Away from .* to /);
    await refuse(bar, downward(2), /Already booked for request/);
    await refuse(bar, downward(3), /licence is valid until .* only/);
    const shorter = Array.from({ length: 12 }, () => 'Shift+ArrowLeft');
    await refuse(bar, shorter, /Driving with breaks takes .* are planned/);
  });

  await test.step('a vehicle that cannot carry the cargo is refused with the reason', async () => {
    await nina.getByRole('button', { name: 'Vehicles', exact: true }).click();
    const bar = nina.getByRole('group', { name: plateOf('A') }).getByRole('button', { name: way });
    await refuse(bar, downward(1), /Overweight: the cargo weighs 6,000 kg, and the payload is 1,000 kg/);
    await refuse(bar, downward(2), new RegExp(`${plateOf('C')} carries no cargo`));
    await refuse(bar, downward(3), /is booked|Already booked for request/);
    await nina.getByRole('button', { name: 'Drivers', exact: true }).click();
  });

  await test.step('a move of what the other has changed meanwhile is refused, and names the other', async () => {
    await barOf(piotr, 'Ewa').focus();
    await piotr.keyboard.press('m');
    await piotr.keyboard.press('ArrowUp');
    await move(nina, barOf(nina, 'Ewa'), 'Shift+ArrowRight');
    await expect(nina.getByText(/planned: Ewa/).first()).toBeVisible();
    await piotr.keyboard.press('Enter');
    await expect(piotr.getByText(`Nina ${family} has changed`).first()).toBeVisible();
    await expect(barOf(piotr, 'Ewa')).toBeVisible();
    await expect(barOf(piotr, 'Ala')).toHaveCount(0);
  });

  await test.step('the driver drives, and the delay is seen by both', async () => {
    for (const status of ['IN_PROGRESS', 'SERVICE_CONFIRMED']) await requestsApi(admin).setStatus(request, status);
    await admin.call('mutation ($input: CreateRouteTaskInput!) { createRouteTask(input: $input) { id } }', {
      input: { service_transportation_id: request, route: connect(leg), text: 'Load', media_upload_enabled: false },
    });
    // On two devices, Ewa is notified once, and reads it once.
    const [ewa, phone] = [await openPageAs(people.ewa.email), await openPageAs(people.ewa.email)];
    const newsOn = (page: Page) => page.getByRole('status').filter({ hasText: 'News about your legs' });
    const subscribed = waitForChangesSubscription(ewa, 'inbox_entries');
    for (const page of [ewa, phone]) {
      await page.goto('/today');
      await expect(newsOn(page).getByRole('listitem')).toHaveText([/^You drive a leg/]);
    }
    await subscribed;
    await newsOn(phone).getByRole('button', { name: 'OK, I have read this' }).click();
    for (const page of [phone, ewa]) await expect(newsOn(page)).toHaveCount(0);
    await ewa.getByRole('button', { name: 'Start: Load', exact: true }).click();
    for (const page of [nina, piotr]) await expect(barOf(page, 'Ewa')).toHaveAccessibleName(/ late$/);
  });

  await test.step('everybody whom it concerns has been notified once', async () => {
    const inboxes: Record<string, string[]> = {};
    for (const [name, person] of Object.entries(people)) inboxes[name] = await inboxOf(waybill, person);
    const none: string[] = [];
    const expected = {
      piotr: ['EXPECTED_LATE'],
      ewa: ['LEG_PLANNED'],
      nina: none,
      ala: none,
      away: none,
      busy: none,
      expired: none,
    };
    expect(inboxes).toEqual(expected);
  });
});
