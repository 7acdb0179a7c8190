import { expectAccessible } from './harness/axe';
import { expect, test } from './harness/test';

test('sets a field of all that match, names the row that fails, and undoes it', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const { vehicleClass } = await api.call<{ vehicleClass: { data: { id: string; can_carry_cargo: boolean }[] } }>(
    '{ vehicleClass(first: 50) { data { id can_carry_cargo } } }',
    {},
  );
  const pulling = vehicleClass.data.find(({ can_carry_cargo: carries }) => !carries);
  await api.createVehicle({ license: 'ZBIOR 0', vehicle_class: { connect: pulling?.id } });
  for (let index = 1; index < 30; index += 1) await api.createVehicle({ license: `ZBIOR ${index}` });

  await page.goto('/vehicle?q=ZBIOR');
  await expect(page.getByText('1–25 of 30')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Select all 30' }).click();
  await page.getByRole('button', { name: 'Set a field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a field of 30 records' });
  await dialog.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'Payload' }).click();
  await dialog.getByRole('textbox', { name: 'Payload' }).fill('7777');
  await expectAccessible(page, 'field of a bulk action', dialog);
  await dialog.getByRole('button', { name: 'Set a field' }).click();

  const undo = page.getByRole('button', { name: /^Undo: Set a field: Vehicles/ });
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: /^Operations/ }).click();
  const panel = page.getByRole('dialog', { name: 'Operations' });
  await expect(panel).toContainText('Done for 29 records. 1 could not be changed.');
  await expectAccessible(page, 'menu of operations', panel);
  await panel.getByRole('link', { name: 'Set a field: Vehicles' }).click();
  await expect(page.getByRole('link', { name: 'ZBIOR 0' })).toBeVisible();
  await expect(page.getByText('Vehicles of this class carry no cargo')).toBeVisible();
  await expectAccessible(page, 'result of a bulk action', page.getByRole('heading', { level: 1 }));

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Operations/ }).click();
  await expect(panel).toContainText('Undo: Set a field: Vehicles');
  const changed = async () => {
    const { vehiclesView } = await api.call<{ vehiclesView: { paginatorInfo: { total: number } } }>(
      '{ vehiclesView(first: 1, where: { column: carrying_capacity, value: 7777 }) { paginatorInfo { total } } }',
      {},
    );
    return vehiclesView.paginatorInfo.total;
  };
  await expect.poll(changed).toBe(0);
  await page.goto('/operations');
  await expect(page.getByText('Undo: Set a field: Vehicles').first()).toBeVisible();
  await expectAccessible(page, 'operations', page.getByRole('heading', { level: 1 }));
});
