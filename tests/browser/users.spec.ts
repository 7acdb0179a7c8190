import { generateSync } from 'otplib';
import { ApiClient } from './harness/api';
import { createColleague } from './harness/colleague';
import { usersApi } from './harness/users-api';
import { expect, test } from './harness/test';

test('invites a user, changes their roles and deletes them', async ({ adminPage: page, waybill }) => {
  const { fetchRoleId } = usersApi(await waybill.apiAs('admin@demo.test'));
  const address = page.getByRole('textbox', { name: 'E-mail', exact: true });
  const save = page.getByRole('button', { name: 'Save' });
  const account = page.getByRole('region', { name: 'Account' });

  await test.step('shows missing fields, and an address in use', async () => {
    await page.goto('/user');
    await page.getByRole('link', { name: 'Invite a user' }).click();
    await save.click();
    await expect(address).toHaveAccessibleDescription('Fill this in.');
    await expect(page.getByLabel('Roles')).toHaveAccessibleDescription('Fill this in.');

    await address.fill('driver@demo.test');
    await page.getByLabel('Roles').click();
    await page.getByRole('option', { name: 'Driver' }).click();
    await page.getByRole('option', { name: 'Support' }).click();
    await page.keyboard.press('Escape');
    // Pressing Backspace in the field removes the last role.
    await page.getByLabel('Roles').press('Backspace');
    await page.getByLabel('First name').fill('Halina');
    await page.getByLabel('Last name').fill('Mazur');
    await save.click();
    await expect(address).toHaveAccessibleDescription('This value is already in use.');
  });

  await test.step('sends an invitation, and repeats it on request', async () => {
    await address.fill('halina.mazur@example.com');
    await save.click();
    await expect(page.getByText('Invitation sent to Halina Mazur', { exact: true })).toBeVisible();
    const first = await waybill.newestMailTo('halina.mazur@example.com');
    expect(first.link).toContain(`${waybill.url}/auth/invitation?token=`);
    await expect(account).toContainText('Invited');
    await expect(account).toContainText(/Invitation valid until\s*\d/);
    await expect(account).toContainText('Driver');
    await expect(account).not.toContainText('Support');

    await page.getByRole('button', { name: 'Resend the invitation' }).click();
    await expect(page.getByText(/^A new invitation has been sent to/)).toBeVisible();
    const second = await waybill.newestMailTo('halina.mazur@example.com');
    const stateOf = async (token: string | undefined) =>
      (
        await new ApiClient(waybill.url).call<{ forgotPasswordToken: { status: string } }>(
          'query ($token: String!) { forgotPasswordToken(token: $token) { status } }',
          { token },
        )
      ).forgotPasswordToken.status;
    expect([await stateOf(first.token), await stateOf(second.token)]).toEqual(['UNKNOWN', 'VALID']);
  });

  await test.step('adds a role, and sends nothing else', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    // The e-mail address of an existing user cannot be changed.
    await expect(address).toHaveCount(0);
    await page.getByLabel('Roles').click();
    await page.getByRole('option', { name: 'Logistician' }).click();
    await page.keyboard.press('Escape');
    const sent = page.waitForRequest((request) => request.postData()?.includes('updateUser') === true);
    await save.click();
    const { input } = [JSON.parse((await sent).postData() ?? '')].flat()[0].variables;
    const sync = [await fetchRoleId('driver'), await fetchRoleId('logistician')].toSorted();
    expect(input).toEqual({ id: expect.any(String), modified_at: expect.any(String), roles: { sync } });
    await expect(page.getByText('User Halina Mazur saved', { exact: true })).toBeVisible();
  });

  await test.step('filters by state and role', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Users' }).click();
    await page.getByRole('button', { name: /^Invited \d+$/ }).click();
    await expect(page.getByRole('row', { name: /Halina Mazur/ })).toContainText('Driver, Logistician');
    await expect(page.getByRole('row', { name: /Joanna Wilczyńska/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Roles' }).click();
    await page.getByLabel('Values').click();
    await page.getByRole('option', { name: 'Logistician' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Roles: Logistician' })).toBeVisible();
    await page
      .getByRole('row', { name: /Halina Mazur/ })
      .getByRole('link')
      .first()
      .click();
  });

  await test.step('lists the user among the deleted', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('This cannot be undone.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('User Halina Mazur deleted', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /Halina Mazur/ })).toHaveCount(0);
    await page.goto('/user?deleted=only');
    await expect(page.getByRole('row', { name: /Halina Mazur/ })).toContainText('Deleted');
  });
});

test('signs a user out when deactivated, and allows sign-in when activated', async ({ adminPage: page, waybill }) => {
  const { id, email } = await createColleague(waybill, ['support'], { first_name: 'Bogna', last_name: 'Cicha' });
  const theirs = await waybill.apiAs(email);

  await page.goto(`/user/${id}`);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('They are signed out at once');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('Inactive');
  await expect(theirs.call('{ account { lang } }', {})).rejects.toThrow(/110\d/);

  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('Active');
  await waybill.apiAs(email);

  await test.step('hides the change of own roles and state', async () => {
    await page.goto('/user?q=Joanna');
    await page.getByRole('button', { name: 'Actions for Joanna Wilczyńska' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Delete|ctivate/ })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Open' }).click();
    await expect(page.getByText('This is your own account.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Delete|ctivate/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await expect(page.getByLabel('Roles')).toHaveCount(0);
  });
});

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('shows a second factor, and resets it', async ({ openPageAs, waybill }) => {
    const { id, email } = await createColleague(waybill, ['driver'], { first_name: 'Zofia', last_name: 'Gil' });
    const theirs = await waybill.apiAs(email);
    const { twofaGenerateCode } = await theirs.call<{ twofaGenerateCode: { secret_key: string } }>(
      'mutation ($id: ID!) { twofaGenerateCode(user_id: $id) { secret_key } }',
      { id },
    );
    const code = generateSync({ secret: twofaGenerateCode.secret_key.replaceAll(' ', '') });
    await theirs.call('mutation ($input: TwoFactorInput!) { twofaActivate(input: $input) { status } }', {
      input: { user_id: id, code, status: true },
    });
    await expect(waybill.apiAs(email)).rejects.toThrow('code_required');

    const page = await openPageAs('admin@demo.test', 'pl');
    await page.goto(`/user/${id}`);
    await expect(page.getByRole('region', { name: 'Konto' })).toContainText('Logowanie dwuetapoweTak');
    const reset = page.getByRole('button', { name: 'Zresetuj logowanie dwuetapowe' });
    await reset.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zresetuj logowanie dwuetapowe' }).click();
    await expect(page.getByText(/^Zresetowano logowanie dwuetapowe użytkownika/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Konto' })).toContainText('Logowanie dwuetapoweNie');
    await expect(reset).toHaveCount(0);
    await waybill.apiAs(email);
  });
});
