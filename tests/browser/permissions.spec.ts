import { openInConsole } from './harness/open-in-console';
import { expect, test } from './harness/test';

test('shows support records and the subscription without edits', async ({ openPageAs }) => {
  const page = await openPageAs('support@demo.test');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.goto('/vehicle');

  await test.step('in a list and on a record', async () => {
    const grid = page.getByRole('grid', { name: 'Vehicles' });
    await expect(grid.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Add / })).toHaveCount(0);
    await grid
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: /Edit|Delete|use/ })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Open' }).click();
    await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Delete|use$/ })).toHaveCount(0);
  });

  await test.step('on the page of the company', async () => {
    await menu.getByRole('link', { name: 'Company' }).click();
    await expect(page.getByRole('region', { name: 'Registration numbers' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Send for verification|Delete the company/ })).toHaveCount(0);
  });

  await test.step('on the pages of the subscription and the tariffs', async () => {
    await openInConsole(page, '/profile/Subscription');
    await expect(page.getByRole('region', { name: 'Tariff', exact: true })).toContainText(/Network\s*Active/);
    await expect(page.getByRole('region', { name: 'Card', exact: true })).toContainText('Visa ···· 4242');
    for (const pressed of ['Change tariff', 'Cancel the subscription', 'Change card'])
      await expect(page.getByText(pressed)).toHaveCount(0);
    await page.getByRole('link', { name: 'Compare tariffs' }).click();
    await expect(page.getByText('Your tariff').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Choose/ })).toHaveCount(0);
  });

  await test.step('and no form, whose address leads to “Access denied”', async () => {
    await page.goto('/vehicle/create');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied');
  });
});
