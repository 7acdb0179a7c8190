import { readFile } from 'node:fs/promises';
import { expect, test } from './harness/test';
import { expectAccessible } from './harness/axe';

/** A file as Excel in central Europe writes it, with a mistake in most rows. */
const lines = [
  'Nr rej;Klasa;Rok;Ładowność',
  'IMPB 01;;2019;1 200,5',
  ';;2019;100',
  'IMPB 03;No such class;2019;100',
  'IMPB 04;;1800;100',
  'IMPB 05;;twenty;100',
  'IMPB 06;;2019;-5',
  'IMPB 01;;2019;100',
];

test('corrects the mistakes of a file in its preview, imports it and undoes the import', async ({
  adminPage: page,
}) => {
  await page.goto('/vehicle');
  // The list is kept behind the page of the import as it is, so it must have its rows and their number.
  await expect(page.getByText(/1–25 of/)).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import from a file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import from a file: Vehicles' })).toBeFocused();

  await test.step('offers a template with the headings of the language', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download a template' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe(
      '\uFEFFPlate,VIN,Class,Make,Model,Model not on the list,Year,Payload,Pallet spaces,Inspection valid until,Insurance valid until',
    );
  });

  await test.step('matches the columns by their headings in either language', async () => {
    const buffer = Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
    await page.locator('input[type=file]').setInputFiles({ name: 'fleet.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText('fleet.csv: 7 rows')).toBeVisible();
    const fieldOf = (column: string) => page.getByRole('combobox', { name: `Field for the column ${column}` });
    await expect(fieldOf('Klasa')).toHaveValue('vehicle_class');
    await expect(fieldOf('Ładowność')).toHaveValue('carrying_capacity');
    await fieldOf('Nr rej').selectOption('license');
    await expect(page.getByRole('group', { name: 'The first rows' }).getByText('1,200.5 kg')).toBeVisible();
    await page.getByRole('combobox', { name: 'Fill another field' }).selectOption('Pallet spaces');
    await page.getByRole('textbox', { name: 'Pallet spaces' }).fill('two');
    await page.getByRole('textbox', { name: 'Pallet spaces' }).press('Enter');
    await expect(page.getByText('Pallet spaces: “two” is not a number.').first()).toBeVisible();
    await expectAccessible(page, 'columns of a file', page.getByRole('heading', { level: 1 }));
    await page.getByRole('textbox', { name: 'Pallet spaces' }).fill('2');
    await page.getByRole('textbox', { name: 'Pallet spaces' }).press('Enter');
    await expect(page.getByText('Pallet spaces: “two” is not a number.')).toHaveCount(0);
  });

  await test.step('lists the problems by row and column, and takes corrections', async () => {
    await page.getByRole('button', { name: 'Check all 7 rows' }).click();
    await expect(page.getByText('1 row can be imported. 6 rows have problems.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
    const cell = (field: string, row: number) => page.getByRole('textbox', { name: `${field}, row ${row}` });
    await expect(cell('Year', 6)).toHaveAccessibleDescription('“twenty” is not a number.');
    await expect(cell('Plate', 8)).toHaveAccessibleDescription('Row 2 of the file has the same value.');
    await expectAccessible(page, 'rows with problems', cell('Plate', 8));
    const corrections: [string, number, string][] = [
      ['Plate', 3, 'IMPB 02'],
      ['Class', 4, ''],
      ['Year', 5, '2018'],
      ['Year', 6, '2020'],
      ['Payload', 7, '5'],
      ['Plate', 8, 'IMPB 07'],
    ];
    for (const [field, row, text] of corrections) await cell(field, row).fill(text);
    await cell('Plate', 8).press('Enter');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('7 rows can be imported.')).toBeVisible();
  });

  await test.step('stores the rows and undoes them', async () => {
    await page.getByRole('button', { name: 'Import 7 rows' }).click();
    await expect(page.getByText('Added: 7, changed: 0, unchanged: 0.')).toBeVisible();
    await expectAccessible(page, 'imported rows', page.getByRole('heading', { level: 1 }));
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByText('7 records were put back as they were.')).toBeVisible();
  });
});
