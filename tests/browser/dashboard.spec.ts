import { createColleague } from './harness/colleague';
import { waitForChangesSubscription } from './harness/subscription';
import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';

test('links from pending work to the filtered list, and updates live', async ({ waybill, openPageAs }) => {
  const person = await createColleague(waybill, ['logistician'], { first_name: 'Hela', last_name: 'Wrona' });
  const api = await waybill.apiAs('admin@demo.test');
  const page = await openPageAs(person.email);
  const subscribed = waitForChangesSubscription(page, 'service_transportations');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }),
  ).toHaveAttribute('aria-current', 'page');
  const awaiting = page.getByRole('region', { name: 'Waiting for your answer' });
  await expect(awaiting).toContainText('No requests are waiting for your answer.');
  await subscribed;

  const { id, number } = await requestsApi(api).createDraft();
  const assign =
    'mutation ($input: AssignLogisticianInput!) { assignServiceTransportationLogistician(input: $input) { id } }';
  await api.call(assign, { input: { id, logist_id: person.id } });
  await expect(awaiting.getByRole('link', { name: number })).toBeVisible();

  await awaiting.getByRole('link', { name: 'Show 1 request waiting for your answer' }).click();
  await expect(page).toHaveURL(/\/service-request\?.*awaiting_ids/);
  await expect(page.getByRole('grid').getByRole('link', { name: number })).toBeVisible();
  await expect(page.getByText('Awaiting answer from')).toBeVisible();
});

test('keeps the period in the URL, links from a figure to as many requests, and reloads a failed part', async ({
  adminPage: page,
}) => {
  let broken = true;
  const asksForFleet = (call: unknown) => JSON.stringify(call).includes('booked_days');
  const failure = { data: null, errors: [{ message: 'Internal Server Error', extensions: { code: 6 } }] };
  await page.route('**/graphql', async (route) => {
    const sent: unknown = route.request().postDataJSON();
    if (!broken || !asksForFleet(sent)) return route.continue();
    if (!Array.isArray(sent)) return route.fulfill({ json: failure });
    const responses: unknown[] = await (await route.fetch()).json();
    return route.fulfill({
      json: responses.map((response, index) => (asksForFleet(sent[index]) ? failure : response)),
    });
  });
  await page.goto('/dashboard?period=quarter');
  const period = page.getByRole('combobox', { name: 'Period' });
  const revenue = page.getByRole('region', { name: 'Revenue by month' });

  await test.step('shows other parts when one fails, and reloads it on retry', async () => {
    const fleet = page.getByRole('region', { name: 'Fleet utilisation' });
    await expect(fleet.getByRole('alert')).toContainText('This could not be loaded.');
    await expect(revenue.getByRole('button', { name: 'Table' })).toBeVisible();
    broken = false;
    await fleet.getByRole('button', { name: 'Try again' }).click();
    await expect(fleet.getByRole('button', { name: 'Table' })).toBeVisible();
  });

  await test.step('reads the period from the URL, and writes it there', async () => {
    await expect(period).toHaveText('This quarter');
    await revenue.getByRole('button', { name: 'Table' }).click();
    await expect(revenue.getByRole('table').getByRole('rowheader')).toHaveCount(3);
    await period.click();
    await page.getByRole('option', { name: 'Last 12 months' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(revenue.getByRole('table').getByRole('rowheader')).toHaveCount(12);
  });

  await test.step('links from a figure to a list of as many requests', async () => {
    const statuses = page.getByRole('region', { name: 'Requests by status' });
    await expect(statuses, 'the figures are of the period').toHaveAttribute('aria-busy', 'false');
    await statuses.getByRole('button', { name: 'Table' }).click();
    const closed = statuses.getByRole('row', { name: /^Closed/ });
    const count = (await closed.getByRole('cell').textContent()) ?? '';
    expect(count).toMatch(/^[1-9]/);
    await closed.getByRole('link').click();
    await expect(page).toHaveURL(/\/service-request\?f=status:in:CLOSE_REQUEST/);
    await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
    await page.goBack();
  });

  await test.step('links from the count of late requests to as many', async () => {
    const all = page.getByRole('link', { name: /^Show all [\d,]+ late requests$/ });
    const count = /[\d,]+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
    await page.goBack();
  });

  await test.step('returns to the previous period', async () => {
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/dashboard?period=quarter');
    await expect(period).toHaveText('This quarter');
  });
});
