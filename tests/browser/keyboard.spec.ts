import type { Locator } from '@playwright/test';
import { expectAccessible } from './harness/axe';
import { expect, test } from './harness/test';

test('works with a list for an hour by keyboard alone', async ({ adminPage: page, waybill }) => {
  const api = await waybill.apiAs('admin@demo.test');
  for (const place of [1, 2, 3]) await api.createVehicle({ license: `HOUR ${place}`, year: 2019 });
  const { keyboard } = page;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  /** Presses the Tab key until an element has the focus. */
  const tabTo = async (target: Locator, key = 'Tab') => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 40; presses += 1) {
      await keyboard.press(key);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${key} leads to no ${String(target)}.`);
  };
  const row = (plate: string) => page.getByRole('gridcell', { name: plate, exact: true });
  const inService = page.getByRole('button', { name: /^In service/, expanded: true });

  await test.step('finds the list, filters and searches it', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await press('Control+k');
    await keyboard.type('vehicles');
    await expectAccessible(page, 'palette', page.getByRole('option', { name: 'Vehicles', exact: true }));
    await press('Enter');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await press('f');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await press('y', 'Enter');
    await tabTo(page.getByRole('textbox', { name: 'From' }));
    await keyboard.type('2019');
    await press('Enter');
    await expect(page).toHaveURL('/vehicle?f=year:between:2019..');
    await press('/');
    await keyboard.type('hour');
    await expect(row('HOUR 3')).toBeVisible();
  });

  await test.step('groups the rows, unfolds a group and selects two of its rows', async () => {
    await tabTo(page.getByRole('button', { name: 'Display' }));
    await press('Enter');
    await tabTo(page.getByRole('combobox', { name: /^Group by/ }));
    await press('Enter', 'i', 'Enter', 'Escape');
    await expect(page).toHaveURL(/group=is_active/);
    await expect(page.getByRole('button', { name: /^In service\s*3/ })).toBeVisible();
    await press('j', 'Enter');
    await expect(row('HOUR 1')).toBeVisible();
    await press('j', 'x', 'j', 'x');
    await expect(page.getByText('2 selected')).toBeVisible();
  });

  await test.step('peeks at the next row, and returns to it', async () => {
    await press('Space');
    const peek = page.getByRole('complementary');
    await expect(peek).toHaveAccessibleName('HOUR 2');
    await press('j');
    await expect(peek).toHaveAccessibleName('HOUR 3');
    await press('Escape');
    await expect(row('HOUR 3')).toBeFocused();
  });

  await test.step('saves the list as a view', async () => {
    await tabTo(page.getByRole('button', { name: 'Views', exact: true }), 'Shift+Tab');
    await press('Enter');
    await expect(page.getByRole('menuitemradio').first()).toBeFocused();
    await press('s', 'Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await keyboard.type('My hour');
    await press('Enter');
    await expect(page.getByRole('button', { name: 'View: My hour', exact: true })).toBeVisible();
  });

  await test.step('changes a record, and returns to the view', async () => {
    await press('j', 'j');
    await expect(row('HOUR 1')).toBeFocused();
    await press('e');
    await expect(page.getByLabel('Plate')).toBeFocused();
    await press('End');
    await keyboard.type('0');
    await press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HOUR 10');
    await press('Control+k');
    await keyboard.type('my hour');
    await expect(page.getByRole('option', { name: 'My hour' })).toBeVisible();
    await press('Enter');
    await expect(inService).toBeVisible();
    await expect(row('HOUR 10')).toBeVisible();
  });

  await test.step('deletes a selected record', async () => {
    await press('j', 'j', 'x');
    await expect(page.getByText('1 selected')).toBeVisible();
    await press('Control+k');
    await keyboard.type('delete');
    await press('Enter');
    await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await press('Enter');
    await expect(page.getByRole('button', { name: /^In service\s*2/ })).toBeVisible();
    await expect(row('HOUR 10')).toBeHidden();
  });
});
