import type { Page } from '@playwright/test';
import type { ApiClient } from './harness/api';
import { createColleague } from './harness/colleague';
import { requestsApi } from './harness/requests-api';
import { signInAs, expect, test } from './harness/test';
import { todayInWarsaw } from './harness/today';
import { createVerifiedTruck } from './harness/vehicle';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Types a text into a combobox and selects one of the options that it then offers. */
async function selectOption(page: Page, label: string, typed: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(typed);
  await page.getByRole('option', { name: option }).click();
}

test('takes a request from order to rating: accepted, routed, confirmed, driven offline, closed', async ({
  openPageAs,
  browser,
  contextOptions,
  baseURL,
  waybill,
}) => {
  test.slow();
  const logistician = await createColleague(waybill, ['logistician'], { first_name: 'Lidia', last_name: 'Spedycja' });
  const driver = await createColleague(waybill, ['driver'], { first_name: 'Kazimierz', last_name: 'Wolny' });
  const { license } = await createVerifiedTruck(waybill);
  const admin = await waybill.apiAs('admin@demo.test');

  // In the office, the administrator submits the draft of a customer's order. request.spec.ts fills in the form of one.
  const requests = requestsApi(admin);
  const { id, number } = await requests.createDraft({
    customer: { connect: await requests.customer('Huta Wspomnień') },
    to_take_to_work_from: todayInWarsaw(),
    delivery_date_to: todayInWarsaw(),
    cargo: { create: [{ weight: 9500 }] },
    addresses: {
      create: [
        { direction: 'FROM', country: 'PL', city: 'Kraków' },
        { direction: 'TO', country: 'PL', city: 'Katowice' },
      ],
    },
  });
  const address = `/service-request/${id}`;
  const office = await openPageAs('admin@demo.test');
  await office.goto(address);
  await expect(heading(office)).toContainText('Draft');
  await button(office, 'Submit').click();
  await expect(heading(office)).toContainText('New');
  await button(office, 'Assign a logistician').click();
  await selectOption(office, 'Logistician', 'Spedycja', 'Lidia Spedycja');

  // The logistician accepts the request, and the office's page shows that without a reload.
  const desk = await openPageAs(logistician.email);
  await desk.goto(address);
  await button(desk, 'Accept').click();
  await expect(section(office, 'Logisticians')).toContainText('Accepted');
  await button(desk, 'Start work').click();
  await expect(heading(desk)).toContainText('In progress');

  // The logistician plans the route: adds a leg with driver and vehicle.
  await desk.getByRole('link', { name: 'Route', exact: true }).click();
  await button(desk, 'Add leg').click();
  const leg = desk.getByRole('dialog', { name: 'New leg' });
  await selectOption(desk, 'Driver', 'Wolny', /Kazimierz Wolny/);
  await selectOption(desk, 'Vehicle', license, new RegExp(license));
  await leg.getByRole('checkbox', { name: 'No truck needed' }).check();
  await leg.getByRole('button', { name: 'Save' }).click();
  await expect(leg).toBeHidden();
  await expect(desk.getByRole('main')).toContainText('Kazimierz Wolny');
  await button(desk, 'Confirm request').click();
  await expect(heading(desk)).toContainText('Confirmed');

  // The driver works through the tasks on a phone, partly without a connection.
  const [first = '', second = ''] = await keepTwoTasks(admin, number);
  const phones = await browser.newContext({
    ...contextOptions,
    baseURL,
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await phones.newPage();
  await signInAs(phone, driver.email);
  await phone.goto('/');
  const step = (name: string, text: string) =>
    phone.getByRole('button', { name: `${name}: ${text}`, exact: true }).tap();
  await step('Start', first);
  await expect(phone.getByRole('listitem', { name: first })).toContainText('In progress');
  await expect(phone.getByText('Waiting to be sent')).toHaveCount(0);
  await phones.setOffline(true);
  await step('Done', first);
  await step('Start', second);
  await step('Done', second);
  await expect(phone.getByRole('status').filter({ hasText: 'for a connection' })).toContainText('3 entries');
  await expect(button(desk, 'Mark as delivered')).toHaveAttribute('aria-disabled', 'true');
  await phones.setOffline(false);
  await expect(phone.getByText('Waiting to be sent')).toHaveCount(0, { timeout: 60_000 });

  // The logistician's page shows the driver's work. The logistician marks the request as provided and closes it with a
  // rating.
  await expect(button(desk, 'Mark as delivered')).not.toHaveAttribute('aria-disabled', 'true');
  await button(desk, 'Mark as delivered').click();
  await expect(heading(desk)).toContainText('Delivered');
  await button(desk, 'Close request').click();
  const closing = desk.getByRole('dialog', { name: `Close request ${number}?` });
  await closing.locator('label').filter({ hasText: '5 Stars' }).click();
  await closing.getByRole('button', { name: 'Close request' }).click();
  await expect(heading(desk)).toContainText('Closed');
  await expect(heading(office)).toContainText('Closed');

  await office.getByRole('link', { name: 'Full view' }).click();
  await expect(office.getByRole('main')).toContainText('Kazimierz Wolny');
  await phones.close();
});

/**
 * Deletes all tasks of the request's leg except the first two, which then need no files. Returns the texts of these two,
 * in order.
 */
async function keepTwoTasks(api: ApiClient, number: string): Promise<string[]> {
  const query = `query ($where: RouteTasksWhere) { routeTasks(first: 50, where: $where, orderBy: [{ column: order, direction: ASC }]) { data { id text modified_at } } }`;
  const where = { column: 'service_transportation__number', value: number };
  const { routeTasks } = await api.call<{ routeTasks: { data: { id: string; text: string; modified_at: string }[] } }>(
    query,
    { where },
  );
  const others = routeTasks.data.slice(2);
  for (const { id } of others) await api.call('mutation ($id: ID!) { deleteTask(id: $id) { id } }', { id });
  const kept = routeTasks.data.slice(0, 2);
  for (const { id, modified_at } of kept)
    await api.call('mutation ($input: UpdateRouteTaskInput!) { updateRouteTask(input: $input) { id } }', {
      input: { id, modified_at, media_upload_enabled: false },
    });
  return kept.map(({ text }) => text);
}
