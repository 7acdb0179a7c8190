import { expectAccessible } from './harness/axe';
import { createColleague } from './harness/colleague';
import { setLanguageCookie, authPageHelpers, enableSecondFactor } from './harness/auth-pages';
import { countMutationCalls } from './harness/registration';
import { expect, test } from './harness/test';

const name = { first_name: 'Ewa', last_name: 'Lis' };

test('asks for the code on the same page after the right password', async ({ page, waybill }) => {
  const person = await createColleague(waybill, ['logistician'], name);
  const factor = await enableSecondFactor(waybill.url, person);
  const { w, field, press, heading, signIn } = authPageHelpers(page, 'en');
  const logins = countMutationCalls(page, 'login');
  await page.goto('/auth');
  await setLanguageCookie(page, 'en', waybill.url);

  await test.step('does not ask after a wrong password', async () => {
    await signIn(person.email, 'not the password');
    await expect(page.getByRole('alert')).toHaveText(w.wrong);
    await expect(field(w.code)).toHaveCount(0);
  });

  await test.step('asks after the right password', async () => {
    await signIn(person.email, 'waybill-demo');
    await expect(field(w.code)).toBeFocused();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await expect(field(w.code)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field(w.code)).toHaveAttribute('inputmode', 'numeric');
  });

  await test.step('sends nothing without a code', async () => {
    const before = logins();
    await press(w.signIn);
    await expect(field(w.code)).toHaveAccessibleDescription(new RegExp(w.codeMissing));
    expect(logins()).toBe(before);
    await expectAccessible(page, 'code missing', page.getByText(w.codeMissing));
  });

  await test.step('announces a wrong code', async () => {
    await field(w.code).fill(factor.code() === '123456' ? '654321' : '123456');
    await page.keyboard.press('Enter');
    await expect(field(w.code)).toHaveAccessibleDescription(new RegExp(w.codeWrong));
    await expect(field(w.code)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(w.code)).toBeFocused();
  });

  await test.step('signs in without a code after another address is entered', async () => {
    const before = logins();
    await signIn('admin@demo.test', 'not the password');
    await expect(page.getByRole('alert')).toHaveText(w.wrong);
    await expect(field(w.code)).toHaveCount(0);
    expect(logins()).toBe(before + 1);
  });

  // A right code is entered in social.spec.ts.
  await test.step('reports a wrong recovery code, and signs in with a right one', async () => {
    await signIn(person.email, 'waybill-demo');
    await page.getByRole('button', { name: w.useRecovery }).click();
    await expect(field(w.recovery)).toBeFocused();
    await field(w.recovery).fill('00000-00000');
    await page.keyboard.press('Enter');
    await expect(field(w.recovery)).toHaveAccessibleDescription(new RegExp(w.recoveryWrong));
    await field(w.recovery).fill((factor.recoveryCodes[0] ?? '').toLowerCase());
    await page.keyboard.press('Enter');
    await expect(heading(w.begin)).toBeVisible();
  });
});
