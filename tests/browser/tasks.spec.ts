import { createColleague } from './harness/colleague';
import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';

test('lists a logistician’s open tasks of all requests, completes one and reopens it', async ({
  openPageAs,
  waybill,
}) => {
  const person = await createColleague(waybill, ['logistician'], { first_name: 'Roma', last_name: 'Jasna' });
  const api = await waybill.apiAs('admin@demo.test');
  const { id, number } = await requestsApi(api).createDraft();
  const input = { service_transportation_id: id, user: { connect: person.id }, text: 'Book the ferry from Gdynia' };
  await api.call('mutation ($input: CreateLogistTaskInput!) { createLogistTask(input: $input) { id } }', { input });

  const page = await openPageAs(person.email);
  // The filter of all tasks is part of the URL.
  await page.goto('/task?f=all');
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/task?f=all');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tasks', exact: true }).click();
  await expect(page).toHaveURL(`/task?f=status:in:PENDING&f=user:in:${person.id}&f=request_ended:equals:false`);
  const tab = page.getByRole('button', { name: /^Mine/ });
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await expect(tab).toHaveText('Mine1');
  const row = page.getByRole('row', { name: /Book the ferry/ });
  await expect(row.getByRole('link', { name: number })).toHaveAttribute('href', `/service-request/${id}`);

  await row.getByRole('button', { name: 'Actions for Book the ferry from Gdynia' }).click();
  await page.getByRole('menuitem', { name: 'Mark as done' }).click();
  await expect(page.getByText('Done: Book the ferry from Gdynia', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(tab).toHaveText('Mine0');

  await page.goto(`/task?f=status:in:COMPLETED&f=user:in:${person.id}`);
  await row.getByRole('button', { name: 'Actions for Book the ferry from Gdynia' }).click();
  await page.getByRole('menuitem', { name: 'Reopen' }).click();
  await expect(tab).toHaveText('Mine1');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/task?f=all');
});

test('adds a template at a position', async ({ adminPage: page }) => {
  await page.goto('/task-template/create');
  await page.getByRole('textbox', { name: 'What needs to be done' }).fill('Photograph the load from all sides');
  await page.getByRole('radio', { name: 'Driver of a leg' }).check();
  await page.getByRole('textbox', { name: 'Position' }).fill('1');
  await page.getByRole('checkbox', { name: 'With files' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photograph the load from all sides' })).toBeVisible();
  await page.goto('/task-template?f=type:in:ROUTE');
  await expect(page.getByRole('row').nth(1)).toContainText('Photograph the load from all sides');
});
