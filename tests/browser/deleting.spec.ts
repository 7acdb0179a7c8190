import { expect, test } from './harness/test';

test('a vehicle is deleted in a dialog, and that can be undone', async ({ adminPage: page, waybill }) => {
  const api = await waybill.as('admin@demo.test');
  const id = await api.createVehicle({ license: 'UNDO 1' });
  await page.goto('/vehicle?q=UNDO+1');
  await page.getByRole('button', { name: 'Actions for UNDO 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete vehicle UNDO 1?' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(500);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await api.vehicle(id)).toMatchObject({ deleted_at: null });

  await page.getByRole('button', { name: 'Actions for UNDO 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  // It stays as long as the pointer is on it.
  await page.getByText('Vehicle UNDO 1 deleted', { exact: true }).hover();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  expect(await api.vehicle(id)).toMatchObject({ deleted_at: expect.any(String) });

  await page.getByRole('button', { name: 'Undo: Vehicle UNDO 1 deleted' }).click();
  await expect(page.getByRole('link', { name: 'UNDO 1', exact: true })).toBeVisible();
  expect(await api.vehicle(id)).toMatchObject({ deleted_at: null });
});

test('deleted vehicles are shown when asked for, and restored', async ({ adminPage: page, waybill }) => {
  const api = await waybill.as('admin@demo.test');
  const id = await api.createVehicle({ license: 'RESTORE 1' });
  await api.deleteVehicle(id);
  await page.goto('/vehicle?q=RESTORE+1');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('radio', { name: 'Only these' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/deleted=only/);
  await page.getByRole('link', { name: 'RESTORE 1', exact: true }).click();
  await expect(page.getByText(/^Deleted on /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Vehicle RESTORE 1 restored', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  expect(await api.vehicle(id)).toMatchObject({ deleted_at: null });
});

test('several chosen vehicles are taken out of use, and those that could not be are told of', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.as('admin@demo.test');
  const ids = [];
  for (const number of [1, 2, 3]) ids.push(await api.createVehicle({ license: `SEVERAL ${number}` }));
  await page.goto('/vehicle?q=SEVERAL');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(page.getByText('3 selected')).toBeVisible();
  // One goes away meanwhile.
  await api.deleteVehicle(ids[1] ?? '');
  await page.getByRole('button', { name: 'Take out of use' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take out of use' }).click();
  await expect(page.getByText('1 record could not be processed')).toBeVisible();
  expect(await api.vehicle(ids[0] ?? '')).toMatchObject({ is_active: false });
  expect(await api.vehicle(ids[1] ?? '')).toMatchObject({ is_active: true });
  expect(await api.vehicle(ids[2] ?? '')).toMatchObject({ is_active: false });
});

test('in use and out of use is switched by a call of its own', async ({ adminPage: page, waybill }) => {
  const api = await waybill.as('admin@demo.test');
  const id = await api.createVehicle({ license: 'SWITCH 1' });
  await page.goto(`/vehicle/${id}`);
  const sent = page.waitForRequest((request) => request.postData()?.includes('updateVehicleStatus') === true);
  await page.getByRole('button', { name: 'Take out of use' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take out of use' }).click();
  await sent;
  await expect(page.getByRole('button', { name: 'Put into use' })).toBeVisible();
  expect(await api.vehicle(id)).toMatchObject({ is_active: false });
});
