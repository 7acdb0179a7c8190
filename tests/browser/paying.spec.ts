import type { Page } from '@playwright/test';
import { startServerApart } from './harness/apart';
import { payBy } from './harness/checkout';
import { countCalls, newcomer } from './harness/registration';
import { enter, expect, test } from './harness/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, tariff: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: tariff, exact: true }) });

/** What was paid is over for everybody, and no card is left to renew it with. */
const lapsed = `
  UPDATE payments SET start_date = start_date - 800, end_date = end_date - 800;
  UPDATE subscriptions SET payment_method_id = NULL, due_at = NULL;
`;

test('from registration to a paid company: a payment that is cancelled, declined or not confirmed costs nothing and can be tried again, until it is paid and the console opens', async ({
  page,
  waybill,
}) => {
  const person = newcomer(page, 'en');
  await person.openAccount();
  await person.enterCompany();
  const pay = page.getByRole('button', { name: /^Pay €/ });
  const thanks = heading(page, 'Thank you, your payment has arrived');
  let amount = '';

  await test.step('what the card will be charged is told before one leaves, by the month and by the year', async () => {
    await card(page, 'Fleet').getByRole('button', { name: 'Pay by card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay for Fleet' });
    const lines = dialog.getByLabel('What the card is charged');
    await expect(lines).toContainText('VAT 23%');
    const monthly = await lines.innerText();
    await dialog.getByRole('radio', { name: 'Yearly' }).check();
    await expect(lines).not.toHaveText(monthly, { useInnerText: true });
    await dialog.getByRole('radio', { name: 'Monthly' }).check();
    await expect(lines).toHaveText(monthly, { useInnerText: true });
    amount = /€[\d.,]+/.exec(await pay.innerText())?.[0] ?? '';
  });

  await test.step('pressed twice, it begins one payment, which is cancelled', async () => {
    const begun = countCalls(page, 'createPaymentSession');
    await pay.dblclick();
    await expect(page.getByText('no money moves')).toBeVisible();
    expect(begun()).toBe(1);
    await page
      .getByRole('button', { name: 'Cancel and go back' })
      .or(page.getByRole('link', { name: 'Cancel and go back' }))
      .click();
    await expect(page).toHaveURL(/\/info\/subscriptionUnsuccess\?payment=\d+$/);
    await expect(page.getByRole('main')).toContainText('Nothing was charged.');
    await page.getByRole('link', { name: 'Try again' }).click();
  });

  await test.step('what was begun is gone on with, declined, refused at the bank, and paid', async () => {
    await expect(heading(page, 'Choose a tariff')).toBeVisible();
    const begun = page.getByRole('status').filter({ hasText: 'A payment was begun' });
    await begun.getByRole('button', { name: 'Go on with the payment' }).click();
    await expect(pay).toContainText(amount);
    await pay.click();
    await payBy(page, 'declined');
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await payBy(page, 'confirmedOnce');
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByText('The payment was not confirmed at the bank.')).toBeVisible();
    await payBy(page, 'confirmedOnce');
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await expect(thanks).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`Charged: ${amount}`);
  });
  const paid = page.url();

  await test.step('the console opens, and the receipt arrives', async () => {
    await page.getByRole('link', { name: 'Start working' }).click();
    await expect(heading(page, 'Welcome to Waybill, Zielone Drogi')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Fleet is paid until \d\d\/\d\d\/\d{4}\./);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    const session = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}');
    expect(session).toMatchObject({ subscriptionState: 'ACTIVE', lastSuccessfulPayment: { id: expect.any(String) } });
    await expect.poll(async () => (await waybill.mailTo(person.email)).text).toContain(amount);
  });

  await test.step('the page of the unsuccessful payment does not say so of one that has arrived, in either spelling', async () => {
    await page.goto(paid.replace('subscriptionSuccess', 'subscriptionUnseccessful'));
    await expect(thanks).toBeVisible();
    await page.getByRole('link', { name: 'Go to the subscription' }).click();
    await expect(page).toHaveURL('/profile/Subscription');
    await expect(heading(page, /./)).toBeVisible();
  });
});

test('a company whose period is over is led away from its work, keeps what it typed, pays again and goes on; who may not pay is told whom to ask', async ({
  browser,
}) => {
  test.slow();
  const server = await startServerApart();
  try {
    const page = await browser.newPage({ baseURL: server.url, locale: 'en-GB' });
    await enter(page, 'admin@demo.test');
    await page.goto('/vehicle');
    await page.getByRole('grid').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Pallet places').fill('7');
    const form = page.url();

    await server.meanwhile(lapsed);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/info/subscriptionExpired');
    await expect(heading(page, 'Your tariff has ended')).toBeVisible();

    const driver = await browser.newPage({ baseURL: server.url, locale: 'en-GB' });
    await driver.goto('/auth');
    await driver.getByLabel('E-mail').fill('driver@demo.test');
    await driver.getByLabel('Password', { exact: true }).fill('waybill-demo');
    await driver.getByRole('button', { name: 'Sign in' }).click();
    await expect(driver).toHaveURL('/info/subscriptionExpired');
    await expect(driver.getByRole('main')).toContainText('Ask an administrator of your company');
    await expect(driver.getByRole('main').getByRole('link')).toHaveCount(0);
    await driver.goto('/auth/registration/step3');
    await expect(driver).toHaveURL('/info/subscriptionExpired');

    await page.getByRole('link', { name: 'Choose a tariff' }).click();
    await expect(heading(page, 'Choose a tariff to go on with')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Steps of the registration' })).toHaveCount(0);
    await card(page, 'Fleet').getByRole('button', { name: 'Pay by card' }).click();
    await expect(page.getByRole('button', { name: /trial/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Pay €/ }).click();
    await payBy(page, 'pays');
    await expect(heading(page, 'Thank you, your payment has arrived')).toBeVisible();
    await page.goto(form);
    await expect(page.getByLabel('Pallet places')).toHaveValue('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();

    await driver.getByRole('button', { name: 'Look again' }).click();
    await expect(heading(driver, 'Your company can work again')).toBeVisible();
    await driver.getByRole('link', { name: 'Start working' }).click();
    await expect(heading(driver, 'Today')).toBeVisible();
    await page.close();
    await driver.close();
  } finally {
    await server.end();
  }
});
