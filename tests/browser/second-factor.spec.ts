import { expectAccessible } from './harness/axe';
import { colleague } from './harness/colleague';
import { choose, entrance, setUpFactor } from './harness/entrance';
import { countCalls } from './harness/registration';
import { expect, test } from './harness/test';

const name = { first_name: 'Ewa', last_name: 'Lis' };

test('asks for the code on the same screen when the password was right', async ({ page, waybill }) => {
  const person = await colleague(waybill, ['logistician'], name);
  const factor = await setUpFactor(waybill.url, person);
  const { w, field, press, heading, signIn } = entrance(page, 'en');
  const logins = countCalls(page, 'login');
  await page.goto('/auth');
  await choose(page, 'en', waybill.url);

  await test.step('a wrong password: no code is asked for', async () => {
    await signIn(person.email, 'not the password');
    await expect(page.getByRole('alert')).toHaveText(w.wrong);
    await expect(field(w.code)).toHaveCount(0);
  });

  await test.step('the right password: the code is asked for', async () => {
    await signIn(person.email, 'waybill-demo');
    await expect(field(w.code)).toBeFocused();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await expect(field(w.code)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field(w.code)).toHaveAttribute('inputmode', 'numeric');
  });

  await test.step('no code: nothing is sent', async () => {
    const before = logins();
    await press(w.signIn);
    await expect(field(w.code)).toHaveAccessibleDescription(new RegExp(w.codeMissing));
    expect(logins()).toBe(before);
    await expectAccessible(page, 'code missing', page.getByText(w.codeMissing));
  });

  await test.step('a wrong code is announced', async () => {
    await field(w.code).fill(factor.code() === '123456' ? '654321' : '123456');
    await page.keyboard.press('Enter');
    await expect(field(w.code)).toHaveAccessibleDescription(new RegExp(w.codeWrong));
    await expect(field(w.code)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(w.code)).toBeFocused();
  });

  await test.step('another address: the form forgets that a code was asked for, and signs in without', async () => {
    const before = logins();
    await signIn('admin@demo.test', 'not the password');
    await expect(page.getByRole('alert')).toHaveText(w.wrong);
    await expect(field(w.code)).toHaveCount(0);
    expect(logins()).toBe(before + 1);
  });

  await test.step('the right code signs in', async () => {
    await signIn(person.email, 'waybill-demo');
    await field(w.code).fill(factor.code());
    await page.keyboard.press('Enter');
    await expect(heading(w.begin)).toBeVisible();
  });
});

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('takes a recovery code instead, and says when it is wrong', async ({ page, waybill }) => {
    const person = await colleague(waybill, ['logistician'], name);
    const { recoveryCodes } = await setUpFactor(waybill.url, person);
    const { w, field, heading, signIn } = entrance(page, 'pl');
    await choose(page, 'pl', waybill.url);
    await page.goto('/auth');
    await signIn(person.email, 'waybill-demo');
    await expect(field(w.code)).toBeFocused();
    await page.getByRole('button', { name: w.useRecovery }).click();
    await expect(field(w.recovery)).toBeFocused();
    await field(w.recovery).fill('00000-00000');
    await page.keyboard.press('Enter');
    await expect(field(w.recovery)).toHaveAccessibleDescription(new RegExp(w.recoveryWrong));
    await field(w.recovery).fill((recoveryCodes[0] ?? '').toLowerCase());
    await page.keyboard.press('Enter');
    await expect(heading(w.begin)).toBeVisible();
  });
});
