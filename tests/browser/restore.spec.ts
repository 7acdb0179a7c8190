import { Api } from './harness/api';
import { colleague } from './harness/colleague';
import { choose, entrance, languages, localeOf, setUpFactor } from './harness/entrance';
import { countCalls } from './harness/registration';
import { expect, test } from './harness/test';

const name = { first_name: 'Jan', last_name: 'Wilk' };
const goodPassword = 'trzy zielone naczepy';

/** Has a link sent, as the page does. */
async function askForLink(url: string, email: string): Promise<void> {
  const input = { email, auth_url: `${url}/auth/restorePassword` };
  await new Api(url).call('mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { status } }', {
    input,
  });
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: localeOf[language] });

    test('a forgotten password: a mail, its link, a new password, which signs in', async ({ page, waybill }) => {
      const { email } = await colleague(waybill, ['logistician'], name);
      await choose(page, language, waybill.url);
      const { w, field, press, heading, signIn } = entrance(page, language);
      await page.goto('/auth');
      await page.getByRole('link', { name: w.forgot }).click();
      await expect(page).toHaveURL('/auth/restorePassword');
      await expect(page.getByLabel('E-mail')).toBeFocused();
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');
      await expect(heading(w.mailbox)).toBeFocused();

      const { link = '' } = await waybill.mailTo(email);
      await page.goto(link);
      await expect(heading(w.chooseNew)).toBeVisible();
      await expect(page).toHaveURL('/auth/restorePassword');
      await expect(page.getByLabel('E-mail')).toHaveValue(email);
      await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username');
      await expect(field(w.newPassword)).toHaveAttribute('autocomplete', 'new-password');

      // The token is out of the address and survives that the page is loaded anew.
      await page.reload();
      await field(w.newPassword).fill(goodPassword);
      await press(w.save);
      await expect(heading(w.changed)).toBeVisible();
      await expect(page).toHaveURL('/auth/passwordChanged');
      await page.getByRole('link', { name: w.signIn, exact: true }).click();
      await signIn(email, 'waybill-demo');
      await expect(page.getByRole('alert')).toHaveText(w.wrong);
      await signIn(email, goodPassword);
      await expect(heading(w.begin)).toBeVisible();

      // The link is used up.
      await page.goto(link);
      await expect(heading(w.dead)).toBeVisible();
      await page.getByRole('link', { name: w.askAgain }).click();
      await expect(page).toHaveURL('/auth/restorePassword');
      await expect(heading(w.forgot)).toBeVisible();
    });

    test('a password that breaks a rule is told of on its field, and nothing is sent', async ({ page, waybill }) => {
      const { email } = await colleague(waybill, ['driver'], name);
      await choose(page, language, waybill.url);
      await askForLink(waybill.url, email);
      const { w, field, press, heading } = entrance(page, language);
      const sent = countCalls(page, 'updateForgottenPassword');
      await page.goto((await waybill.mailTo(email)).link ?? '');
      const password = field(w.newPassword);
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
      await password.fill(goodPassword);
      await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
      await press(w.save);
      await expect(heading(w.changed)).toBeVisible();
      expect(sent()).toBe(1);
    });
  });
}

test('what is said after asking is the same for an address that nobody has', async ({ page }) => {
  const { w, heading } = entrance(page, 'en');
  await page.goto('/auth/restorePassword');
  await page.getByLabel('E-mail').fill('nobody-at-all@example.com');
  await page.keyboard.press('Enter');
  await expect(heading(w.mailbox)).toBeVisible();
});

test('a scanner that fetches the link uses nothing up', async ({ page, request, waybill }) => {
  const { email } = await colleague(waybill, ['driver'], name);
  await askForLink(waybill.url, email);
  const { link = '' } = await waybill.mailTo(email);
  for (let time = 1; time <= 3; time += 1)
    expect((await request.get(link, { headers: { accept: 'text/html' } })).status()).toBe(200);
  // A scanner with a browser of its own, too.
  await page.goto(link);
  const { w, field, heading, press } = entrance(page, 'en');
  await expect(field(w.newPassword)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await field(w.newPassword).fill(goodPassword);
  await press(w.save);
  await expect(heading(w.changed)).toBeVisible();
});

test('a restored password does not skip the second factor', async ({ page, waybill }) => {
  const person = await colleague(waybill, ['logistician'], name);
  const factor = await setUpFactor(waybill.url, person);
  await choose(page, 'en', waybill.url);
  await askForLink(waybill.url, person.email);
  const { w, field, heading, press, signIn } = entrance(page, 'en');
  await page.goto((await waybill.mailTo(person.email)).link ?? '');
  await field(w.newPassword).fill(goodPassword);
  await press(w.save);
  await page.getByRole('link', { name: w.signIn, exact: true }).click();
  await signIn(person.email, goodPassword);
  await field(w.code).fill(factor.code());
  await page.keyboard.press('Enter');
  await expect(heading(w.begin)).toBeVisible();
});

test('pressing twice sends once', async ({ page, waybill }) => {
  const { email } = await colleague(waybill, ['driver'], name);
  const sent = countCalls(page, 'forgotPassword');
  await page.goto('/auth/restorePassword');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).dblclick();
  await expect(entrance(page, 'en').heading('Look into your mailbox')).toBeVisible();
  expect(sent()).toBe(1);
});
