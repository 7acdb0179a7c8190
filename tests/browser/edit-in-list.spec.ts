import { expectAccessible } from './harness/axe';
import { expect, test } from './harness/test';

test('edits cells of a list in place', async ({ adminPage: page, waybill }) => {
  const api = await waybill.apiAs('admin@demo.test');
  const ids: string[] = [];
  for (const place of [1, 2, 3])
    ids.push(await api.createVehicle({ license: `CELL ${place}`, carrying_capacity: 1000 * place, places: 10 }));
  const [first = '', second = ''] = ids;
  const { keyboard } = page;
  const cell = (plate: string, path: string) =>
    page.getByRole('row').filter({ hasText: plate }).locator(`[data-field="${path}"]`);
  const mode = page.getByRole('region', { name: 'Edit mode' });
  const editor = page.getByRole('dialog');

  await page.goto('/vehicle?q=CELL');
  await expect(page.getByRole('button', { name: 'Edit cells', pressed: false })).toBeVisible();

  await test.step('switches the edit mode on by its shortcut', async () => {
    await keyboard.press('i');
    await expect(mode).toBeVisible();
    await expect(cell('CELL 1', 'license')).toHaveAttribute('aria-readonly', 'false');
    await expect(cell('CELL 1', 'brand_model')).toHaveAttribute('aria-readonly', 'true');
    await expectAccessible(page, 'edit mode', mode);
  });

  await test.step('edits a cell by typing, and sends the difference with modified_at', async () => {
    await cell('CELL 1', 'carrying_capacity').click();
    const sent = page.waitForRequest((request) => request.postData()?.includes('updateVehicle') === true);
    await keyboard.type('1234');
    await expect(editor).toHaveAccessibleName('Payload: CELL 1');
    await expectAccessible(page, 'cell editor', editor);
    await keyboard.press('Enter');
    await expect(cell('CELL 2', 'carrying_capacity')).toBeFocused();
    await expect(cell('CELL 1', 'carrying_capacity')).toHaveText('1,234 kg');
    const { input } = [JSON.parse((await sent).postData() ?? '')].flat()[0].variables;
    expect(input).toEqual({ id: first, modified_at: expect.any(String), carrying_capacity: 1234 });
    await expect.poll(() => api.fetchVehicle(first)).toMatchObject({ carrying_capacity: 1234, places: 10 });
  });

  await test.step('shows on the cell why the form refuses a value, and drops the value on Escape', async () => {
    await keyboard.type('200000');
    await keyboard.press('Tab');
    await expect(editor).toContainText('Enter at most 100,000.');
    await keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    await expect(cell('CELL 2', 'carrying_capacity')).toBeFocused();
    await expect(cell('CELL 2', 'carrying_capacity')).toHaveText('2,000 kg');
  });

  await test.step('marks a cell that the server refuses, and saves it once it is corrected', async () => {
    await keyboard.press('Shift+Tab');
    await expect(cell('CELL 2', 'year')).toBeFocused();
    await keyboard.press('F2');
    await keyboard.type('2090');
    await keyboard.press('Tab');
    await expect(cell('CELL 2', 'year')).toHaveAttribute('aria-invalid', 'true');
    await expect(cell('CELL 2', 'year')).toHaveText('2090');
    await expect(page.getByText(/^Enter a year from 1950 to/)).toBeVisible();
    await expectAccessible(page, 'refused cell', mode);
    const search = page.getByRole('searchbox');
    await search.fill('No such plate');
    await expect(page.getByText('No matches')).toBeVisible();
    await search.fill('CELL');
    await expect(cell('CELL 2', 'year')).toHaveText('2090');
    await page.getByRole('button', { name: '1 cell not saved: show' }).click();
    await expect(editor.getByRole('textbox', { name: 'Year' })).toHaveValue('2090');
    await keyboard.press('Control+a');
    await keyboard.type('2019');
    await keyboard.press('Enter');
    await expect.poll(() => api.fetchVehicle(second)).toMatchObject({ year: 2019 });
    await expect(cell('CELL 2', 'year')).not.toHaveAttribute('aria-invalid');
  });

  await test.step('chooses a related record, and saves it when the cell is left', async () => {
    await cell('CELL 3', 'vehicle_class').dblclick();
    await keyboard.type('curtain');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(editor.getByRole('combobox')).toHaveValue('Curtain-sider semi-trailer');
    await cell('CELL 1', 'places').click();
    await expect(editor).toHaveCount(0);
    await page.reload();
    await expect(cell('CELL 3', 'vehicle_class')).toHaveText('Curtain-sider semi-trailer');
    await expect(mode).toHaveCount(0);
  });

  await test.step('asks which value to keep when somebody else has changed the cell', async () => {
    await page.getByRole('button', { name: 'Edit cells' }).click();
    await expect(mode).toBeVisible();
    await cell('CELL 1', 'places').click();
    const read = page.waitForResponse((response) => response.request().postData()?.includes('vehicles (') === true);
    await keyboard.press('F2');
    await read;
    await api.updateVehicle({ id: first, modified_at: (await api.fetchVehicle(first))?.modified_at, places: 20 });
    await keyboard.type('30');
    await keyboard.press('Enter');
    const conflict = page.getByRole('dialog', { name: 'Someone else has changed this record' });
    const places = conflict.getByRole('radiogroup', { name: 'Pallet spaces' });
    await expect(places.getByRole('radio', { name: /Theirs\s*20/ })).not.toBeChecked();
    await places.getByRole('radio', { name: /Yours\s*30/ }).check();
    await conflict.getByRole('button', { name: 'Save my choices' }).click();
    await expect.poll(() => api.fetchVehicle(first)).toMatchObject({ places: 30, carrying_capacity: 1234 });
  });

  await test.step('copies a block, pastes one with a wrong cell, and undoes it as one change', async () => {
    const before = await Promise.all([first, second].map((id) => api.fetchVehicle(id)));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await cell('CELL 1', 'year').click();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await keyboard.press(`Shift+${key}`);
    await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(6);
    await expectAccessible(page, 'selected block', mode);
    await keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('\t1234\t30\n2019\t2000\t10');
    await page.evaluate(() => navigator.clipboard.writeText('2020\t5000\t11\r\n2021\tmuch\t12\r\n'));
    await keyboard.press('Control+v');
    await expect(page.getByText('5 cells saved', { exact: true })).toBeVisible();
    await expect(page.getByText('1 cell not saved, see there why', { exact: true })).toBeVisible();
    await expect(cell('CELL 2', 'carrying_capacity')).toHaveAttribute('aria-invalid', 'true');
    await expect(cell('CELL 2', 'carrying_capacity')).toHaveText('much');
    expect(await api.fetchVehicle(first)).toMatchObject({ year: 2020, carrying_capacity: 5000, places: 11 });
    expect(await api.fetchVehicle(second)).toMatchObject({ year: 2021, carrying_capacity: 2000, places: 12 });
    await page.getByRole('button', { name: /^Undo: 5 cells saved/ }).click();
    await expect(page.getByText('5 cells have their values back', { exact: true })).toBeVisible();
    await expect(cell('CELL 2', 'carrying_capacity')).toHaveText('2,000 kg');
    for (const [index, id] of [first, second].entries()) {
      const { modified_at: _changed, ...values } = before[index] ?? {};
      expect(await api.fetchVehicle(id)).toMatchObject(values);
    }
  });

  await test.step('ends the mode, after which Enter opens the record', async () => {
    await cell('CELL 1', 'places').click();
    await keyboard.press('Escape');
    await expect(mode).toHaveCount(0);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`/vehicle/${first}`);
  });
});
