import { colleague } from './harness/colleague';
import { hearsOf } from './harness/live';
import { people } from './harness/people';
import { expect, test } from './harness/test';

test('what needs somebody leads to the list of just that, and changes when others act', async ({
  waybill,
  openFor,
}) => {
  const person = await colleague(waybill, ['logistician'], { first_name: 'Hela', last_name: 'Wrona' });
  const api = await waybill.as('admin@demo.test');
  const page = await openFor(person.email);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  const heard = hearsOf(page, 'service_transportations');
  await page.reload();
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }),
  ).toHaveAttribute('aria-current', 'page');
  const awaiting = page.getByRole('region', { name: 'Waiting for your answer' });
  await expect(awaiting).toContainText('No request waits for your answer.');
  await heard;

  const create =
    'mutation ($input: CreateServiceTransportationInput!) { createServiceTransportation(input: $input) { id number } }';
  const { createServiceTransportation: made } = await api.call<{
    createServiceTransportation: { id: string; number: string };
  }>(create, { input: { price: 120 } });
  const assign =
    'mutation ($input: AssignLogisticianInput!) { assignServiceTransportationLogistician(input: $input) { id } }';
  await api.call(assign, { input: { id: made.id, logist_id: await people(api).userId(person.email) } });
  await expect(awaiting.getByRole('link', { name: made.number })).toBeVisible({ timeout: 20_000 });

  await awaiting.getByRole('link', { name: 'Show 1 request that waits for you' }).click();
  await expect(page).toHaveURL(/\/service-request\?.*awaiting_ids/);
  await expect(page.getByRole('grid').getByRole('link', { name: made.number })).toBeVisible();
  await expect(page.getByText('Waits for an answer of')).toBeVisible();

  await page.goBack();
  const all = page.getByRole('link', { name: /^Show all \d+ late requests$/ });
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
});

test('the period stands in the address, and a chart can be read as a table', async ({ adminPage: page }) => {
  await page.goto('/dashboard');
  const period = page.getByRole('combobox', { name: 'Period' });
  await period.click();
  await page.getByRole('option', { name: 'This quarter' }).click();
  await expect(page).toHaveURL('/dashboard?period=quarter');
  const revenue = page.getByRole('region', { name: 'Revenue by month' });
  await revenue.getByRole('button', { name: 'Table' }).click();
  await expect(revenue.getByRole('table').getByRole('rowheader')).toHaveCount(3);
  await page.reload();
  await expect(period).toHaveText('This quarter');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(period).toHaveText('Last 12 months');

  const statuses = page.getByRole('region', { name: 'Requests by status' });
  await expect(statuses, 'the figures are of the period').toHaveAttribute('aria-busy', 'false');
  await statuses.getByRole('button', { name: 'Table' }).click();
  const closed = statuses.getByRole('row', { name: /^Closed/ });
  const count = (await closed.getByRole('cell').textContent()) ?? '';
  await closed.getByRole('link').click();
  await expect(page).toHaveURL(/\/service-request\?f=status:in:CLOSE_REQUEST/);
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
});

test('a part that fails leaves the others, and can be asked for again', async ({ adminPage: page }) => {
  let broken = true;
  const asksForFleet = (call: unknown) => JSON.stringify(call).includes('booked_days');
  const failure = { data: null, errors: [{ message: 'Internal Server Error', extensions: { code: 6 } }] };
  await page.route('**/graphql', async (route) => {
    const sent: unknown = route.request().postDataJSON();
    if (!broken || !asksForFleet(sent)) return route.continue();
    if (!Array.isArray(sent)) return route.fulfill({ json: failure });
    const answers: unknown[] = await (await route.fetch()).json();
    return route.fulfill({ json: answers.map((answer, index) => (asksForFleet(sent[index]) ? failure : answer)) });
  });
  await page.goto('/dashboard');
  const fleet = page.getByRole('region', { name: 'Use of the fleet' });
  await expect(fleet.getByRole('alert')).toContainText('This could not be loaded.');
  await expect(
    page.getByRole('region', { name: 'Revenue by month' }).getByRole('button', { name: 'Table' }),
  ).toBeVisible();
  broken = false;
  await fleet.getByRole('button', { name: 'Try again' }).click();
  await expect(fleet.getByRole('button', { name: 'Table' })).toBeVisible();
});
