import { expect, test } from './harness/test';

test('sends only changed fields, and resolves a conflict with another tab field by field', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const id = await api.createVehicle({ license: 'TABS 1', year: 2018, places: 10, carrying_capacity: 5000 });
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/vehicle/${id}/edit`);
    await expect(tab.getByRole('textbox', { name: 'Year', exact: true })).toHaveValue('2018');
  }
  const sent = page.waitForRequest((request) => request.postData()?.includes('updateVehicle') === true);
  await page.getByRole('textbox', { name: 'Year', exact: true }).fill('2019');
  await page.getByLabel('Payload').fill('6000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vehicle TABS 1 saved', { exact: true })).toBeVisible();
  const { input } = [JSON.parse((await sent).postData() ?? '')].flat()[0].variables;
  expect(Object.keys(input).toSorted()).toEqual(['carrying_capacity', 'id', 'modified_at', 'year']);

  await second.bringToFront();
  await second.getByRole('textbox', { name: 'Year', exact: true }).fill('2020');
  await second.getByLabel('Pallet spaces').fill('12');
  await second.getByRole('button', { name: 'Save' }).click();
  const dialog = second.getByRole('dialog', { name: 'Someone else has changed this record' });
  const year = dialog.getByRole('radiogroup', { name: 'Year' });
  await expect(year.getByRole('radio', { name: /Theirs\s*2019/ })).not.toBeChecked();
  await expect(year.getByRole('radio', { name: /Yours\s*2020/ })).not.toBeChecked();
  // Where only one of the two users has changed a field, that user's value is preselected.
  await expect(
    dialog.getByRole('radiogroup', { name: 'Payload' }).getByRole('radio', { name: /Theirs/ }),
  ).toBeChecked();
  await expect(
    dialog.getByRole('radiogroup', { name: 'Pallet spaces' }).getByRole('radio', { name: /Yours/ }),
  ).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Save my choices' })).toBeDisabled();
  await year.getByRole('radio', { name: /Yours/ }).check();
  await dialog.getByRole('button', { name: 'Save my choices' }).click();
  await expect(second.getByText('Vehicle TABS 1 saved', { exact: true })).toBeVisible();
  expect(await api.fetchVehicle(id)).toMatchObject({ year: 2020, places: 12, carrying_capacity: 6000 });
});

test('saves when a notice moves the pressed button before it is released', async ({ adminPage: page, waybill }) => {
  const id = await (await waybill.apiAs('admin@demo.test')).createVehicle({ license: 'MOVES 1', year: 2018 });
  await page.goto(`/vehicle/${id}/edit`);
  const year = page.getByRole('textbox', { name: 'Year', exact: true });
  await expect(year).toHaveValue('2018');
  await year.fill('2019');
  const save = page.getByRole('button', { name: 'Save' });
  const topOf = async () => (await save.boundingBox())?.y ?? 0;
  await save.hover();
  const top = await topOf();
  await page.mouse.down();
  const notice = '<p style="height: 120px; margin: 0">A notice</p>';
  await save.evaluate((button, html) => button.parentElement?.insertAdjacentHTML('beforebegin', html), notice);
  await expect.poll(topOf).toBeGreaterThan(top + 100);
  await page.mouse.up();
  await expect(page.getByText('Vehicle MOVES 1 saved', { exact: true })).toBeVisible();
});

test('asks about unsaved changes once, and only if there are any', async ({ adminPage: page, waybill }) => {
  const id = await (await waybill.apiAs('admin@demo.test')).createVehicle({ license: 'LEAVE 1', year: 2018 });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const year = page.getByRole('textbox', { name: 'Year', exact: true });
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

  await test.step('does not ask in an untouched form', leave);

  await test.step('does not ask after a change was reverted', async () => {
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

  await test.step('asks on the browser’s back button', async () => {
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(year).toHaveValue('2019');
  });

  await test.step('does not ask again after leaving', async () => {
    await menu.getByRole('link', { name: 'Customers' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  await test.step('does not ask after saving', async () => {
    await comeBack();
    await year.fill('2019');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Vehicle LEAVE 1 saved', { exact: true })).toBeVisible();
    await leave();
  });
});

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('shows empty, invalid and duplicate values of a new vehicle on their fields, and lists the makes of its class', async ({
    openPageAs,
    waybill,
  }) => {
    await (await waybill.apiAs('admin@other.test')).createVehicle({ license: 'ZAJETY 1' });
    const page = await openPageAs('admin@other.test', 'pl');
    await page.goto('/vehicle/create');
    const plate = page.getByLabel('Numer rejestracyjny');
    const year = page.getByLabel('Rok produkcji');
    const save = page.getByRole('button', { name: 'Zapisz' });
    let sent = false;
    page.on('request', (request) => {
      sent ||= request.postData()?.includes('createVehicle') === true;
    });

    await test.step('shows empty fields before it sends anything', async () => {
      await expect(plate).toBeFocused();
      await year.fill('2090');
      await save.click();
      await expect(plate).toHaveAccessibleDescription(/Uzupełnij to pole\./);
      await expect(plate).toBeFocused();
      expect(sent).toBe(false);
    });

    await test.step('lists the makes of the class, and accepts a model that is not listed', async () => {
      await expect(page.getByRole('combobox', { name: 'Marka' })).toBeDisabled();
      await page.getByRole('combobox', { name: 'Klasa' }).fill('Ciągnik');
      await page.getByRole('option', { name: 'Ciągnik siodłowy' }).click();
      await page.getByRole('combobox', { name: 'Marka' }).fill('Volvo');
      await page.getByRole('option', { name: 'Volvo' }).click();
      await page.getByLabel('Model spoza listy').fill('FH Electric');
    });

    await test.step('shows refusals of the server until they are corrected', async () => {
      await plate.fill('zajety 1');
      await save.click();
      await expect(year).toHaveAccessibleDescription(/Podaj rok od 1950 do 20\d\d\./);
      await year.fill('2020');
      await save.click();
      await expect(plate).toHaveAccessibleDescription(/Ta wartość jest już używana\./);
      await plate.fill('wolny 1');
      await save.click();
      const notices = page.getByRole('region', { name: /^Powiadomienia/ });
      await expect(notices.getByText('Dodano pojazd WOLNY 1', { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Dane identyfikacyjne' })).toContainText('FH Electric');
    });
  });
});
