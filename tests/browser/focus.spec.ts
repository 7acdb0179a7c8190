import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';
import { createVerifiedTruck } from './harness/vehicle';

test('moves the focus to what comes next, and shows notifications beside the page', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  for (const number of [1, 2]) await api.createVehicle({ license: `FOCUS ${number}` });
  const menu = (title: string) => page.getByRole('button', { name: `Actions for ${title}` });
  const askToDelete = async (title: string) => {
    await menu(title).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });

  await page.goto('/customer');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Vehicles' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeFocused();
  await page.getByRole('link', { name: 'Add vehicle' }).press('Enter');
  await expect(page.getByLabel('Plate')).toBeFocused();

  await page.goto('/vehicle?q=FOCUS');
  await askToDelete('FOCUS 1');
  await page.getByRole('alertdialog').press('Escape');
  await expect(menu('FOCUS 1')).toBeFocused();
  // Without a notification no space was reserved, which would compute the styles of the whole page twice.
  await expect(page.locator('html')).not.toHaveAttribute('style', /--notice-space/);
  await askToDelete('FOCUS 1');
  await confirm.press('Enter');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByRole('row', { name: /FOCUS 2/ }).locator(':focus')).toHaveCount(1);

  const notification = page.getByText('Vehicle FOCUS 1 deleted', { exact: true });
  // The page makes room while the notification slides in.
  await expect(async () => {
    const [content, toast] = [await page.getByRole('main').boundingBox(), await notification.boundingBox()];
    expect((content?.y ?? 0) + (content?.height ?? Infinity)).toBeLessThanOrEqual(toast?.y ?? 0);
  }).toPass();

  await askToDelete('FOCUS 2');
  // Notifications can be reached below an open dialog.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: 'Undo: Vehicle FOCUS 1 deleted' })).toBeFocused();
  await confirm.press('Enter');
  await expect(page.getByRole('button', { name: 'Clear search and filters' })).toBeFocused();
});

test('warns before a verification is lost, names the legs of a vehicle, and asks before Escape loses input', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const { id, license } = await createVerifiedTruck(waybill);
  const request = await requestsApi(api).createDraft();
  const input = {
    service_transportation: { connect: request.id },
    vehicle: { connect: id },
    truck_is_not_required: true,
  };
  await api.call('mutation ($input: CreateRouteInput!) { createRoute(input: $input) { id } }', { input });

  await page.goto(`/vehicle/${id}/edit`);
  const warning = page.getByText('The vehicle was verified with the data that you have changed.');
  await page.getByLabel('Pallet spaces').fill('4');
  await expect(warning).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Year', exact: true }).fill('2021');
  await expect(warning).toBeVisible();
  await page.getByRole('textbox', { name: 'Year', exact: true }).fill('2022');
  await page.getByLabel('Pallet spaces').fill('');
  await expect(warning).toHaveCount(0);

  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: license })).toBeFocused();
  await page.getByRole('button', { name: 'Take out of service' }).click();
  const question = page.getByRole('alertdialog', { name: `Take vehicle ${license} out of service?` });
  await expect(question).toContainText(`${request.number}, leg 1`);
  await question.press('Escape');
  await expect(page.getByRole('button', { name: 'Take out of service' })).toBeFocused();

  await page.goto(`/service-request/${request.id}/routes`);
  const add = page.getByRole('button', { name: 'Add leg' });
  const form = page.getByRole('dialog', { name: 'New leg' });
  const city = form.getByRole('group', { name: 'From', exact: true }).getByLabel('City');
  await add.click();
  await form.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(add).toBeFocused();
  await add.click();
  await city.fill('Gdynia');
  await form.press('Escape');
  const discard = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await discard.getByRole('button', { name: 'Keep editing' }).click();
  await expect(city).toHaveValue('Gdynia');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await discard.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toHaveCount(0);
});
