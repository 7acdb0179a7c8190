import type { Page } from '@playwright/test';
import { waitForRepaint as frames } from './harness/repaint';
import { expect, test } from './harness/test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Vehicles' });
const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const plates = (page: Page) => rows(page).getByRole('link').allTextContents();
const all = (page: Page) => page.getByText(/^1–25 of 1,[89]\d\d$/);

/**
 * Waits until the list is loaded and returns the registration plates of its rendered rows. The grid renders only the
 * rows near the visible ones.
 */
async function readPlates(page: Page): Promise<string[]> {
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  let last: string[] = [];
  const atRest = async () => {
    const before = last;
    last = await plates(page);
    return last.length > 0 && last.join() === before.join();
  };
  await expect.poll(atRest).toBe(true);
  return last;
}

/** Holds the calls whose text is wanted. Returns a function that lets them go. */
async function holdCalls(page: Page, isHeld: (text: string) => boolean): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (isHeld(route.request().postData() ?? '')) await released;
    // Ignores the error of continuing a call that the console has aborted.
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('reloads a list after a failure, and searches two thousand vehicles', async ({ adminPage: page, waybill }) => {
  await (await waybill.apiAs('admin@demo.test')).createVehicle({ license: 'FIND 4711' });
  const search = page.getByRole('searchbox', { name: 'Search' });

  await test.step('reports a failure, and loads on retry', async () => {
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
    // The filters, the order and the page of this URL do not exist, so the console ignores them.
    await page.goto('/vehicle?f=tenant_id:contains:1&f=year:sleeps:1&sort=password_hash&page=-3&size=7');
    await expect(page.getByText('The list could not be loaded')).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(all(page)).toBeVisible();
  });

  await test.step('finds a vehicle by a part of its plate', async () => {
    await search.fill('find 47');
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    expect(await plates(page)).toEqual(['FIND 4711']);
  });

  await test.step('opens a record with what the list knows of it, and completes it', async () => {
    const asksForRecord = (text: string | null) => /\bvehicles\b/.test(text ?? '');
    const release = await holdCalls(page, asksForRecord);
    const asked = page.waitForRequest((request) => asksForRecord(request.postData()));
    await rows(page).first().getByRole('link').click();
    await asked;
    await expect(page.getByRole('heading', { level: 1, name: 'FIND 4711' })).toBeFocused();
    const edit = page.getByRole('link', { name: 'Edit' });
    await expect(edit).toHaveCount(0);
    release();
    await expect(edit).toBeVisible();
    await page.unroute('**/graphql');
    await page.goBack();
    await expect(page.getByText('1–1 of 1')).toBeVisible();
  });

  await test.step('ignores a late response to an older search', async () => {
    const isOlder = (text: string | null) => text?.includes('%Volvo%') === true;
    const release = await holdCalls(page, isOlder);
    const older = page.waitForRequest((request) => isOlder(request.postData()));
    await search.fill('Volvo');
    const slow = await older;
    await search.fill('Scania');
    await expect(rows(page).first()).toContainText('Scania');
    release();
    // `response()` returns null if the console has aborted the call.
    await (await slow.response())?.finished();
    await frames(page);
    await expect(search).toHaveValue('Scania');
    expect((await rows(page).allTextContents()).filter((row) => !row.includes('Scania'))).toEqual([]);
    await page.unroute('**/graphql');
  });

  await test.step('moves the focus to cells that are out of sight, and back', async () => {
    // Its link is not rendered while the last column is in sight.
    const row = page.locator('[role=row][data-id]').first();
    await search.press('Enter');
    await expect(row.locator('[data-field="license"]')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(row.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('End');
    await expect(row.locator('[data-field="documents_until"]')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(row.getByRole('checkbox')).toBeFocused();
  });

  await test.step('suggests to clear the filters when nothing matches', async () => {
    await search.fill('there-is-no-such-vehicle');
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(all(page)).toBeVisible();
  });
});

test('keeps filters, order, page and columns in the URL', async ({ adminPage: page }) => {
  await page.goto('/vehicle');
  // The rows scroll, and what surrounds them stays.
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toBeInViewport();
  const chips = page.getByRole('group', { name: 'Active filters' });
  const address =
    /f=year:between:2018..2021&f=vehicle_class:in:\d+&sort=year,-license&page=2&cols=year.*created_at.*&pin=year&widths=license:1\d\d&density=compact/;
  let before: string[] = [];

  await test.step('writes them to the URL', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Year' }).click();
    await page.getByRole('textbox', { name: 'From' }).fill('2018');
    await page.getByRole('textbox', { name: 'To' }).fill('2021');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Class' }).click();
    await page.getByRole('combobox', { name: 'Values' }).fill('Tractor');
    await page.getByRole('option', { name: 'Tractor unit' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Display' }).click();
    // `check()` would expect the change at once, but the list shows its new state only after it has sent its query.
    await page.getByRole('checkbox', { name: 'VIN' }).click();
    await page.getByRole('checkbox', { name: 'Added' }).click();
    await expect(page.getByRole('checkbox', { name: 'VIN' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Added' })).toBeChecked();
    await page.getByRole('button', { name: 'Keep Year in sight' }).click();
    await page.getByRole('button', { name: 'Compact' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Year' }).click();
    await expect(page).toHaveURL(/sort=year/);
    const plate = page.getByRole('columnheader', { name: 'Plate' });
    await plate.click({ modifiers: ['Shift'] });
    await expect(page).toHaveURL(/sort=year,license/);
    await plate.click({ modifiers: ['Shift'] });
    await expect(page).toHaveURL(/sort=year,-license/);
    const { x = 0, y = 0, width = 0 } = (await plate.boundingBox()) ?? {};
    await page.mouse.move(x + width, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 180, y + 20, { steps: 3 });
    await page.mouse.up();
    await expect(page).toHaveURL(/widths=license:1\d\d/);
    const [first = ''] = await readPlates(page);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(address);
    // The first page stays visible until the second one is loaded.
    await expect(page.getByRole('link', { name: first, exact: true })).toHaveCount(0);
    before = await readPlates(page);
  });

  await test.step('shows the same after a reload', async () => {
    await page.reload();
    await expect.poll(() => readPlates(page)).toEqual(before);
    const years = await rows(page)
      .getByRole('gridcell', { name: /^20\d\d$/ })
      .allTextContents();
    expect(years.length).toBeGreaterThan(10);
    expect(years.every((year) => year >= '2018' && year <= '2021')).toBe(true);
    expect(years).toEqual(years.toSorted());
    await page.locator('.MuiDataGrid-virtualScroller').evaluate((element) => element.scrollTo(400, 0));
    await expect(page.getByRole('columnheader', { name: 'Year' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('columnheader', { name: 'Plate' })).not.toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'VIN' })).toHaveCount(0);
    await expect(chips).toContainText('Tractor unit');
  });

  await test.step('returns to the same row from a record, by the browser and by its link', async () => {
    const plate = before[4] ?? '';
    const record = page.getByRole('heading', { level: 1, name: plate });
    const checkbox = page.getByRole('row', { name: plate }).getByRole('checkbox');
    await checkbox.check();
    await page.getByRole('link', { name: plate, exact: true }).click();
    await expect(record).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => plates(page)).toEqual(before);
    await expect(checkbox).toBeChecked();
    // The grid focuses a cell rather than the link in it, so the test looks for the focus anywhere in the row.
    await expect(page.getByRole('row', { name: plate }).locator(':focus')).toHaveCount(1);

    // What is open in the list is hidden with it, although it is not rendered inside of the list.
    await page.getByRole('button', { name: 'Display' }).click();
    const compact = page.getByRole('button', { name: 'Compact' });
    await expect(compact).toBeVisible();
    await page.goForward();
    await expect(record).toBeVisible();
    await expect(compact).toBeHidden();
    await expect(page).toHaveTitle(new RegExp(plate));
    await page.goBack();
    await expect(page).toHaveTitle(/^Vehicles/);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: plate, exact: true }).click();
    await expect(record).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => plates(page)).toEqual(before);
    await checkbox.uncheck();
  });

  await test.step('returns to the first page when filters change', async () => {
    await chips.getByRole('button', { name: 'Remove filter: Year' }).click();
    await expect(page).not.toHaveURL(/f=year|page=/);
    await expect(page.getByText(/^1–25 of /)).toBeVisible();
    await page.getByRole('button', { name: 'Out of service' }).click();
    await expect(page).toHaveURL(/f=is_active:equals:false/);
    await expect(rows(page).first()).toBeVisible();
  });
});
