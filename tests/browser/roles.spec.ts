import { createColleague } from './harness/colleague';
import { usersApi } from './harness/users-api';
import { expect, test } from './harness/test';

test('selects permissions by category, finds one by search, and lists them', async ({ adminPage: page }) => {
  await page.goto('/role/create');
  await page.getByLabel('Name').fill('Yard');
  const vehicles = page.getByRole('group', { name: 'Vehicles' });
  const all = page.getByRole('checkbox', { name: 'All: Vehicles' });
  await expect(vehicles).toContainText('read a vehicle’s details · see the list of vehicles');
  await expect(vehicles).toContainText('0 of 4');

  await page.getByRole('checkbox', { name: 'See vehicles' }).press('Space');
  await expect(vehicles).toContainText('1 of 4');
  await expect(all).toHaveAttribute('data-indeterminate', 'true');
  await all.check();
  await expect(vehicles).toContainText('4 of 4');
  await all.uncheck();
  await expect(page.getByRole('checkbox', { name: 'See vehicles' })).not.toBeChecked();

  await page.getByLabel('Search this list').fill('list of cust');
  await expect(page.getByRole('group', { name: 'Vehicles' })).toHaveCount(0);
  // Pressing Enter in the search field must not save the form.
  await page.getByLabel('Search this list').press('Enter');
  await page.getByRole('checkbox', { name: 'See customers' }).check();
  await expect(page.getByRole('checkbox', { name: 'Delete and restore customers' })).toHaveCount(0);
  await page.getByLabel('Search this list').fill('');
  await page.getByRole('checkbox', { name: 'See vehicles' }).check();
  await expect(page.getByText(/^2 of \d+ selected$/)).toBeVisible();
  // Permissions that every user has are shown as checked boxes that cannot be cleared.
  await expect(page.getByRole('checkbox', { name: 'Own devices' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Own devices' })).toBeChecked();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role Yard added', { exact: true })).toBeVisible();
  const allows = page.getByRole('region', { name: 'Permissions' });
  await expect(allows.getByRole('listitem')).toHaveText([/^See customers/, /^See vehicles/]);
  await expect(page.getByRole('region', { name: 'Users with this role' })).toContainText('No users have this role.');

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('row', { name: /Yard/ })).toContainText('2');

  await test.step('compares selected roles', async () => {
    for (const role of ['Yard', 'Driver'])
      await page.getByRole('checkbox', { name: `Select ${role}`, exact: true }).check();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    const table = page.getByRole('table', { name: 'Compare roles' });
    await expect(table.getByRole('columnheader')).toHaveText(['Permission', 'Yard', 'Driver']);
    const rowOf = (header: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: header, exact: true }) });
    await expect(rowOf('Permissions').getByRole('cell')).toHaveText([/^2 of \d+$/, /^4 of \d+$/]);
    await expect(rowOf('Users').first().getByRole('cell').first()).toHaveText('0');
    await expect(rowOf('See vehicles Differs').getByRole('cell')).toHaveText(['Yes', 'No']);
    await expect(rowOf('Delete and restore customers').getByRole('cell')).toHaveText(['No', 'No']);
    await page.getByLabel('Only differences').press('Space');
    await expect(rowOf('Delete and restore customers')).toHaveCount(0);

    // A colleague opens the link, which also names a role that does not exist.
    await page.goto(page.url().replace('&show', ',1&show'));
    await expect(page.getByRole('alert')).toContainText('One role of this comparison is not shown');
    await expect(page.getByLabel('Only differences')).toBeChecked();
    await expect(rowOf('Drive legs').getByRole('cell')).toHaveText(['No', 'Yes']);
    await expect(rowOf('Delete and restore customers')).toHaveCount(0);
  });
});

