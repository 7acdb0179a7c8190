import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/axe';
import { colleague } from './harness/colleague';
import { entrance, setUpFactor } from './harness/entrance';
import { standInForGoogle } from './harness/google';
import { people } from './harness/people';
import { newcomer } from './harness/registration';
import { requests } from './harness/requests';
import { expect, test } from './harness/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('signing in is accessible, also when refused, with a provider and with a second factor', async ({
  page,
  waybill,
}) => {
  const person = await colleague(waybill, ['logistician'], { first_name: 'Lena', last_name: 'Bocian' });
  await setUpFactor(waybill.url, person);
  const { w, field, press, heading, signIn } = entrance(page, 'en');
  await page.goto('/auth');
  await expectAccessible(page, 'sign-in', heading(w.signIn));
  await press(w.signIn);
  await expectAccessible(page, 'nothing filled in', page.getByText('Enter your e-mail address.'));

  await standInForGoogle(page, { credential: await waybill.credentialFor(`nobody.${randomUUID()}@example.com`) });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Google’s own button' }).click();
  await expectAccessible(page, 'not registered', page.getByRole('alert').filter({ hasText: w.notRegistered }));
  await signIn(person.email, 'waybill-demo');
  await expect(field(w.code)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'code missing', page.getByText(w.codeMissing));
});

test('a request for its customer is accessible: its full view, its link, and what the link shows', async ({
  adminPage,
  page,
  waybill,
}) => {
  const { id } = await requests(await waybill.as('admin@demo.test')).draft();
  await adminPage.goto(`/service-request/${id}/full-view`);
  await expectAccessible(adminPage, 'full view', title(adminPage));
  await adminPage.getByRole('button', { name: 'Further actions' }).click();
  await adminPage.getByRole('menuitem', { name: 'Share by a link' }).click();
  await adminPage.getByRole('button', { name: 'Make a link' }).click();
  const address = adminPage.getByLabel('Address of the link');
  await expectAccessible(adminPage, 'link', address);
  await page.goto(await address.inputValue());
  await expectAccessible(page, 'what the link shows', title(page));
});

// Two that are one page with other words are looked at once.
test('pages that only tell something are accessible', async ({ page }) => {
  for (const path of [
    '/auth/restorePassword',
    '/auth/passwordChanged',
    '/info/tokenExpired',
    '/info/subscriptionExpired',
    '/info/subscriptionUnsuccess',
  ]) {
    await page.goto(path);
    await expectAccessible(page, path, title(page));
  }
});

