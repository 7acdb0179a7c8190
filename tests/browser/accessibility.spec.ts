import type { Page } from '@playwright/test';
import { expectAccessibleOnPhoneToo } from './harness/axe';
import { openInConsole } from './harness/open-in-console';
import { expect, test } from './harness/test';

// The states that differ most from each other; `npm run audit:axe` walks all of them, also every dialog and table that a
// button opens. Loading a page in a new browser takes longer than checking it, so each test goes on with the same page.

test('a driver’s day and its dialogs are accessible', async ({ openPageAs }) => {
  const page = await openPageAs('driver@demo.test');
  await page.goto('/today');
  const signature = page.getByRole('button', { name: /^Signature: / }).first();
  await expectAccessibleOnPhoneToo(page, 'the day', signature, 'all rules');
  await signature.click();
  await expectAccessibleOnPhoneToo(page, 'signature', page.getByRole('dialog'));
});

/** Returns the link in the first row of a list. On a narrow screen, rows are shown as cards. */
const row = (page: Page) => {
  const main = page.getByRole('main');
  return main.getByRole('row').or(main.getByRole('listitem')).getByRole('link').first();
};

test('figures, lists, boards, calendars and the error page are accessible', async ({ adminPage: page }) => {
  await page.goto('/dashboard');
  const fleet = page.getByRole('region', { name: 'Fleet utilisation' });
  await expectAccessibleOnPhoneToo(page, 'charts', fleet.locator('svg').first());

  await openInConsole(page, '/vehicle?size=10&f=year:between:2018..2020');
  await expectAccessibleOnPhoneToo(page, 'list', row(page), 'all rules');
  await page.getByRole('button', { name: /^Year/ }).first().click();
  await expectAccessibleOnPhoneToo(page, 'filter', page.getByRole('dialog', { name: 'Year' }));

  await openInConsole(page, '/service-request?view=board&q=Hamburg');
  await expectAccessibleOnPhoneToo(page, 'board', page.getByRole('region').getByRole('listitem').first());
  await page.getByRole('group', { name: 'View as' }).getByRole('button', { name: 'Calendar' }).click();
  await expectAccessibleOnPhoneToo(page, 'month', page.getByRole('button', { name: 'Next month' }), 'all rules');

  await test.step('unknown paths and records are not found', async () => {
    await openInConsole(page, '/vehicle/1');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Record not found');
    await expectAccessibleOnPhoneToo(page, 'not found', heading);
    // The console has no form of a new service, so the path is unknown and not that of a record.
    for (const path of ['/no/such/page', '/service/create']) {
      await page.goto(path);
      await expect(heading).toHaveText('Page Not Found');
      await expect(page.getByRole('main')).toContainText(path);
    }
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
});

test('a record, forms, their errors and dialogs are accessible', async ({ adminPage: page, waybill }) => {
  const license = 'AXE 1';
  const api = await waybill.apiAs('admin@demo.test');
  const id = await api.createVehicle({ license, year: 2018 });
  await page.goto(`/vehicle/${id}`);
  await expectAccessibleOnPhoneToo(page, 'record', page.getByText(`Added vehicle ${license}`));
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectAccessibleOnPhoneToo(page, 'delete', page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Year', exact: true }).fill('2020');
  const { modified_at } = (await api.fetchVehicle(id)) ?? {};
  await api.updateVehicle({ id, year: 2019, modified_at });
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAccessibleOnPhoneToo(page, 'conflict', page.getByRole('dialog', { name: /Someone else/ }));

  await page.goto('/role/create');
  await expectAccessibleOnPhoneToo(page, 'role', page.getByRole('button', { name: 'Save' }));
  await openInConsole(page, '/customer/create');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAccessibleOnPhoneToo(page, 'refused', page.getByText('Fill this in.').first());
});

test('the route, the security page and the change of the subscription are accessible', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const query =
    '{ routes(first: 1, orderBy: [{ column: created_at, direction: DESC }]) { data { service_transportation_id } } }';
  const { routes } = await api.call<{ routes: { data: { service_transportation_id: string }[] } }>(query, {});
  await page.goto(`/service-request/${routes.data[0]?.service_transportation_id}/routes`);
  await expectAccessibleOnPhoneToo(page, 'route', page.getByRole('list', { name: 'Legs in order' }));
  await page.getByRole('button', { name: 'Actions for leg 1' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expectAccessibleOnPhoneToo(page, 'leg', page.getByRole('combobox', { name: 'Driver' }));

  await page.goto('/profile/Security');
  await expectAccessibleOnPhoneToo(page, 'security', page.getByRole('button', { name: 'Change password' }));
  await page.goto('/profile/Subscription');
  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await expectAccessibleOnPhoneToo(page, 'cancel', page.getByRole('alertdialog'));
  await page.goto('/tariffs');
  await page.getByRole('button', { name: 'Choose Start' }).click();
  const change = page.getByRole('dialog', { name: 'Start, paid monthly' });
  await expectAccessibleOnPhoneToo(page, 'change', change.getByText('runs until'));
});