test('refuses an open form from the next call after its permission is revoked, and keeps its input', async ({
  openPageAs,
  waybill,
}) => {
  const { createRole, setPermissions } = usersApi(await waybill.apiAs('admin@demo.test'));
  const role = await createRole('Gatekeeper');
  await setPermissions(role, ['vehicles.read', 'customers.read', 'customers.write']);
  const { email } = await createColleague(waybill, ['Gatekeeper'], { first_name: 'Olga', last_name: 'Brama' });
  const page = await openPageAs(email);
  await page.goto('/customer');
  await expect(page.getByRole('link', { name: 'Add customer' })).toBeVisible();
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('E-mail').fill('too.late@example.com');

  await setPermissions(role, ['vehicles.read']);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You do not have access to this.').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('too.late@example.com');
  await page.goto('/customer');
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Customers' }),
  ).toHaveCount(0);
});

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('translates the standard roles, locks the administrator’s, requires a second factor for another, and deletes it once unused', async ({
    openPageAs,
    waybill,
  }) => {
    const page = await openPageAs('admin@demo.test', 'pl');
    await page.goto('/role?sort=name');
    for (const name of ['Administrator', 'Kierowca', 'Logistyk', 'Wsparcie']) {
      await expect(page.getByRole('grid').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('grid').getByRole('link', { name: 'Kierowca' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kierowca' })).toBeVisible();
    await page.getByRole('link', { name: 'Edytuj' }).click();
    // The console translates the name of a built-in role, which therefore cannot be edited.
    await expect(page.getByLabel('Szukaj na tej liście')).toBeVisible();
    await expect(page.getByLabel('Nazwa')).toHaveCount(0);

    await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Role' }).click();
    await page.getByRole('button', { name: 'Czynności: Administrator' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Otwórz', /^Podgląd/, 'Wymagaj logowania dwuetapowego']);
    await page.getByRole('menuitem', { name: 'Otwórz' }).click();
    await expect(page.getByText('Nie można jej zmienić ani usunąć.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edytuj' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Usuń' })).toHaveCount(0);
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname}/edit`);
    await expect(page).toHaveURL(pathname);
    await expect(page.getByText('Nie można jej zmienić ani usunąć.')).toBeVisible();

    const { createRole, setRoles } = usersApi(await waybill.apiAs('admin@demo.test'));
    const role = await createRole('Skarbiec');
    const { id, email } = await createColleague(waybill, ['Skarbiec'], { first_name: 'Adam', last_name: 'Lech' });
    const mustSetUp = async () => {
      const { account } = await (
        await waybill.apiAs(email)
      ).call<{ account: { must_set_up_two_factor: boolean } }>('{ account { must_set_up_two_factor } }', {});
      return account.must_set_up_two_factor;
    };

    await page.goto(`/role/${role}`);
    const facts = page.getByRole('region', { name: 'Podstawowe dane', exact: true });
    const dialog = page.getByRole('alertdialog');
    await expect(facts).toContainText('Logowanie dwuetapoweNiewymagane');
    await page.getByRole('button', { name: 'Wymagaj logowania dwuetapowego', exact: true }).click();
    await dialog.getByRole('button', { name: 'Wymagaj logowania dwuetapowego', exact: true }).click();
    await expect(facts).toContainText('Logowanie dwuetapoweWymagane');
    expect(await mustSetUp()).toBe(true);
    await page.getByRole('button', { name: 'Przestań wymagać logowania dwuetapowego' }).click();
    await dialog.getByRole('button', { name: 'Przestań wymagać logowania dwuetapowego' }).click();
    await expect(facts).toContainText('Logowanie dwuetapoweNiewymagane');
    expect(await mustSetUp()).toBe(false);

    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Użytkownicy z tą rolą' })).toContainText('Adam Lech');
    await page.getByRole('button', { name: 'Usuń' }).click();
    await expect(dialog).toContainText('Rola Skarbiec jest w użyciu');
    await expect(dialog).toContainText('Adam Lech');
    await expect(dialog.getByRole('button')).toHaveText(['Zamknij']);
    await dialog.getByRole('button', { name: 'Zamknij' }).click();

    await setRoles(id, ['driver']);
    await page.getByRole('button', { name: 'Usuń' }).click();
    await dialog.getByRole('button', { name: 'Usuń' }).click();
    await expect(page).toHaveURL('/role');
    await expect(page.getByRole('grid').getByRole('link', { name: 'Administrator', exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /Skarbiec/ })).toHaveCount(0);
  });
});
