import { ApiClient } from './harness/api';
import { expectAccessible } from './harness/axe';
import { createColleague } from './harness/colleague';
import { authPageHelpers, browserLocales } from './harness/auth-pages';
import { countMutationCalls } from './harness/registration';
import { expect, test } from './harness/test';

const name = { first_name: 'Jan', last_name: 'Wilk' };
const strongPassword = 'trzy zielone naczepy';

test.describe('in Polish', () => {
  test.use({ locale: browserLocales.pl });

  test('resets a password by mail, and signs in with the new one', async ({ page, waybill }) => {
    const { email } = await createColleague(waybill, ['logistician'], name);
    const { w, field, press, heading, signIn } = authPageHelpers(page, 'pl');
    await page.goto('/auth');
    await page.getByRole('link', { name: w.forgot }).click();
    await expect(page).toHaveURL('/auth/restorePassword');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expectAccessible(page, 'password forgotten', heading(w.forgot));
    await page.getByLabel('E-mail').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(heading(w.mailbox)).toBeFocused();

    const { link = '' } = await waybill.newestMailTo(email);
    await page.goto(link);
    await expect(heading(w.chooseNew)).toBeVisible();
    await expect(page).toHaveURL('/auth/restorePassword');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username');
    await expect(field(w.newPassword)).toHaveAttribute('autocomplete', 'new-password');

    // The console removes the link's token from the URL, but keeps it, so that the page can be reloaded.
    await page.reload();
    await field(w.newPassword).fill(strongPassword);
    await press(w.save);
    await expect(heading(w.changed)).toBeVisible();
    await expect(page).toHaveURL('/auth/passwordChanged');
    await page.getByRole('link', { name: w.signIn, exact: true }).click();
    await signIn(email, 'waybill-demo');
    await expect(page.getByRole('alert')).toHaveText(w.wrong);
    await signIn(email, strongPassword);
    await expect(heading(w.begin)).toBeVisible();

    // The link has been used, so it no longer works.
    await page.goto(link);
    await expect(heading(w.dead)).toBeVisible();
    await page.getByRole('link', { name: w.askAgain }).click();
    await expect(page).toHaveURL('/auth/restorePassword');
    await expect(heading(w.forgot)).toBeVisible();
  });
});

test('shows broken password rules on the field without sending, on a link that a scanner opened', async ({
  page,
  waybill,
}) => {
  const { email } = await createColleague(waybill, ['driver'], name);
  const ask = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { status } }';
  await new ApiClient(waybill.url).call(ask, { input: { email, auth_url: `${waybill.url}/auth/restorePassword` } });
  const { w, field, press, heading } = authPageHelpers(page, 'en');
  const sent = countMutationCalls(page, 'updateForgottenPassword');
  const { link = '' } = await waybill.newestMailTo(email);
  const password = field(w.newPassword);
  // Opening the link must not use it up, because mail scanners open links in a browser before the user does.
  await page.goto(link);
  await expect(password).toBeVisible();
  await page.goto('about:blank');

  await page.goto(link);
  for (const [typed, problem] of [
    ['krótkie', w.short],
    ['Password123!', w.common],
    [email, w.personal],
  ] as const) {
    await password.fill(typed);
    await press(w.save);
    await expect(password).toHaveAccessibleDescription(new RegExp(problem));
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toBeFocused();
  }
  expect(sent()).toBe(0);

  await page.getByRole('button', { name: w.show }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(strongPassword);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await press(w.save);
  await expect(heading(w.changed)).toBeVisible();
  expect(sent()).toBe(1);
});

test('shows the same for an unknown address, and sends once when pressed twice', async ({ page }) => {
  const { w, heading } = authPageHelpers(page, 'en');
  const sent = countMutationCalls(page, 'forgotPassword');
  await page.goto('/auth/restorePassword');
  await page.getByLabel('E-mail').fill('nobody-at-all@example.com');
  await page.getByRole('button', { name: w.sendLink }).dblclick();
  await expect(heading(w.mailbox)).toBeVisible();
  expect(sent()).toBe(1);
});
