import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Vehicles' });
const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const plates = (page: Page) => rows(page).getByRole('link').allTextContents();

/** Waits until the list shows rows. */
const shown = (page: Page) => expect(rows(page).first()).toBeVisible();

/** Plates of the rows that its address asks for, once they have come: the grid draws those in view and a few around them. */
async function drawn(page: Page): Promise<string[]> {
  await shown(page);
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

test('a vehicle is found by its plate among two thousand', async ({ adminPage: page, waybill }) => {
  await (await waybill.as('admin@demo.test')).createVehicle({ license: 'FIND 4711' });
  await page.goto('/vehicle');
  await expect(page.getByText(/^1–25 of 1,[89]\d\d$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('find 47');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  expect(await plates(page)).toEqual(['FIND 4711']);
});

test('several filters, the order, the page and the columns are in the address, and work from it', async ({
  adminPage: page,
}) => {
  await page.goto('/vehicle');
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
  await page.getByRole('columnheader', { name: 'Year' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/f=year:between:2018..2021&f=vehicle_class:in:\d+&sort=year&page=2/);
  const before = await drawn(page);

  await page.reload();
  expect(await drawn(page)).toEqual(before);
  const years = await rows(page)
    .getByRole('gridcell', { name: /^20\d\d$/ })
    .allTextContents();
  expect(years.length).toBeGreaterThan(10);
  expect(years.every((year) => year >= '2018' && year <= '2021')).toBe(true);
  expect(years).toEqual(years.toSorted());
});

test('whoever comes back from a record finds the list as it was, at the same row', async ({ adminPage: page }) => {
  await page.goto('/vehicle?f=year:between:2018..2021&sort=-year&page=3');
  const before = await drawn(page);
  const plate = before[4] ?? '';
  await page.getByRole('link', { name: plate, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: plate })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/vehicle?f=year:between:2018..2021&sort=-year&page=3');
  await expect.poll(() => plates(page)).toEqual(before);
  // In its row: the grid moves by cells, and puts the focus into one.
  await expect(page.getByRole('row', { name: plate }).locator(':focus')).toHaveCount(1);

  await page.getByRole('link', { name: plate, exact: true }).click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL('/vehicle?f=year:between:2018..2021&sort=-year&page=3');
  await expect.poll(() => plates(page)).toEqual(before);
});

test('a filter on a far page leads to the first page of what it leaves', async ({ adminPage: page }) => {
  await page.goto('/vehicle?page=60');
  await shown(page);
  await page.getByRole('button', { name: 'Out of use' }).click();
  await shown(page);
  await expect(page).not.toHaveURL(/page=/);
});

test('a filter that the address brings is shown, and can be taken away', async ({ adminPage: page }) => {
  await page.goto('/vehicle?f=vin:contains:YV2');
  await shown(page);
  const chips = page.getByRole('group', { name: 'Active filters' });
  await expect(chips).toContainText('VIN contains YV2');
  await chips.getByRole('button', { name: 'Remove the filter VIN' }).click();
  await expect(page).toHaveURL('/vehicle');
  await expect(page.getByText(/of 1,[89]\d\d$/)).toBeVisible();
});

test('what the address brings and nobody knows is left out', async ({ adminPage: page }) => {
  await page.goto('/vehicle?f=tenant_id:contains:1&f=year:sleeps:1&sort=password_hash&page=-3&size=7');
  await expect(page.getByText(/^1–25 of 1,[89]\d\d$/)).toBeVisible();
});

test('the answer to an older search does not take the place of a newer one', async ({ adminPage: page }) => {
  await page.goto('/vehicle');
  await shown(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('%Volvo%') === true) await released;
    // A call that the console has given up is gone already.
    await route.continue().catch(() => undefined);
  });
  const search = page.getByRole('searchbox', { name: 'Search' });
  const older = page.waitForRequest((request) => request.postData()?.includes('%Volvo%') === true);
  await search.fill('Volvo');
  const slow = await older;
  await search.fill('Scania');
  await expect(rows(page).first()).toContainText('Scania');
  release();
  // None comes when the console has given it up.
  await slow.response();
  await page.waitForTimeout(500);
  for (const row of await rows(page).all()) await expect(row).toContainText('Scania');
});

test('an empty answer says what to do next', async ({ adminPage: page }) => {
  await page.goto('/vehicle?q=there-is-no-such-vehicle');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await shown(page);
});

test('a list that cannot be loaded says so, and is loaded when one tries again', async ({ adminPage: page }) => {
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/vehicle');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await shown(page);
});

test('columns and row height are chosen, and in the address', async ({ adminPage: page }) => {
  await page.goto('/vehicle');
  await shown(page);
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('checkbox', { name: 'VIN' }).uncheck();
  await page.getByRole('checkbox', { name: 'Added' }).check();
  await page.getByRole('button', { name: 'Low' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/cols=.*created_at.*density=compact/);
  await page.reload();
  await shown(page);
  await expect(page.getByRole('columnheader', { name: 'VIN' })).toHaveCount(0);
});
