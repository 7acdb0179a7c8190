import { expect, test } from './harness/test';

test('sends only what was changed, and asks field by field when another tab has changed the same vehicle', async ({
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
  const sent = page.waitForRequest((request) => request.postData()?.includes('updateVehicle') === true);
  await page.getByLabel('Year').fill('2019');
  await page.getByLabel('Payload').fill('6000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vehicle TABS 1 saved', { exact: true })).toBeVisible();
  const { input } = [JSON.parse((await sent).postData() ?? '')].flat()[0].variables;
  expect(Object.keys(input).toSorted()).toEqual(['carrying_capacity', 'id', 'modified_at', 'year']);

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

test('asks about unsaved changes once, and only where there are some', async ({ adminPage: page, waybill }) => {
  const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: 'LEAVE 1', year: 2018 });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const year = page.getByLabel('Year');
  const leave = async () => {
    await menu.getByRole('link', { name: 'Customers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(question).toHaveCount(0);
  };
  const comeBack = async () => {
    await page.goBack();
    await expect(year).toHaveValue('2018');
  };
  await page.goto(`/vehicle/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(year).toHaveValue('2018');

  await test.step('asks nothing of a form that is untouched', leave);

  await test.step('asks nothing of one that is changed back', async () => {
    await comeBack();
    await year.fill('2019');
    await year.fill('2018');
    await leave();
  });

  await test.step('asks when the menu leads away from a change', async () => {
    await comeBack();
    await year.fill('2019');
    await menu.getByRole('link', { name: 'Customers' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(year).toHaveValue('2019');
  });

  await test.step('asks when one goes back in the browser', async () => {
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(year).toHaveValue('2019');
  });

  await test.step('asks no more of whoever leaves all the same', async () => {
    await menu.getByRole('link', { name: 'Customers' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  await test.step('asks nothing of whoever has saved', async () => {
    await comeBack();
    await year.fill('2019');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Vehicle LEAVE 1 saved', { exact: true })).toBeVisible();
    await leave();
  });
});

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('refuses a new vehicle on the fields that are empty, wrong or taken, and lists the makes of its class', async ({
    openFor,
    waybill,
  }) => {
    await (await waybill.as('admin@other.test')).createVehicle({ license: 'ZAJETY 1' });
    const page = await openFor('admin@other.test', 'pl');
    await page.goto('/vehicle/create');
    const plate = page.getByLabel('Numer rejestracyjny');
    const year = page.getByLabel('Rok produkcji');
    const save = page.getByRole('button', { name: 'Zapisz' });
    let sent = false;
    page.on('request', (request) => {
      sent ||= request.postData()?.includes('createVehicle') === true;
    });

    await test.step('refuses what is empty before anything is sent', async () => {
      await expect(plate).toBeFocused();
      await year.fill('2090');
      await save.click();
      await expect(plate).toHaveAccessibleDescription(/Uzupełnij to pole\./);
      await expect(plate).toBeFocused();
      expect(sent).toBe(false);
    });

    await test.step('lists the makes of the class, and takes a model that is not listed', async () => {
      await expect(page.getByRole('combobox', { name: 'Marka' })).toBeDisabled();
      await page.getByRole('combobox', { name: 'Rodzaj pojazdu' }).fill('Ciągnik');
      await page.getByRole('option', { name: 'Ciągnik siodłowy' }).click();
      await page.getByRole('combobox', { name: 'Marka' }).fill('Volvo');
      await page.getByRole('option', { name: 'Volvo' }).click();
      await page.getByLabel('Model spoza listy').fill('FH Electric');
    });

    await test.step('shows what the server refuses until it is put right', async () => {
      await plate.fill('zajety 1');
      await save.click();
      await expect(year).toHaveAccessibleDescription(/Podaj rok od 1950 do 20\d\d\./);
      await year.fill('2020');
      await save.click();
      await expect(plate).toHaveAccessibleDescription(/Ta wartość jest już używana\./);
      await plate.fill('wolny 1');
      await save.click();
      await expect(page.getByText('Dodano pojazd WOLNY 1', { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Dane identyfikacyjne' })).toContainText('FH Electric');
    });
  });
});
