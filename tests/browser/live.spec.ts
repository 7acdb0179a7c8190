import { hearsOf } from './harness/live';
import { expect, test } from './harness/test';

test('a list shows within a second what somebody else has changed', async ({ adminPage: page, openFor, waybill }) => {
  const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: 'LIVE 1', year: 2018 });
  await page.goto('/vehicle?q=LIVE+1');
  const row = page.getByRole('row', { name: /LIVE 1/ });
  await expect(row).toContainText('2018');
  const other = await openFor('logistician@demo.test');

  // The quickest of several: what else the machine does in that second is not the console's.
  let least = Infinity;
  for (let year = 2001; year <= 2010 && least >= 1000; year += 1) {
    await other.goto(`/vehicle/${id}/edit`);
    await other.getByLabel('Year').fill(String(year));
    const saved = other.waitForResponse(
      (response) => response.request().postData()?.includes('updateVehicle') === true,
    );
    const seen = row
      .getByText(String(year))
      .waitFor()
      .then(() => Date.now());
    await other.getByRole('button', { name: 'Save' }).click();
    await saved;
    const since = Date.now();
    least = Math.min(least, (await seen) - since);
  }
  expect(least).toBeLessThan(1000);
});

test('what one is reading does not move when somebody else adds a record', async ({ adminPage: page, waybill }) => {
  const api = await waybill.as('admin@demo.test');
  await api.createVehicle({ license: 'MOVE 5' });
  const heard = hearsOf(page, 'vehicles');
  await page.goto('/vehicle?q=MOVE');
  await expect(page.getByRole('link', { name: 'MOVE 5', exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await heard;
  const before = await page.getByRole('link', { name: 'MOVE 5', exact: true }).boundingBox();
  await api.createVehicle({ license: 'MOVE 1' });
  const news = page.getByRole('button', { name: /1 new or changed: refresh/ });
  await expect(news).toBeVisible();
  expect((await page.getByRole('link', { name: 'MOVE 5', exact: true }).boundingBox())?.y).toBe(before?.y);
  await news.click();
  await expect(page.getByRole('link', { name: 'MOVE 1', exact: true })).toBeVisible();
});
