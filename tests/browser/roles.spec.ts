import { colleague } from './harness/colleague';
import { people } from './harness/people';
import { expect, test } from './harness/test';

test('what a role allows is ticked by category, found by a search, and read in words', async ({ adminPage: page }) => {
  await page.goto('/role/create');
  await page.getByLabel('Name').fill('Yard');
  const vehicles = page.getByRole('group', { name: 'Vehicles' });
  const all = page.getByRole('checkbox', { name: 'All of: Vehicles' });
  await expect(vehicles).toContainText('read a vehicle’s details · see the list of vehicles');
  await expect(vehicles).toContainText('0 of 4');

  await page.getByRole('checkbox', { name: 'See vehicles' }).press('Space');
  await expect(vehicles).toContainText('1 of 4');
  await expect(all).toHaveAttribute('data-indeterminate', 'true');
  await all.check();
  await expect(vehicles).toContainText('4 of 4');
  await all.uncheck();
  await expect(page.getByRole('checkbox', { name: 'See vehicles' })).not.toBeChecked();

  await page.getByLabel('Find in this list').fill('list of cust');
  await expect(page.getByRole('group', { name: 'Vehicles' })).toHaveCount(0);
  // Enter looks, and doesn't save.
  await page.getByLabel('Find in this list').press('Enter');
  await page.getByRole('checkbox', { name: 'See customers' }).check();
  await expect(page.getByRole('checkbox', { name: 'Delete and restore customers' })).toHaveCount(0);
  await page.getByLabel('Find in this list').fill('');
  await page.getByRole('checkbox', { name: 'See vehicles' }).check();
  await expect(page.getByText(/^2 of \d+ chosen$/)).toBeVisible();
  // What everybody has is told, and is nobody's to take.
  await expect(page.getByRole('checkbox', { name: 'Own devices' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Own devices' })).toBeChecked();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role Yard added', { exact: true })).toBeVisible();
  const allows = page.getByRole('region', { name: 'What it allows' });
  await expect(allows.getByRole('listitem')).toHaveText([/^See customers/, /^See vehicles/]);
  await expect(page.getByRole('region', { name: 'People with this role' })).toContainText('Nobody has this role.');

  await page.goto('/role');
  await expect(page.getByRole('row', { name: /Yard/ })).toContainText('2');
});

test('who holds a role may do what was ticked, nothing else, and no more once it is taken away', async ({
  adminPage: page,
  openFor,
  waybill,
}) => {
  const { createRole, giveRoles, userId } = people(await waybill.as('admin@demo.test'));
  const role = await createRole('Gatekeeper');
  const support = await userId('support@demo.test');
  await page.goto(`/role/${role}/edit`);
  await page.getByRole('checkbox', { name: 'See vehicles' }).check();
  await page.getByRole('checkbox', { name: 'See customers' }).check();
  await page.getByRole('checkbox', { name: 'Add and change customers' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role Gatekeeper saved', { exact: true })).toBeVisible();

  try {
    await giveRoles(support, ['Gatekeeper']);
    const theirs = await openFor('support@demo.test');
    const menu = theirs.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Customers' })).toBeVisible();
    await expect(menu.getByRole('link', { name: /^(Users|Roles|Company|Activity)$/ })).toHaveCount(0);
    await theirs.goto('/customer');
    await expect(theirs.getByRole('link', { name: 'Add customer' })).toBeVisible();
    await theirs.goto('/vehicle');
    await expect(theirs.getByRole('grid').getByRole('link').first()).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Add vehicle' })).toHaveCount(0);
    for (const path of ['/user', '/role', '/vehicle/create']) {
      await theirs.goto(path);
      await expect(theirs.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    }
    // Past the screens, the server says the same.
    const api = await waybill.as('support@demo.test');
    await expect(api.createVehicle({ license: 'GATE 1' })).rejects.toThrow('1200');
    await expect(api.call('{ roles(first: 1) { data { id } } }', {})).rejects.toThrow('1200');

    // While they look at the customers, the permission goes.
    await theirs.goto('/customer/create');
    await theirs.getByLabel('Company name').fill('Too late');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    const all = page.getByRole('checkbox', { name: 'All of: Customers' });
    await all.check();
    await all.uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'What it allows' }).getByRole('listitem')).toHaveText([
      /^See vehicles/,
    ]);
    await expect(api.call('{ customers(first: 1) { data { id } } }', {})).rejects.toThrow('1200');
    await theirs.goto('/customer');
    await expect(theirs.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  } finally {
    await giveRoles(support, ['support']);
  }
});

test('a role in use says by whom instead of being deleted, and goes once nobody holds it', async ({
  adminPage: page,
  waybill,
}) => {
  const { createRole, giveRoles, inviteUser } = people(await waybill.as('admin@demo.test'));
  const role = await createRole('Night shift');
  const id = await inviteUser('nocny.marek@example.com', ['Night shift'], { first_name: 'Marek', last_name: 'Nocny' });
  await page.goto(`/role/${role}`);
  await expect(page.getByRole('region', { name: 'People with this role' })).toContainText('Marek Nocny');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The role Night shift is still in use');
  await expect(dialog).toContainText('1 person holds it: Marek Nocny.');
  await expect(dialog.getByRole('button')).toHaveText(['Close']);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await giveRoles(id, ['driver']);
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Role Night shift deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/role');
  await expect(page.getByRole('row', { name: /Night shift/ })).toHaveCount(0);
});

test('the administrators’ role is shown, and neither edited nor deleted', async ({ adminPage: page, waybill }) => {
  const { roleId } = people(await waybill.as('admin@demo.test'));
  const id = await roleId('admin');
  await page.goto('/role');
  await page.getByRole('button', { name: 'Actions for Administrator' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Open', 'Require two-step sign-in']);
  await page.keyboard.press('Escape');
  await page.goto(`/role/${id}/edit`);
  await expect(page).toHaveURL(`/role/${id}`);
  await expect(page.getByText('It cannot be changed or deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('the roles that every company begins with are named in the reader’s language', async ({ openFor }) => {
    const page = await openFor('admin@demo.test', 'pl');
    await page.goto('/role?sort=name');
    for (const name of ['Administrator', 'Kierowca', 'Logistyk', 'Wsparcie']) {
      await expect(page.getByRole('grid').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('grid').getByRole('link', { name: 'Kierowca' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kierowca' })).toBeVisible();
    await page.getByRole('link', { name: 'Edytuj' }).click();
    // Its name is a word of the console: there is none to type.
    await expect(page.getByLabel('Szukaj na tej liście')).toBeVisible();
    await expect(page.getByLabel('Nazwa')).toHaveCount(0);
  });
});

const words = {
  en: {
    require: 'Require two-step sign-in',
    drop: 'Do not require two-step sign-in',
    required: 'Two-step sign-inRequired',
    free: 'Two-step sign-inNot required',
    role: 'Role',
  },
  pl: {
    require: 'Wymagaj logowania dwuetapowego',
    drop: 'Nie wymagaj logowania dwuetapowego',
    required: 'Logowanie dwuetapoweWymagane',
    free: 'Logowanie dwuetapoweNiewymagane',
    role: 'Podstawowe dane',
  },
};

for (const language of ['en', 'pl'] as const) {
  const w = words[language];
  test.describe(`a role's second factor: ${language}`, () => {
    test.use({ locale: language === 'pl' ? 'pl-PL' : 'en-GB' });

    test('is required of who holds the role, and then no more', async ({ openFor, waybill }) => {
      const { createRole, giveRoles } = people(await waybill.as('admin@demo.test'));
      const { id, email } = await colleague(waybill, ['driver'], { first_name: 'Adam', last_name: 'Lech' });
      const name = `Vault ${language} ${Date.now()}`;
      const role = await createRole(name);
      await giveRoles(id, ['driver', name]);
      const mustSetUp = async () => {
        const { account } = await (
          await waybill.as(email)
        ).call<{ account: { must_set_up_two_factor: boolean } }>('{ account { must_set_up_two_factor } }', {});
        return account.must_set_up_two_factor;
      };

      const page = await openFor('admin@demo.test', language);
      await page.goto(`/role/${role}`);
      const facts = page.getByRole('region', { name: w.role, exact: true });
      await expect(facts).toContainText(w.free);
      await page.getByRole('button', { name: w.require, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: w.require, exact: true }).click();
      await expect(facts).toContainText(w.required);
      expect(await mustSetUp()).toBe(true);

      await page.getByRole('button', { name: w.drop }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: w.drop }).click();
      await expect(facts).toContainText(w.free);
      expect(await mustSetUp()).toBe(false);
    });
  });
}
