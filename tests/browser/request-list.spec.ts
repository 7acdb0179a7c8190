import { createColleague } from './harness/colleague';
import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';

test('filters requests by their people, counts them by status, and shows their days in a calendar', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const person = await createColleague(waybill, ['logistician', 'driver'], { first_name: 'Jagna', last_name: 'Wilga' });
  const desk = requestsApi(api);
  const { id, number } = await desk.createDraft();
  const input = { id, logist_id: person.id };
  await api.call(
    'mutation ($input: AssignLogisticianInput!) { assignServiceTransportationLogistician(input: $input) { id } }',
    { input },
  );
  const leg = { service_transportation: { connect: id }, driver: { connect: person.id } };
  await api.call('mutation ($input: CreateRouteInput!) { createRoute(input: $input) { id } }', { input: leg });

  await page.goto('/service-request?q=wilga%20jagna');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.goto('/service-request');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logisticians', exact: true }).click();
  await page.getByRole('combobox', { name: 'Values' }).fill('Wilga');
  await page.getByRole('option', { name: /Wilga/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(`/service-request?f=logisticians:in:${person.id}`);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toHaveAttribute('placeholder', 'Number, customer, city, plate, driver');
  await search.fill(number);
  await expect(page.getByRole('button', { name: /^Drafts/ })).toHaveText('Drafts1');
  await expect(page.getByRole('button', { name: /^New/ })).toHaveText('New0');

  await page.getByRole('button', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/[?&]view=calendar/);
  const customer = `Kalendarz ${Date.now()}`;
  const window = {
    to_take_to_work_from: '2031-03-29',
    to_take_to_work_to: '2031-04-02',
    customer: { connect: await desk.customer(customer) },
  };
  const wide = await desk.createDraft({
    ...window,
    delivery_date_from: '2031-04-02',
    delivery_date_to: '2031-04-03',
  });
  for (let others = 0; others < 3; others += 1) await desk.createDraft({ ...window, to_take_to_work_to: '2031-04-01' });

  await page.goto(`/service-request?q=${encodeURIComponent(customer)}&view=calendar&day=2031-03-10`);
  const table = page.getByRole('table', { name: 'March 2031' });
  const cell = (name: string) => page.getByRole('cell', { name: new RegExp(`^${name}`) });
  // The request lasts into a second week, so the calendar shows a link in each of the two weeks.
  await expect(cell('29 March').getByRole('link', { name: `Loading ${wide.number}` })).toHaveAttribute(
    'href',
    `/service-request/${wide.id}`,
  );
  await expect(cell('31 March').getByRole('link', { name: `Loading ${wide.number}` })).toBeVisible();
  await expect(table.getByRole('link', { name: `Delivery ${wide.number}` })).toHaveCount(1);

  await page.getByRole('button', { name: '+1 more on 30 March' }).click();
  await expect(page.getByRole('dialog', { name: /30 March/ }).getByRole('link')).toHaveCount(4);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/view=calendar&day=2031-04-01$/);
  await expect(page.getByRole('table', { name: 'April 2031' })).toBeVisible();
  await page.getByRole('button', { name: 'Week' }).click();
  await expect(page).toHaveURL(/day=2031-04-01&span=week$/);
  await expect(cell('2 April').getByRole('link', { name: `Delivery ${wide.number}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'April 2031' })).toBeVisible();
});
