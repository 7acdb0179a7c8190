import { expect, test } from './harness/test';

test('two tabs change one vehicle: the second sees both values and chooses by field', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.as('admin@demo.test');
  const id = await api.createVehicle({ license: 'TABS 1', year: 2018, places: 10, carrying_capacity: 5000 });
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/vehicle/${id}/edit`);
    await expect(tab.getByLabel('Year')).toHaveValue('2018');
  }
  await page.getByLabel('Year').fill('2019');
  await page.getByLabel('Payload').fill('6000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vehicle TABS 1 saved', { exact: true })).toBeVisible();

  await second.bringToFront();
  await second.getByLabel('Year').fill('2020');
  await second.getByLabel('Pallet places').fill('12');
  await second.getByRole('button', { name: 'Save' }).click();
  const dialog = second.getByRole('dialog', { name: 'Someone else has changed this record' });
  const year = dialog.getByRole('radiogroup', { name: 'Year' });
  await expect(year.getByRole('radio', { name: /Theirs\s*2019/ })).not.toBeChecked();
  await expect(year.getByRole('radio', { name: /Yours\s*2020/ })).not.toBeChecked();
  // What only one of the two has changed is proposed.
  await expect(
    dialog.getByRole('radiogroup', { name: 'Payload' }).getByRole('radio', { name: /Theirs/ }),
  ).toBeChecked();
  await expect(
    dialog.getByRole('radiogroup', { name: 'Pallet places' }).getByRole('radio', { name: /Yours/ }),
  ).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Save the choice' })).toBeDisabled();
  await year.getByRole('radio', { name: /Yours/ }).check();
  await dialog.getByRole('button', { name: 'Save the choice' }).click();
  await expect(second.getByText('Vehicle TABS 1 saved', { exact: true })).toBeVisible();
  expect(await api.vehicle(id)).toMatchObject({ year: 2020, places: 12, carrying_capacity: 6000 });
});

test('only what was changed is sent, with the value that was last read', async ({ adminPage: page, waybill }) => {
  const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: 'DIFF 1', year: 2018, places: 10 });
  await page.goto(`/vehicle/${id}/edit`);
  await expect(page.getByLabel('Year')).toHaveValue('2018');
  const sent = page.waitForRequest((request) => request.postData()?.includes('updateVehicle') === true);
  await page.getByLabel('Pallet places').fill('11');
  await page.getByRole('button', { name: 'Save' }).click();
  const body = JSON.parse((await sent).postData() ?? '');
  const { input } = [body].flat()[0].variables;
  expect(Object.keys(input).toSorted()).toEqual(['id', 'modified_at', 'places']);
});

test.describe('unsaved changes', () => {
  test('are asked about once, when there are some', async ({ adminPage: page, waybill }) => {
    const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: 'LEAVE 1', year: 2018 });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.goto(`/vehicle/${id}/edit`);
    await page.getByLabel('Year').fill('2019');
    await menu.getByRole('link', { name: 'Customers' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Year')).toHaveValue('2019');
    await menu.getByRole('link', { name: 'Customers' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  test('are asked about when one goes back in the browser', async ({ adminPage: page, waybill }) => {
    const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: 'LEAVE 2', year: 2018 });
    await page.goto('/customer');
    await page.goto(`/vehicle/${id}`);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Year').fill('2019');
    await page.goBack();
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click();
    await expect(page.getByLabel('Year')).toHaveValue('2019');
  });

  test('are not asked about when there are none: untouched, changed back, or saved', async ({
    adminPage: page,
    waybill,
  }) => {
    const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: 'LEAVE 3', year: 2018 });
    const leave = async () => {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Vehicles' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
    };
    await page.goto(`/vehicle/${id}/edit`);
    await expect(page.getByLabel('Year')).toHaveValue('2018');
    await leave();
    await page.goto(`/vehicle/${id}/edit`);
    await page.getByLabel('Year').fill('2019');
    await page.getByLabel('Year').fill('2018');
    await leave();
    await page.goto(`/vehicle/${id}/edit`);
    await page.getByLabel('Year').fill('2019');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Vehicle LEAVE 3 saved', { exact: true })).toBeVisible();
    await leave();
  });
});

test.describe('what the server refuses', () => {
  test.use({ locale: 'pl-PL' });

  test('stands on its field, in Polish, and is gone when it is put right', async ({ openFor, waybill }) => {
    const api = await waybill.as('admin@other.test');
    await api.createVehicle({ license: 'ZAJETY 1' });
    const page = await openFor('admin@other.test', 'pl');
    await page.goto('/vehicle/create');
    await page.getByLabel('Numer rejestracyjny').fill('zajety 1');
    await page.getByLabel('Rok produkcji').fill('2090');
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByLabel('Rok produkcji')).toHaveAccessibleDescription(/Podaj rok od 1950 do 20\d\d\./);
    await page.getByLabel('Rok produkcji').fill('2020');
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByLabel('Numer rejestracyjny')).toHaveAccessibleDescription(/Ta wartość jest już używana\./);
    await page.getByLabel('Numer rejestracyjny').fill('wolny 1');
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByText('Dodano pojazd WOLNY 1', { exact: true })).toBeVisible();
  });
});

test('a required field that is empty is told of before anything is sent', async ({ adminPage: page }) => {
  await page.goto('/vehicle/create');
  let sent = false;
  page.on('request', (request) => {
    sent ||= request.postData()?.includes('createVehicle') === true;
  });
  await expect(page.getByLabel('Plate')).toBeFocused();
  await page.getByLabel('Year').fill('2020');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Plate')).toHaveAccessibleDescription(/Fill this in\./);
  await expect(page.getByLabel('Plate')).toBeFocused();
  expect(sent).toBe(false);
});

test('make and model follow the class, and a model that is not listed can be typed', async ({ adminPage: page }) => {
  await page.goto('/vehicle/create');
  await page.getByLabel('Plate').fill('CHAIN 1');
  await expect(page.getByRole('combobox', { name: 'Make' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Class' }).fill('Tractor');
  await page.getByRole('option', { name: 'Tractor unit' }).click();
  await page.getByRole('combobox', { name: 'Make' }).fill('Volvo');
  await page.getByRole('option', { name: 'Volvo' }).click();
  await page.getByLabel('Model not on the list').fill('FH Electric');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vehicle CHAIN 1 added', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Identification' })).toContainText('FH Electric');
});
