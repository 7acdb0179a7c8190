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
  await page.goto('/task');
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
  // The filter of all tasks is part of the URL.
  await expect(page).toHaveURL('/task?f=all');
});
