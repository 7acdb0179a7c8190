import { countCalls, newcomer } from './harness/registration';
import { expect, test } from './harness/test';

test('wrong data is told of on the right fields, and the first of them has the focus', async ({ page }) => {
  const person = newcomer(page, 'en');
  await page.goto('/auth/registration/step1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await page.getByLabel('E-mail', { exact: true }).fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('password1234');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('Zielona ciężarówka 77');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
    'This is not a valid e-mail address.',
  );

  await person.openAccount();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('alert')).toContainText('7 fields need your attention');
  await expect(person.field('Name')).toBeFocused();
  await person.fillCompany();
  await person.field('Company register number').fill('12');
  await person.field('VAT number').fill('PL1234567890');
  await page.getByRole('combobox', { name: 'Postal code' }).fill('1');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(person.field('Company register number')).toHaveAccessibleDescription(/not a number of that country/);
  await expect(person.field('VAT number')).toHaveAccessibleDescription(/not a VAT number/);
  await expect(page.getByRole('combobox', { name: 'Postal code' })).toHaveAccessibleDescription(
    /not in the form of the country/,
  );
  await expect(person.field('Company register number')).toBeFocused();
});

test('the city that is chosen fills in state and country', async ({ page }) => {
  const person = newcomer(page, 'en');
  await person.openAccount();
  await page.getByRole('combobox', { name: 'City' }).pressSequentially('Krak');
  await page
    .getByRole('option', { name: /Kraków/ })
    .first()
    .click();
  await expect(person.field('Country')).toHaveValue('Poland');
  await expect(person.field('State or region')).toHaveValue('małopolskie');
});

test('the keyboard alone is enough', async ({ page }) => {
  const { email, field, heading } = newcomer(page, 'en');
  const type = async (text: string) => page.keyboard.type(text);
  const tab = async (times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press('Tab');
  };
  await page.goto('/auth/registration/step1');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await type(email);
  await tab();
  await type('Zielona ciężarówka 77');
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
  const trial = page.getByRole('button', { name: 'Start 14 days’ trial: Start' });
  await expect(trial).toBeVisible();
  for (let stops = 0; stops < 20 && !(await trial.evaluate((button) => button === document.activeElement)); stops += 1)
    await tab();
  await page.keyboard.press('Enter');
  await expect(heading('Welcome to Waybill, Zielone Drogi')).toBeFocused();
});

test('a button that is pressed twice sends once', async ({ page }) => {
  const person = newcomer(page, 'en');
  const { email, heading } = person;
  const [registered, entered, tried] = [
    countCalls(page, 'register'),
    countCalls(page, 'updateTenant', '"company":{"update"'),
    countCalls(page, 'startTrial'),
  ];
  await page.goto('/auth/registration/step1');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Zielona ciężarówka 77');
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(heading('Your company')).toBeVisible();
  expect(registered()).toBe(1);

  await person.fillCompany();
  await page.getByRole('button', { name: 'Save and go on' }).dblclick();
  await expect(heading('Choose a tariff')).toBeVisible();
  expect(entered()).toBe(1);

  await page.getByRole('button', { name: 'Start 14 days’ trial: Start' }).dblclick();
  await expect(heading('Welcome to Waybill, Zielone Drogi')).toBeVisible();
  expect(tried()).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'pl-PL' });

  test('nothing is wider than the screen', async ({ page }) => {
    const person = newcomer(page, 'pl');
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.goto('/auth/registration/step1');
    await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
    expect(await tooWide()).toBe(0);
    await person.openAccount();
    expect(await tooWide()).toBe(0);
    await person.enterCompany();
    expect(await tooWide()).toBe(0);
    await page.getByRole('button', { name: 'Wypróbuj przez 14 dni: Flota' }).click();
    await expect(person.heading('Witamy w systemie Waybill, Zielone Drogi')).toBeVisible();
    expect(await tooWide()).toBe(0);
  });
});
