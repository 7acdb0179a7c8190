import { randomUUID } from 'node:crypto';
import { expectAccessible } from './harness/axe';
import { people } from './harness/people';
import { entrance, localeOf } from './harness/entrance';
import { countCalls } from './harness/registration';
import { enter, expect, test, type Waybill } from './harness/test';

const goodPassword = 'trzy zielone naczepy';

/** Invites somebody to the demo's first company, whom no other test knows; the mail that they get. */
async function invite(waybill: Waybill, email: string) {
  const api = await waybill.as('admin@demo.test');
  await people(api).inviteUser(email, ['logistician'], { first_name: 'Zofia', last_name: 'Sowa' });
  const input = { email, auth_url: `${waybill.url}/auth/invitation` };
  await api.call('mutation ($input: UserInviteInput!) { userInvite(input: $input) { status } }', { input });
  return waybill.mailTo(email);
}

test.describe('in Polish', () => {
  test.use({ locale: localeOf.pl });

  test('an invitation is accepted by its link: a password, and then one signs in', async ({ page, waybill }) => {
    const email = `invited.${randomUUID()}@example.com`;
    const { link = '' } = await invite(waybill, email);
    const { w, field, press, heading, signIn } = entrance(page, 'pl');
    const sent = countCalls(page, 'updateUserInvitePassword');
    await page.goto(link);
    await expect(heading(w.join)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Trakt Bursztynowy Sp. z o.o.');
    await expect(page).toHaveURL('/auth/invitation');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await field(w.newPassword).fill('kurczak');
    await press(w.accept);
    await expect(field(w.newPassword)).toHaveAccessibleDescription(new RegExp(w.short));
    await expectAccessible(page, 'password refused', page.getByText(w.short));
    await field(w.newPassword).fill(goodPassword);
    await page.getByRole('button', { name: w.accept }).dblclick();
    await expect(heading(w.welcome)).toBeVisible();
    await expect(page).toHaveURL('/auth/createdUser');
    expect(sent()).toBe(1);
    await page.getByRole('link', { name: w.signIn, exact: true }).click();
    await signIn(email, goodPassword);
    await expect(heading(w.begin)).toBeVisible();

    // Accepted already: the link says so, and leads to signing in.
    await page.goto(link);
    await expect(heading(w.dead)).toBeVisible();
    await expect(page).toHaveURL(/\/info\/tokenExpired/);
    await expect(page.getByRole('link', { name: w.toSignIn })).toBeVisible();
  });
});

test('a page of an invitation that was opened without its token says what to do', async ({ page }) => {
  for (const path of ['/auth/invitation', '/auth/setPassword', '/auth/invitation?token=1.2.nonsense']) {
    await page.goto(path);
    await expect(entrance(page, 'en').heading('This link does not work any more')).toBeVisible();
  }
});

test('says who is signed in here, and signs them out when somebody else accepts, at the older address too', async ({
  page,
  waybill,
}) => {
  const { token } = await invite(waybill, `invited.${randomUUID()}@example.com`);
  await enter(page, 'logistician@demo.test');
  const { w, field, press, heading } = entrance(page, 'en');
  await page.goto(`/auth/setPassword?token=${token}`);
  await expect(page.getByRole('main')).toContainText('logistician@demo.test is signed in here.');
  await field(w.newPassword).fill(goodPassword);
  await press(w.accept);
  await page.getByRole('link', { name: w.signIn, exact: true }).click();
  await expect(heading(w.signIn)).toBeVisible();
  await expect(page).toHaveURL('/auth');
});
