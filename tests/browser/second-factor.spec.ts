import { colleague } from './harness/colleague';
import { choose, entrance, languages, localeOf, setUpFactor } from './harness/entrance';
import { countCalls } from './harness/registration';
import { expect, test } from './harness/test';

const name = { first_name: 'Ewa', last_name: 'Lis' };

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: localeOf[language] });

    test('sign-in asks for the code on the same screen, once the password was right', async ({ page, waybill }) => {
      const person = await colleague(waybill, ['logistician'], name);
      const factor = await setUpFactor(waybill.url, person);
      const { w, field, press, heading, signIn } = entrance(page, language);
      const logins = countCalls(page, 'login');
      await page.goto('/auth');
      await choose(page, language, waybill.url);
      await signIn(person.email, 'not the password');
      await expect(page.getByRole('alert')).toHaveText(w.wrong);
      await expect(field(w.code)).toHaveCount(0);

      await signIn(person.email, 'waybill-demo');
      await expect(field(w.code)).toBeFocused();
      await expect(page).toHaveURL('/auth');
      await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
      await expect(field(w.code)).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(field(w.code)).toHaveAttribute('inputmode', 'numeric');

      // Nothing typed: nothing sent.
      const before = logins();
      await press(w.signIn);
      await expect(field(w.code)).toHaveAccessibleDescription(new RegExp(w.codeMissing));
      expect(logins()).toBe(before);

      await field(w.code).fill(factor.code() === '123456' ? '654321' : '123456');
      await page.keyboard.press('Enter');
      await expect(field(w.code)).toHaveAccessibleDescription(new RegExp(w.codeWrong));
      await expect(field(w.code)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(w.code)).toBeFocused();

      await field(w.code).fill(factor.code());
      await page.keyboard.press('Enter');
      await expect(heading(w.begin)).toBeVisible();
    });

    test('a recovery code does instead, once', async ({ page, waybill, browser, contextOptions, baseURL }) => {
      const person = await colleague(waybill, ['logistician'], name);
      const { recoveryCodes } = await setUpFactor(waybill.url, person);
      const other = await browser.newContext({ ...contextOptions, baseURL });
      const [first, again] = [page, await other.newPage()];
      for (const tab of [first, again]) {
        const { w, field, signIn } = entrance(tab, language);
        await choose(tab, language, waybill.url);
        await tab.goto('/auth');
        await signIn(person.email, 'waybill-demo');
        await expect(field(w.code)).toBeFocused();
        await tab.getByRole('button', { name: w.useRecovery }).click();
        await expect(field(w.recovery)).toBeFocused();
        await field(w.recovery).fill((recoveryCodes[0] ?? '').toLowerCase());
        await tab.keyboard.press('Enter');
        if (tab === first) await expect(entrance(tab, language).heading(w.begin)).toBeVisible();
        else await expect(field(w.recovery)).toHaveAccessibleDescription(new RegExp(w.recoveryWrong));
      }
      await other.close();
    });
  });
}

test('somebody else’s address makes the form forget that a code was asked for', async ({ page, waybill }) => {
  const person = await colleague(waybill, ['logistician'], name);
  await setUpFactor(waybill.url, person);
  const { w, field, heading, signIn } = entrance(page, 'en');
  await page.goto('/auth');
  await signIn(person.email, 'waybill-demo');
  await expect(field(w.code)).toBeVisible();
  await signIn('admin@demo.test', 'waybill-demo');
  await expect(heading(w.begin)).toBeVisible();
});
