import { generateSync } from 'otplib';
import { Api } from './harness/api';
import { colleague } from './harness/colleague';
import { people } from './harness/people';
import { expect, test } from './harness/test';

test('an admin invites someone, who gets a mail and then is in the list as invited', async ({
  adminPage: page,
  waybill,
}) => {
  await page.goto('/user');
  await page.getByRole('link', { name: 'Invite a user' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveAccessibleDescription('Fill this in.');
  await expect(page.getByLabel('Roles')).toHaveAccessibleDescription('Fill this in.');

  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('halina.mazur@example.com');
  await page.getByLabel('Roles').click();
  await page.getByRole('option', { name: 'Driver' }).click();
  await page.getByRole('option', { name: 'Support' }).click();
  await page.keyboard.press('Escape');
  // The last one chosen goes by the keyboard.
  await page.getByLabel('Roles').press('Backspace');
  await page.getByLabel('First name').fill('Halina');
  await page.getByLabel('Last name').fill('Mazur');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Halina Mazur is invited: the e-mail is on its way', { exact: true })).toBeVisible();
  const invitation = await waybill.mailTo('halina.mazur@example.com');
  expect(invitation.link).toContain(`${waybill.url}/auth/invitation?token=`);
  const account = page.getByRole('region', { name: 'Account' });
  await expect(account).toContainText('Invited');
  await expect(account).toContainText('Driver');
  await expect(account).not.toContainText('Support');

  await page.goto('/user?q=a');
  await page.getByRole('button', { name: /^Invited \d+$/ }).click();
  await expect(page.getByRole('row', { name: /Halina Mazur/ })).toContainText('Driver');
  await expect(page.getByRole('row', { name: /Joanna Wilczyńska/ })).toHaveCount(0);
});

test('an address that somebody has is refused on its field', async ({ adminPage: page }) => {
  await page.goto('/user/create');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('driver@demo.test');
  await page.getByLabel('Roles').click();
  await page.getByRole('option', { name: 'Driver' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveAccessibleDescription(
    'This value is already in use.',
  );
});

test('roles are added to a person, and nothing else is sent', async ({ adminPage: page, waybill }) => {
  const { inviteUser, roleId } = people(await waybill.as('admin@demo.test'));
  const id = await inviteUser('zenon.krol@example.com', ['driver'], { first_name: 'Zenon', last_name: 'Król' });
  await page.goto(`/user/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  // The address to sign in with is given once.
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveCount(0);
  await page.getByLabel('Roles').click();
  await page.getByRole('option', { name: 'Logistician' }).click();
  await page.keyboard.press('Escape');
  const sent = page.waitForRequest((request) => request.postData()?.includes('updateUser') === true);
  await page.getByRole('button', { name: 'Save' }).click();
  const { input } = [JSON.parse((await sent).postData() ?? '')].flat()[0].variables;
  const ids = [await roleId('driver'), await roleId('logistician')].toSorted();
  expect(input).toEqual({ id, modified_at: expect.any(String), roles: { sync: ids } });
  await expect(page.getByText('User Zenon Król saved', { exact: true })).toBeVisible();

  await page.goto('/user?q=zenon');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'Roles' }).click();
  await page.getByLabel('Values').click();
  await page.getByRole('option', { name: 'Logistician' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Roles: Logistician' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Zenon Król/ })).toContainText('Driver, Logistician');
});

test('whoever is deactivated is out at once, and in again when activated', async ({
  adminPage: page,
  openFor,
  waybill,
}) => {
  const { setState, userId } = people(await waybill.as('admin@demo.test'));
  const id = await userId('support@demo.test');
  try {
    const theirs = await openFor('support@demo.test');
    await theirs.goto('/vehicle');
    await expect(theirs.getByRole('grid').getByRole('link').first()).toBeVisible();

    await page.goto(`/user/${id}`);
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('They are signed out at once');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('Inactive');
    // The page may hear of it by itself before it asks for anything.
    await theirs.getByRole('link', { name: 'Customers', includeHidden: true }).dispatchEvent('click');
    await expect(theirs.getByText('Session expired')).toBeVisible();

    await page.getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('Active');
    const again = await openFor('support@demo.test');
    await again.goto('/vehicle');
    await expect(again.getByRole('grid').getByRole('link').first()).toBeVisible();
  } finally {
    await setState(id, 'ACTIVE').catch(() => {});
  }
});

test('a user is deleted, and is found among the deleted ones', async ({ adminPage: page, waybill }) => {
  const { inviteUser } = people(await waybill.as('admin@demo.test'));
  const id = await inviteUser('to.delete@example.com', ['driver'], { first_name: 'Ewa', last_name: 'Usunięta' });
  await page.goto(`/user/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('It cannot be restored later.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User Ewa Usunięta deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ewa Usunięta/ })).toHaveCount(0);
  await page.goto('/user?deleted=only');
  await expect(page.getByRole('row', { name: /Ewa Usunięta/ })).toContainText('Deleted');
});

test('nobody is offered to change their own roles or state', async ({ adminPage: page, waybill }) => {
  const { userId } = people(await waybill.as('admin@demo.test'));
  const id = await userId('admin@demo.test');
  await page.goto('/user?q=Joanna');
  await page.getByRole('button', { name: 'Actions for Joanna Wilczyńska' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Delete|ctivate/ })).toHaveCount(0);
  await page.goto(`/user/${id}`);
  await expect(page.getByText('This is you.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Delete|ctivate/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByLabel('Roles')).toHaveCount(0);
});

test('who may only look at people is offered nothing to change', async ({ openFor, waybill }) => {
  const { userId } = people(await waybill.as('admin@demo.test'));
  const id = await userId('driver@demo.test');
  const page = await openFor('support@demo.test');
  await page.goto('/user?q=Borkowski');
  await expect(page.getByRole('row', { name: /Tomasz Borkowski/ })).toContainText('Driver');
  await expect(page.getByRole('link', { name: 'Invite a user' })).toHaveCount(0);
  await page.goto(`/user/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tomasz Borkowski' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Delete|ctivate/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
});

test('/user/profile is one’s own profile', async ({ adminPage: page }) => {
  await page.goto('/user/profile');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main')).toContainText('Administrator');
});

const words = {
  en: {
    again: 'Send the invitation again',
    sent: /^The invitation to .* is on its way/,
    account: 'Account',
    until: 'Invitation good until',
    factor: 'Two-step sign-in',
    yes: 'Yes',
    no: 'No',
    reset: 'Reset two-step sign-in',
    resetDone: /^Two-step sign-in of .* is reset$/,
  },
  pl: {
    again: 'Wyślij zaproszenie ponownie',
    sent: /^Zaproszenie dla: .* jest w drodze/,
    account: 'Konto',
    until: 'Zaproszenie ważne do',
    factor: 'Logowanie dwuetapowe',
    yes: 'Tak',
    no: 'Nie',
    reset: 'Zresetuj logowanie dwuetapowe',
    resetDone: /^Zresetowano logowanie dwuetapowe użytkownika/,
  },
};

for (const language of ['en', 'pl'] as const) {
  const w = words[language];
  test.describe(`how people sign in: ${language}`, () => {
    test.use({ locale: language === 'pl' ? 'pl-PL' : 'en-GB' });

    test('an invitation is sent again: the new link works, the one before does not', async ({ openFor, waybill }) => {
      const { inviteUser } = people(await waybill.as('admin@demo.test'));
      const email = `again.${language}.${Date.now()}@example.com`;
      const id = await inviteUser(email, ['driver'], { first_name: 'Renata', last_name: 'Sowa' });
      const page = await openFor('admin@demo.test', language);
      await page.goto(`/user/${id}`);
      const send = page.getByRole('button', { name: w.again });
      const tokenSent = async () => {
        await expect(page.getByText(w.sent).last()).toBeVisible();
        return (await waybill.mailTo(email)).token;
      };
      await send.click();
      const first = await tokenSent();
      await expect(page.getByRole('region', { name: w.account })).toContainText(new RegExp(`${w.until}\\s*\\d`));
      const answered = page.waitForResponse(
        (response) => response.request().postData()?.includes('userInvite') === true,
      );
      await send.click();
      await answered;
      const second = await tokenSent();
      expect(second).not.toBe(first);
      const check = async (token: string | undefined) =>
        (
          await new Api(waybill.url).call<{ forgotPasswordToken: { status: string } }>(
            'query ($token: String!) { forgotPasswordToken(token: $token) { status } }',
            { token },
          )
        ).forgotPasswordToken.status;
      expect([await check(first), await check(second)]).toEqual(['UNKNOWN', 'VALID']);
    });

    test('a second factor is shown, and reset for who lost theirs, by whoever may', async ({ openFor, waybill }) => {
      const { id, email } = await colleague(waybill, ['driver'], { first_name: 'Zofia', last_name: 'Gil' });
      const theirs = await waybill.as(email);
      const { twofaGenerateCode } = await theirs.call<{ twofaGenerateCode: { secret_key: string } }>(
        'mutation ($id: ID!) { twofaGenerateCode(user_id: $id) { secret_key } }',
        { id },
      );
      const code = generateSync({ secret: twofaGenerateCode.secret_key.replaceAll(' ', '') });
      await theirs.call('mutation ($input: TwoFactorInput!) { twofaActivate(input: $input) { status } }', {
        input: { user_id: id, code, status: true },
      });
      await expect(waybill.as(email)).rejects.toThrow('code_required');

      const support = await openFor('support@demo.test', language);
      await support.goto(`/user/${id}`);
      await expect(support.getByRole('region', { name: w.account })).toContainText(`${w.factor}${w.yes}`);
      await expect(support.getByRole('button', { name: w.reset })).toHaveCount(0);

      const page = await openFor('admin@demo.test', language);
      await page.goto(`/user/${id}`);
      await page.getByRole('button', { name: w.reset }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: w.reset }).click();
      await expect(page.getByText(w.resetDone)).toBeVisible();
      await expect(page.getByRole('region', { name: w.account })).toContainText(`${w.factor}${w.no}`);
      await expect(page.getByRole('button', { name: w.reset })).toHaveCount(0);
      await waybill.as(email);
    });
  });
}
