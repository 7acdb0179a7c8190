import { randomUUID } from 'node:crypto';
import { expectAccessible } from './harness/axe';
import { usersApi } from './harness/users-api';
import { authPageHelpers, browserLocales } from './harness/auth-pages';
import { countMutationCalls } from './harness/registration';
import { signInAs, expect, test, type SharedServer } from './harness/test';

const strongPassword = 'trzy zielone naczepy';

/** Invites a new user to the demo's first company and returns the invitation mail. */
async function invite(waybill: SharedServer, email: string) {
  const api = await waybill.apiAs('admin@demo.test');
  await usersApi(api).inviteUser(email, ['logistician'], { first_name: 'Zofia', last_name: 'Sowa' });
  const input = { email, auth_url: `${waybill.url}/auth/invitation` };
  await api.call('mutation ($input: UserInviteInput!) { userInvite(input: $input) { status } }', { input });
  return waybill.newestMailTo(email);
}

test.describe('in Polish', () => {
  test.use({ locale: browserLocales.pl });

  test('accepts an invitation with a password, and leads to signing in', async ({ page, waybill }) => {
    const email = `invited.${randomUUID()}@example.com`;
    const { link = '' } = await invite(waybill, email);
    const { w, field, press, heading, signIn } = authPageHelpers(page, 'pl');
    const sent = countMutationCalls(page, 'updateUserInvitePassword');
    await page.goto(link);
    await expect(heading(w.join)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Trakt Bursztynowy Sp. z o.o.');
    await expect(page).toHaveURL('/auth/invitation');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await field(w.newPassword).fill('kurczak');
    await press(w.accept);
    await expect(field(w.newPassword)).toHaveAccessibleDescription(new RegExp(w.short));
    await expectAccessible(page, 'password refused', page.getByText(w.short));
    await field(w.newPassword).fill(strongPassword);
    await page.getByRole('button', { name: w.accept }).dblclick();
    await expect(heading(w.welcome)).toBeVisible();
    await expect(page).toHaveURL('/auth/createdUser');
    expect(sent()).toBe(1);
    await page.getByRole('link', { name: w.signIn, exact: true }).click();
    await signIn(email, strongPassword);
    await expect(heading(w.begin)).toBeVisible();

    // The link has been used, so it opens a page that says that the link no longer works, with a link to the sign-in
    // page.
    await page.goto(link);
    await expect(heading(w.dead)).toBeVisible();
    await expect(page).toHaveURL(/\/info\/tokenExpired/);
    await expect(page.getByRole('link', { name: w.toSignIn })).toBeVisible();
  });
});

test('shows an invalid link when the token is missing or malformed', async ({ page }) => {
  for (const path of ['/auth/invitation', '/auth/setPassword', '/auth/invitation?token=1.2.nonsense']) {
    await page.goto(path);
    await expect(authPageHelpers(page, 'en').heading('This link no longer works')).toBeVisible();
  }
});

test('shows the signed-in user, and signs them out when another accepts, also at the old path', async ({
  page,
  waybill,
}) => {
  const { token } = await invite(waybill, `invited.${randomUUID()}@example.com`);
  await signInAs(page, 'logistician@demo.test');
  const { w, field, press, heading } = authPageHelpers(page, 'en');
  await page.goto(`/auth/setPassword?token=${token}`);
  await expect(page.getByRole('main')).toContainText('logistician@demo.test is signed in here.');
  await field(w.newPassword).fill(strongPassword);
  await press(w.accept);
  await page.getByRole('link', { name: w.signIn, exact: true }).click();
  await expect(heading(w.signIn)).toBeVisible();
  await expect(page).toHaveURL('/auth');
});
