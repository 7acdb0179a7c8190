import { expect, test } from './harness/test';

test('a list shows within a second what somebody else has changed', async ({ adminPage: page, openFor, waybill }) => {
  const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: 'LIVE 1', year: 2018 });
  const other = await openFor('logistician@demo.test');
  await other.goto(`/vehicle/${id}/edit`);
  await expect(other.getByLabel('Year')).toHaveValue('2018');
  await page.goto('/vehicle?q=LIVE+1');
  const row = page.getByRole('row', { name: /LIVE 1/ });
  await expect(row).toContainText('2018');
  // The subscription is open once the socket has answered.
  await page.waitForTimeout(1000);

  await other.getByLabel('Year').fill('2021');
  const saved = other.waitForResponse((response) => response.request().postData()?.includes('updateVehicle') === true);
  await other.getByRole('button', { name: 'Save' }).click();
  await saved;
  const since = Date.now();
  await expect(row).toContainText('2021', { timeout: 5000 });
  expect(Date.now() - since).toBeLessThan(1000);
});

test('what one is reading does not move when somebody else adds a record', async ({ adminPage: page, waybill }) => {
  const api = await waybill.as('admin@demo.test');
  await api.createVehicle({ license: 'MOVE 5' });
  await page.goto('/vehicle?q=MOVE');
  await expect(page.getByRole('link', { name: 'MOVE 5', exact: true })).toBeVisible();
  await page.waitForTimeout(1000);
  const before = await page.getByRole('link', { name: 'MOVE 5', exact: true }).boundingBox();
  await api.createVehicle({ license: 'MOVE 1' });
  const news = page.getByRole('button', { name: /1 new or changed: refresh/ });
  await expect(news).toBeVisible();
  expect((await page.getByRole('link', { name: 'MOVE 5', exact: true }).boundingBox())?.y).toBe(before?.y);
  await news.click();
  await expect(page.getByRole('link', { name: 'MOVE 1', exact: true })).toBeVisible();
});
