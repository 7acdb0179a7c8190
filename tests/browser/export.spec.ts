import { readFile } from 'node:fs/promises';
import { expect, test } from './harness/test';

test('exports a filtered list and selected records, by keyboard, with exactly these records', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  await api.createVehicle({ license: 'EXP 0001', year: 1971 });
  await api.createVehicle({ license: 'EXP 0002', year: 1972 });
  await page.goto('/vehicle?f=year:between:..2004&sort=-license');
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  const listed = async () => {
    const query = `query ($page: Int) { vehiclesView(first: 100, page: $page, where: { column: year, operator: LTE, value: 2004 },
      orderBy: [{ column: license, direction: DESC }]) { paginatorInfo { hasMorePages } data { license } } }`;
    const plates: string[] = [];
    for (let number = 1; ; number += 1) {
      const { vehiclesView } = await api.call<{
        vehiclesView: { data: { license: string }[]; paginatorInfo: { hasMorePages: boolean } };
      }>(query, { page: number });
      plates.push(...vehiclesView.data.map(({ license }) => license));
      if (!vehiclesView.paginatorInfo.hasMorePages) return plates;
    }
  };
  const downloaded = async () => {
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloading;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };

  await test.step('the list, from its menu', async () => {
    await page.getByRole('button', { name: 'More actions', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Export…' }).press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('radio', { name: 'CSV' }).check();
    await expect(dialog.getByRole('radio', { name: 'Comma' })).toBeChecked();
    const { name, bytes } = await downloaded();
    expect(name).toMatch(/^Vehicles \d{4}-\d\d-\d\d\.csv$/);
    const [headings = '', ...rows] = bytes.toString('utf8').trimEnd().split('\r\n');
    expect(headings.startsWith('\ufeffPlate,')).toBe(true);
    expect(rows.map((row) => row.split(',')[0])).toEqual(await listed());
    expect(rows.length).toBeGreaterThan(1);
    await expect(page.getByText(`${rows.length} records exported`, { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the selected records', async () => {
    for (const plate of ['EXP 0001', 'EXP 0002'])
      await page.getByRole('row', { name: plate }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Export…' }).click();
    await expect(page.getByRole('dialog', { name: 'Export 2 records' })).toBeVisible();
    const { name, bytes } = await downloaded();
    expect(name).toMatch(/\.xlsx$/);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('and the activity log tells', async () => {
    await page.goto('/activity');
    await expect(page.getByText(/^Exported 2 records: vehicles \(XLSX\) · id = \d+, \d+$/)).toBeVisible();
    await expect(page.getByText(/^Exported \d+ records: vehicles \(CSV\) · year/)).toBeVisible();
  });
});
