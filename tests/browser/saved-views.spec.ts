import { expect, test } from './harness/test';

test('opens a colleague’s view by its link, follows its changes, and shows one’s own as unsaved', async ({
  adminPage: page,
  openPageAs,
}) => {
  await page.goto('/vehicle?f=verify:in:VERIFIED&sort=-year');
  const views = (of: typeof page, name: string | RegExp) => of.getByRole('button', { name, exact: true });
  const choose = async (of: typeof page, name: string | RegExp, command: string) => {
    await views(of, name).click();
    await of.getByRole('menuitem', { name: command }).click();
  };
  const shown = page.getByRole('dialog');

  await test.step('a view is saved and shared with a role', async () => {
    await choose(page, 'Views', 'Save as a view…');
    await shown.getByRole('textbox', { name: 'Name' }).fill('Newest verified');
    await page.keyboard.press('Enter');
    await expect(views(page, 'View: Newest verified')).toBeVisible();
    await choose(page, 'View: Newest verified', 'Share…');
    await shown.getByLabel('Users with these roles').check();
    await shown.getByRole('combobox', { name: 'Roles' }).click();
    await page.getByRole('option', { name: 'Support' }).click();
    await page.keyboard.press('Tab');
    await shown.getByRole('button', { name: 'Share' }).click();
    await expect(shown).toBeHidden();
  });

  const id = new URL(page.url()).searchParams.get('saved') ?? '';
  const colleague = await openPageAs('support@demo.test');

  await test.step('the link opens it with its filters and order', async () => {
    await colleague.goto(`/vehicle?saved=${id}`);
    await expect(views(colleague, 'View: Newest verified')).toBeVisible();
    await expect(colleague).toHaveURL(`/vehicle?f=verify:in:VERIFIED&sort=-year&saved=${id}`);
    await expect(colleague.getByRole('columnheader', { name: 'Year' })).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('a change is saved, and the colleague’s list follows it', async () => {
    await page.getByRole('columnheader', { name: 'Year' }).click();
    await expect(views(page, 'View: Newest verified, changed and not saved')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save changes' }).click();
    await expect(views(page, 'View: Newest verified')).toBeVisible();
    await expect(colleague).not.toHaveURL(/sort=-year/);
    await expect(views(colleague, 'View: Newest verified')).toBeVisible();
  });

  await test.step('the colleague discards a change, and the list opens with the view', async () => {
    await colleague.getByRole('searchbox').fill('WGM');
    await expect(views(colleague, 'View: Newest verified, changed and not saved')).toBeVisible();
    await expect(colleague.getByRole('button', { name: 'Save changes' })).toBeHidden();
    await colleague.getByRole('button', { name: 'Discard changes' }).click();
    await expect(colleague.getByRole('searchbox')).toHaveValue('');
    await choose(colleague, 'View: Newest verified', 'Open the list with this view');
    await expect(colleague.getByText('The list now opens with view Newest verified')).toBeVisible();
    await colleague.getByRole('link', { name: 'Customers' }).click();
    await colleague.getByRole('link', { name: 'Vehicles' }).click();
    await expect(colleague).toHaveURL(new RegExp(`f=verify:in:VERIFIED.*saved=${id}`));
  });

  await test.step('a deleted view is named no longer', async () => {
    await choose(page, 'View: Newest verified', 'Delete…');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(views(page, 'Views')).toBeVisible();
    await expect(views(colleague, 'Views')).toBeVisible();
    await expect(colleague).toHaveURL('/vehicle?f=verify:in:VERIFIED&sort=year');
  });
});
