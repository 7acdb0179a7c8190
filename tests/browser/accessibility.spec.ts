import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/axe';
import { expect, test } from './harness/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a driver’s day and its dialogs are accessible', async ({ openPageAs }) => {
  const page = await openPageAs('driver@demo.test');
  await page.goto('/today');
  await expectAccessible(page, 'the day', page.getByRole('button', { name: /^Signature: / }).first());
  for (const opened of [/^Signature: /, /^Could not be done: /]) {
    await page.getByRole('button', { name: opened }).first().click();
    await expectAccessible(page, String(opened), page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a request’s route and the form of a leg are accessible', async ({ adminPage: page, waybill }) => {
  const api = await waybill.apiAs('admin@demo.test');
  const query =
    '{ routes(first: 1, orderBy: [{ column: created_at, direction: DESC }]) { data { service_transportation_id } } }';
  const { routes } = await api.call<{ routes: { data: { service_transportation_id: string }[] } }>(query, {});
  await page.goto(`/service-request/${routes.data[0]?.service_transportation_id}/routes`);
  await expectAccessible(page, 'route', page.getByRole('list', { name: 'Legs in order' }));
  await page.getByRole('button', { name: 'Actions for leg 1' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expectAccessible(page, 'leg', page.getByRole('combobox', { name: 'Driver' }));
});

test('the board and calendar of requests are accessible', async ({ adminPage: page }) => {
  await page.goto('/service-request?view=board&q=Hamburg');
  await expectAccessible(page, 'board', page.getByRole('region').getByRole('listitem').first());
  await page.getByRole('group', { name: 'View as' }).getByRole('button', { name: 'Calendar' }).click();
  await expectAccessible(page, 'month', page.getByRole('button', { name: 'Next month' }));
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expectAccessible(page, 'week', page.getByRole('button', { name: 'Next week' }));
});

test('the dashboard is accessible, with its tables and the form of a custom period', async ({ adminPage: page }) => {
  await page.goto('/dashboard');
  const fleet = page.getByRole('region', { name: 'Fleet utilisation' });
  await expectAccessible(page, 'charts', fleet.locator('svg').first());
  for (const table of await page.getByRole('button', { name: 'Table' }).all()) await table.click();
  await expectAccessible(page, 'tables', page.getByRole('table').first());
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Custom range…' }).click();
  const days = page.getByRole('dialog', { name: 'Custom range…' });
  await expectAccessible(page, 'custom range', days.getByRole('button', { name: 'Apply' }));
});

/** Returns the link in the first row of a list. On a narrow screen, rows are shown as cards. */
const row = (page: Page) => {
  const main = page.getByRole('main');
  return main.getByRole('row').or(main.getByRole('listitem')).getByRole('link').first();
};

/** Opens another page by its link in the main menu, without reloading the console. */
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();

test('a list is accessible: filtered, of deleted records, and empty', async ({ adminPage: page }) => {
  for (const [path, shown] of [
    ['/vehicle?size=10&f=year:between:2018..2020', row(page)],
    ['/vehicle?size=10&deleted=only', row(page)],
    ['/vehicle?q=nothing-like-it', page.getByText('No matches')],
  ] as const) {
    await page.goto(path);
    await expectAccessible(page, path, shown);
  }
});

test('lists and forms of new records are accessible', async ({ adminPage: page }) => {
  await page.goto('/payment');
  await expectAccessible(page, 'payments', row(page));
  for (const [menu, button, form] of [
    ['Vehicles', 'Add vehicle', 'New vehicle'],
    ['Roles', 'Add role', 'New role'],
    ['Users', 'Invite a user', 'Invite a user'],
    ['Customers', 'Add customer', 'New customer'],
  ] as const) {
    await go(page, menu);
    await expect(title(page)).toHaveText(menu);
    await expectAccessible(page, menu, row(page));
    await page.getByRole('link', { name: button }).click();
    await expectAccessible(page, form, page.getByRole('heading', { level: 1, name: form }));
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAccessible(page, 'refused', page.getByText('Fill this in.').first());
});

test('a record, its form and the dialog to delete it are accessible', async ({ adminPage: page, waybill }) => {
  const license = 'AXE 1';
  const id = await (await waybill.apiAs('admin@demo.test')).createVehicle({ license });
  await page.goto(`/vehicle/${id}`);
  await expectAccessible(page, 'record', page.getByText(`Added vehicle ${license}`));
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page, 'delete', page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Edit' }).click();
  await expectAccessible(page, 'form', page.getByRole('button', { name: 'Save' }));
});

test('the profile and the change of the subscription are accessible', async ({ adminPage: page }) => {
  await page.goto('/profile');
  await expectAccessible(page, 'profile', page.getByLabel('First name'));
  const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await tab('Security');
  await expectAccessible(page, 'security', page.getByRole('button', { name: 'Change password' }));
  await tab('Devices');
  await expectAccessible(page, 'devices', page.getByText('This device', { exact: true }));
  await tab('Permissions');
  await expectAccessible(page, 'permissions', page.getByRole('heading', { level: 2 }).first());
  await tab('Subscription');
  const payments = page.getByRole('region', { name: 'Payments' });
  await expectAccessible(page, 'subscription', payments.getByRole('listitem').first());
  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await expectAccessible(page, 'cancel', page.getByRole('alertdialog'));
  await page.goto('/tariffs');
  const choose = page.getByRole('button', { name: 'Choose Start' });
  await expectAccessible(page, 'tariffs', choose);
  await choose.click();
  const change = page.getByRole('dialog', { name: 'Start, paid monthly' });
  await expectAccessible(page, 'change', change.getByText('runs until'));
});

test('error pages are accessible', async ({ adminPage: page }) => {
  for (const path of ['/no/such/page', '/vehicle/1']) {
    await page.goto(path);
    await expectAccessible(page, path, title(page));
  }
});