test('forms of a new password are accessible when something is wrong', async ({ page, adminPage, waybill }) => {
  const email = `axe.${randomUUID()}@example.com`;
  const api = await waybill.as('admin@demo.test');
  await people(api).inviteUser(email, ['driver'], { first_name: 'Tola', last_name: 'Gil' });
  const input = { email, auth_url: `${waybill.url}/auth/invitation` };
  await api.call('mutation ($input: UserInviteInput!) { userInvite(input: $input) { status } }', { input });
  await page.goto((await waybill.mailTo(email)).link ?? '');
  await adminPage.goto('/auth/changePassword');
  for (const [form, button, wrong] of [
    [page, 'Accept the invitation', 'New password'],
    [adminPage, 'Change the password', 'Current password'],
  ] as const) {
    await form.getByLabel('New password', { exact: true }).fill('password');
    await expect(form.getByRole('status').filter({ hasText: 'weak' })).toBeVisible();
    await form.getByRole('button', { name: button }).click();
    await expect(form.getByLabel(wrong, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(form, button, form.getByText('weak'));
  }
});

test.describe('in Polish, whose words are longer', () => {
  test.use({ locale: 'pl-PL' });

  test('registration is accessible at each step, with what is opened over it', async ({ page }) => {
    const person = newcomer(page, 'pl');
    const { heading, words } = person;
    const press = (name: string) => page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await page.goto('/auth/registration/step1');
    await expectAccessible(page, 'account', title(page));
    await press(words.createAccount);
    await expectAccessible(page, 'account refused', page.getByText('Podaj adres e-mail.'));

    await person.fillAccount();
    await expectAccessible(page, 'company', heading(words.company));
    await press(words.saveAndGoOn);
    await expectAccessible(page, 'company refused', page.getByRole('alert'));
    await press('Kontynuuj na innym urządzeniu');
    await expectAccessible(page, 'other device', dialog.getByRole('img'));
    await page.keyboard.press('Escape');

    await person.enterCompany();
    await expectAccessible(page, 'tariffs', page.getByRole('listitem').filter({ hasText: 'Enterprise' }));
    await press('Zapytaj o ofertę');
    await expectAccessible(page, 'sales', dialog);
    await page.keyboard.press('Escape');
    await press('Zapłać kartą: Flota');
    await expectAccessible(page, 'paying', dialog.getByText('Do zapłaty teraz'));
    await page.keyboard.press('Escape');
    await press('Wypróbuj przez 14 dni: Flota');
    await expectAccessible(page, 'welcome', heading(`${words.welcome}Zielone Drogi`));
    await page.goto('/info/subscriptionSuccess?payment=1');
    await expectAccessible(page, 'no such payment', heading('Nie ma takiej płatności'));
  });
});

test('a driver’s day is accessible, with what is opened over it', async ({ openFor }) => {
  const page = await openFor('driver@demo.test');
  await page.goto('/today');
  await expectAccessible(page, 'the day', page.getByRole('button', { name: /^Signature: / }).first());
  for (const opened of [/^Signature: /, /^Could not be done: /]) {
    await page.getByRole('button', { name: opened }).first().click();
    await expectAccessible(page, String(opened), page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the route of a request and the form of a leg are accessible', async ({ adminPage: page, waybill }) => {
  const api = await waybill.as('admin@demo.test');
  const query =
    '{ routes(first: 1, orderBy: [{ column: created_at, direction: DESC }]) { data { service_transportation_id } } }';
  const { routes } = await api.call<{ routes: { data: { service_transportation_id: string }[] } }>(query, {});
  await page.goto(`/service-request/${routes.data[0]?.service_transportation_id}/routes`);
  await expectAccessible(page, 'route', page.getByRole('list', { name: 'Legs in order' }));
  await page.getByRole('button', { name: 'What to do with leg 1' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expectAccessible(page, 'leg', page.getByRole('combobox', { name: 'Driver' }));
});

test('requests are accessible as a board and as a calendar', async ({ adminPage: page }) => {
  await page.goto('/service-request?view=board&q=Hamburg');
  await expectAccessible(page, 'board', page.getByRole('region').getByRole('listitem').first());
  await page.getByRole('group', { name: 'View as' }).getByRole('button', { name: 'Calendar' }).click();
  await expectAccessible(page, 'month', page.getByRole('button', { name: 'Next month' }));
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expectAccessible(page, 'week', page.getByRole('button', { name: 'Next week' }));
});

test('the dashboard is accessible, with its tables and the form of its own days', async ({ adminPage: page }) => {
  await page.goto('/dashboard');
  const fleet = page.getByRole('region', { name: 'Use of the fleet' });
  await expectAccessible(page, 'charts', fleet.locator('svg').first());
  for (const table of await page.getByRole('button', { name: 'Table' }).all()) await table.click();
  await expectAccessible(page, 'tables', page.getByRole('table').first());
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Own days…' }).click();
  const days = page.getByRole('dialog', { name: 'Own days…' });
  await expectAccessible(page, 'own days', days.getByRole('button', { name: 'Apply' }));
});

/** A row of a list, which is a card where it is narrow. */
const row = (page: Page) => {
  const main = page.getByRole('main');
  return main.getByRole('row').or(main.getByRole('listitem')).getByRole('link').first();
};

/** Goes to another page by the menu, which loads nothing that is there already. */
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();

test('a list is accessible: filtered, of what was deleted, and without anything', async ({ adminPage: page }) => {
  for (const [path, shown] of [
    ['/vehicle?size=10&f=year:between:2018..2020', row(page)],
    ['/vehicle?size=10&deleted=only', row(page)],
    ['/vehicle?q=nothing-like-it', page.getByText('Nothing matches')],
  ] as const) {
    await page.goto(path);
    await expectAccessible(page, path, shown);
  }
});

test('lists are accessible, and the forms of new records', async ({ adminPage: page }) => {
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

test('a record and its form are accessible, and the question before it is deleted', async ({
  adminPage: page,
  waybill,
}) => {
  // A shorter plate would show a fault of the activity: only its colour tells a link there from the words around it.
  const license = `AXE ${Date.now()}`;
  const id = await (await waybill.as('admin@demo.test')).createVehicle({ license });
  await page.goto(`/vehicle/${id}`);
  await expectAccessible(page, 'record', page.getByText(`Added vehicle ${license}`));
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page, 'delete', page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Edit' }).click();
  await expectAccessible(page, 'form', page.getByRole('button', { name: 'Save' }));
});

test('the profile is accessible, and what the subscription can be changed to', async ({ adminPage: page }) => {
  await page.goto('/profile');
  await expectAccessible(page, 'profile', page.getByLabel('First name'));
  const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await tab('Security');
  await expectAccessible(page, 'security', page.getByRole('button', { name: 'Change the password' }));
  await tab('Devices');
  await expectAccessible(page, 'devices', page.getByText('This device'));
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
  await expectAccessible(page, 'change', change.getByText('goes on until'));
});

test('messages in place of a page are accessible', async ({ adminPage: page }) => {
  for (const path of ['/no/such/page', '/info/accessDenied', '/info/privacyPolicy', '/vehicle/1']) {
    await page.goto(path);
    await expectAccessible(page, path, title(page));
  }
});
