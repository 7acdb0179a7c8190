import { expect, test } from './harness/test';

/** Input fields of a vehicle without which the console does not offer to request its verification. */
const model = { vehicle_class: { connect: '1' }, vehicle_model_input: 'FH 470' };

test('submits a vehicle for verification, and reviews requests one by one and together', async ({
  openPageAs,
  waybill,
}) => {
  const admin = await waybill.apiAs('admin@demo.test');
  const id = await admin.createVehicle({ license: 'REVIEW 1', vin: 'YV2RT40A5KB873209', year: 2019 });
  for (const license of ['TOGETHER 1', 'TOGETHER 2'])
    await admin.submitVehicle(
      await admin.createVehicle({ license, vin: `YV2RT40A5KB87321${license.at(-1)}`, ...model }),
    );
  const page = await openPageAs('admin@demo.test');
  await page.goto(`/vehicle/${id}`);
  const send = async () => {
    await page.getByRole('button', { name: 'Send for verification' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send for verification' }).click();
  };
  await send();
  await expect(page.getByText('Class: Fill this in.')).toBeVisible();
  await admin.updateVehicle({ id, modified_at: (await admin.fetchVehicle(id))?.modified_at, ...model });
  await send();
  await expect(page.getByText('Vehicle REVIEW 1 sent for verification', { exact: true })).toBeVisible();

  const desk = await openPageAs('operator@waybill.test');
  await desk.goto('/verification');
  await desk.getByRole('button', { name: /^Under review/ }).click();
  await desk.getByLabel('Search').fill('REVIEW 1');
  await desk.getByRole('link', { name: 'REVIEW 1' }).click();
  await expect(desk.getByRole('row', { name: 'VIN YV2RT40A5KB873209' })).toBeVisible();
  await desk.getByRole('button', { name: 'Review' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByRole('radiogroup', { name: 'Decision' })).toHaveAccessibleDescription(/Fill this in\./);
  await dialog.getByRole('radio', { name: 'Rejected' }).check();
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByLabel('Message to the company')).toHaveAccessibleDescription(/Fill this in\./);
  await dialog.getByLabel('Message to the company').fill('The photo shows another plate.');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(desk.getByText('Reviewed: REVIEW 1', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Review' })).toHaveCount(0);

  // The open page shows the review without a reload.
  const history = page.getByRole('region', { name: 'Verification history' });
  await expect(history.getByRole('row').nth(1)).toContainText('The photo shows another plate.');
  await expect(page.getByRole('button', { name: 'Send for verification' })).toBeVisible();

  await test.step('reviews several at once', async () => {
    const queue = desk.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Verification' });
    await queue.click();
    // The list still has the preset that was chosen before.
    await expect(desk.getByRole('button', { name: /^Under review/ })).toHaveAttribute('aria-pressed', 'true');
    await desk.getByLabel('Search').fill('TOGETHER');
    await expect(desk.getByText('1–2 of 2')).toBeVisible();
    await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
    await desk.getByRole('button', { name: 'Review', exact: true }).click();
    await dialog.getByRole('radio', { name: 'Verified', exact: true }).check();
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(desk.getByText('2 requests reviewed', { exact: true })).toBeVisible();
    await expect(desk.getByText('No matches')).toBeVisible();
  });
});
