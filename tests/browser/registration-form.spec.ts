import { sixDigitCodeIn } from '../api/harness/mails';
import { fetchNewestMail } from './harness/mails';
import { registrationPageHelpers } from './harness/registration';
import { expect, test } from './harness/test';

test('shows errors on their fields, focuses the first, and fills in the address of a city', async ({ page }) => {
  const person = registrationPageHelpers(page, 'en');
  await page.goto('/auth/registration/step1');
  const submit = () => page.getByRole('button', { name: 'Create account' }).click();
  const email = page.getByLabel('E-mail', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await submit();
  await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(page.getByLabel('First name')).toBeFocused();
  await person.enterAccount();
  await email.fill('nobody');
  await password.fill('password1234');
  await submit();
  await expect(password).toBeFocused();
  await password.fill('Zielona ciężarówka 77');
  await submit();
  await expect(email).toHaveAccessibleDescription('This is not a valid e-mail address.');
  await expect(email).toBeFocused();
  const terms = page.getByRole('checkbox', { name: person.words.terms });
  await terms.uncheck();
  await submit();
  await expect(terms).toHaveAccessibleDescription('Accept the terms to register.');

  // Registration accepts an address that has an account as it accepts any other, so as not to reveal the account. Its
  // owner, who never gets a valid code, can start again with another address.
  await email.fill('support@demo.test');
  await terms.check();
  await submit();
  await expect(person.heading('Check your e-mail')).toBeVisible();
  await page.getByRole('button', { name: 'Use another e-mail address' }).click();
  await expect(person.heading('Register your company')).toBeVisible();

  await person.fillAccount();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert')).toContainText('7 fields need your attention');
  await expect(person.field('Name')).toBeFocused();

  // The city chosen from the list also fills in state and country.
  await page.getByRole('combobox', { name: 'City' }).pressSequentially('Krak');
  const city = page.getByRole('option', { name: /Kraków/ }).first();
  await city.click();
  await expect(person.field('Country')).toHaveValue('Poland');
  await expect(person.field('State or region')).toHaveValue('małopolskie');

  await person.field('Name').fill('Zielone Drogi');
  await person.field('Registered name').fill('Zielone Drogi Sp. z o.o.');
  await person.field('House number').fill('7');
  await person.field('Company register number').fill('12');
  await person.field('VAT number').fill('PL1234567890');
  await page.getByRole('combobox', { name: 'Postal code' }).fill('1');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(person.field('Company register number')).toHaveAccessibleDescription(
    /not a valid number in that country/,
  );
  await expect(person.field('VAT number')).toHaveAccessibleDescription(/not a valid VAT number/);
  await expect(page.getByRole('combobox', { name: 'Postal code' })).toHaveAccessibleDescription(
    /not a valid postal code for the country/,
  );
  await expect(person.field('Company register number')).toBeFocused();
});

test('works by keyboard alone', async ({ page }) => {
  const { email, field, heading, words } = registrationPageHelpers(page, 'en');
  const type = async (text: string) => page.keyboard.type(text);
  const tab = async (times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press('Tab');
  };
  await page.goto('/auth/registration/step1');
  await expect(page.getByLabel('First name')).toBeFocused();
  await type('Zofia');
  await tab();
  await type('Zielona');
  await tab();
  await type(email);
  await tab();
  await type('Zielona ciężarówka 77');
  const terms = page.getByRole('checkbox', { name: words.terms });
  for (let stops = 0; stops < 10 && !(await terms.evaluate((box) => box === document.activeElement)); stops += 1)
    await tab();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(words.code)).toBeFocused();
  const { text } = await fetchNewestMail(new URL(page.url()).origin, email);
  await type(sixDigitCodeIn(text) ?? '');
  await page.keyboard.press('Enter');

  await expect(field('Name')).toBeFocused();
  await type('Zielone Drogi');
  await tab();
  await type('Zielone Drogi Sp. z o.o.');
  await tab();
  await type('0000331501');
  await tab(4);
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await type('Poland');
  await expect(page.getByRole('option', { name: 'Poland', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tab(2);
  await type('Nowhere');
  await tab();
  await type('31-042');
  await tab(2);
  await type('7');
  await expect(field('House number')).toHaveValue('7');
  await page.keyboard.press('Enter');

  await expect(heading('Choose a tariff')).toBeVisible();
  const trial = page.getByRole('button', { name: 'Start 14-day trial: Start' });
  await expect(trial).toBeVisible();
  for (let stops = 0; stops < 20 && !(await trial.evaluate((button) => button === document.activeElement)); stops += 1)
    await tab();
  await page.keyboard.press('Enter');
  await expect(heading('Welcome to Waybill, Zielone Drogi')).toBeFocused();
});
