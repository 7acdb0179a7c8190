import { expect, test } from './harness/test';

test('deletes a vehicle, undoes it, finds it among the deleted, restores it and deactivates it', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const id = await api.createVehicle({ license: 'UNDO 1' });
  await page.goto('/vehicle?q=UNDO+1');
  const dialog = page.getByRole('alertdialog', { name: 'Delete vehicle UNDO 1?' });
  const link = page.getByRole('link', { name: 'UNDO 1', exact: true });
  const askToDelete = async () => {
    await page.getByRole('button', { name: 'Actions for UNDO 1' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };

  await test.step('deletes nothing when the dialog is cancelled', async () => {
    await askToDelete();
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(500);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await api.fetchVehicle(id)).toMatchObject({ deleted_at: null });
  });

  await test.step('deletes it, and undoes it', async () => {
    await askToDelete();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    // A notification stays as long as the pointer is over it.
    await page.getByText('Vehicle UNDO 1 deleted', { exact: true }).hover();
    await expect(page.getByText('No matches')).toBeVisible();
    expect(await api.fetchVehicle(id)).toMatchObject({ deleted_at: expect.any(String) });
    await page.getByRole('button', { name: 'Undo: Vehicle UNDO 1 deleted' }).click();
    await expect(page.getByText('Vehicle UNDO 1 restored', { exact: true })).toBeVisible();
    await expect(link).toBeVisible();
    expect(await api.fetchVehicle(id)).toMatchObject({ deleted_at: null });
  });

  await test.step('shows it among the deleted, and restores it', async () => {
    await api.deleteVehicle(id);
    await page.getByRole('button', { name: 'Display' }).click();
    // `check()` would expect the change at once, but the list shows its new state only after it has sent its query.
    await page.getByRole('radio', { name: 'Deleted only' }).click();
    await expect(page.getByRole('radio', { name: 'Deleted only' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/deleted=only/);
    await link.click();
    await expect(page.getByText(/^Deleted on /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    expect(await api.fetchVehicle(id)).toMatchObject({ deleted_at: null });
  });

  await test.step('deactivates it by its own mutation', async () => {
    const sent = page.waitForRequest((request) => request.postData()?.includes('updateVehicleStatus') === true);
    await page.getByRole('button', { name: 'Take out of service' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take out of service' }).click();
    await sent;
    await expect(page.getByRole('button', { name: 'Return to service' })).toBeVisible();
    expect(await api.fetchVehicle(id)).toMatchObject({ is_active: false });
  });
});

test('deactivates several vehicles, and reports how many failed', async ({ adminPage: page, waybill }) => {
  const api = await waybill.apiAs('admin@demo.test');
  const ids: string[] = [];
  for (const number of [1, 2, 3]) ids.push(await api.createVehicle({ license: `SEVERAL ${number}` }));
  await page.goto('/vehicle?q=SEVERAL');
  // Rows cannot be selected before they are loaded.
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(page.getByText('3 selected')).toBeVisible();
  // Deletes one of the three vehicles just before the change of their status reaches the server.
  let gone: Promise<void> | undefined;
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('updateVehicleStatus')) await (gone ??= api.deleteVehicle(ids[1] ?? ''));
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Take out of service' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take out of service' }).click();
  await expect(page.getByText('1 record could not be processed', { exact: true })).toBeVisible();
  expect(await api.fetchVehicle(ids[0] ?? '')).toMatchObject({ is_active: false });
  expect(await api.fetchVehicle(ids[1] ?? '')).toMatchObject({ is_active: true });
  expect(await api.fetchVehicle(ids[2] ?? '')).toMatchObject({ is_active: false });
});
