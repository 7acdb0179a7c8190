import type { Page } from '@playwright/test';
import { startIsolatedServer } from './harness/isolated-server';
import { payWithCard } from './harness/checkout';
import { countMutationCalls, registrationPageHelpers } from './harness/registration';
import { signInAs, expect, test } from './harness/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, tariff: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: tariff, exact: true }) });

/** SQL that makes all subscriptions expire: moves their paid periods into the past and removes their cards. */
const expireAll = `
  UPDATE payments SET start_date = start_date - 800, end_date = end_date - 800;
  UPDATE subscriptions SET payment_method_id = NULL, due_at = NULL;
`;

test('leads from registration to a paid company: a cancelled, declined or unconfirmed payment charges nothing and can be repeated', async ({
  page,
  waybill,
}) => {
  const person = registrationPageHelpers(page, 'en');
  await person.openAccount();
  await person.enterCompany();
  const pay = page.getByRole('button', { name: /^Pay €/ });
  const thanks = heading(page, 'Thank you, your payment has arrived');
  let amount = '';

  await test.step('shows the monthly and yearly charge before leaving the page', async () => {
    await card(page, 'Fleet').getByRole('button', { name: 'Pay by card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay for Fleet' });
    const lines = dialog.getByLabel('Amount charged to the card');
    await expect(lines).toContainText('VAT 23%');
    const monthly = await lines.innerText();
    await dialog.getByRole('radio', { name: 'Yearly' }).check();
    await expect(lines).not.toHaveText(monthly, { useInnerText: true });
    await dialog.getByRole('radio', { name: 'Monthly' }).check();
    await expect(lines).toHaveText(monthly, { useInnerText: true });
    amount = /€[\d.,]+/.exec(await pay.innerText())?.[0] ?? '';
  });

  await test.step('creates one payment when pressed twice, which is cancelled', async () => {
    const sessionCount = countMutationCalls(page, 'createPaymentSession');
    await pay.dblclick();
    await expect(page.getByText('no money is charged')).toBeVisible();
    expect(sessionCount()).toBe(1);
    await page
      .getByRole('button', { name: 'Cancel and go back' })
      .or(page.getByRole('link', { name: 'Cancel and go back' }))
      .click();
    await expect(page).toHaveURL(/\/info\/subscriptionUnsuccess\?payment=\d+$/);
    await expect(page.getByRole('main')).toContainText('Nothing was charged.');
    await page.getByRole('link', { name: 'Try again' }).click();
  });

  await test.step('resumes a pending payment, which is declined, refused at the bank, and then paid', async () => {
    await expect(heading(page, 'Choose a tariff')).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'Payment started' });
    await notice.getByRole('button', { name: 'Continue with the payment' }).click();
    await expect(pay).toContainText(amount);
    await pay.click();
    await payWithCard(page, 'declined');
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await payWithCard(page, 'confirmedOnce');
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByText('The payment was not confirmed with the bank.')).toBeVisible();
    await payWithCard(page, 'confirmedOnce');
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await expect(thanks).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`Charged: ${amount}`);
  });
  const paid = page.url();

  await test.step('opens the console, with a receipt', async () => {
    await page.getByRole('link', { name: 'Start working' }).click();
    await expect(heading(page, 'Welcome to Waybill, Zielone Drogi')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Fleet is paid until \d\d\/\d\d\/\d{4}\./);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    const session = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}');
    expect(session).toMatchObject({ subscriptionState: 'ACTIVE', lastSuccessfulPayment: { id: expect.any(String) } });
    await expect.poll(async () => (await waybill.newestMailTo(person.email)).text).toContain(amount);
  });

  await test.step('shows a successful payment on the page of failed ones, in both spellings', async () => {
    await page.goto(paid.replace('subscriptionSuccess', 'subscriptionUnseccessful'));
    await expect(thanks).toBeVisible();
    await page.getByRole('link', { name: 'Go to the subscription' }).click();
    await expect(page).toHaveURL('/profile/Subscription');
    await expect(heading(page, /./)).toBeVisible();
  });
});

test('lets a company with an expired subscription read, keeps its input, and lets it write after payment; users who may not pay see whom to ask', async ({
  browser,
}) => {
  test.slow();
  const server = await startIsolatedServer();
  try {
    const page = await browser.newPage({ baseURL: server.url, locale: 'en-GB' });
    await signInAs(page, 'admin@demo.test');
    await page.goto('/vehicle');
    await page.getByRole('grid').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Year', exact: true }).fill('2011');
    const form = page.url();

    await server.runSqlWhileStopped(expireAll);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Your company has no active tariff');
    const banner = (of: Page) => of.getByRole('status').filter({ hasText: 'tariff has ended' });
    await expect(banner(page)).toContainText('You can read and export everything');

    const driver = await browser.newPage({ baseURL: server.url, locale: 'en-GB' });
    await driver.goto('/auth');
    await driver.getByLabel('E-mail').fill('driver@demo.test');
    await driver.getByLabel('Password', { exact: true }).fill('waybill-demo');
    await driver.getByRole('button', { name: 'Sign in' }).click();
    await expect(driver).toHaveURL('/info/subscriptionExpired');
    await expect(driver.getByRole('main')).toContainText(/These colleagues can .+: \S+ \S+\./);
    await driver.goto('/auth/registration/step3');
    await expect(driver).toHaveURL('/info/subscriptionExpired');
    await driver.getByRole('link', { name: 'View my records' }).click();
    await expect(heading(driver, 'Today')).toBeVisible();
    await expect(banner(driver)).toContainText(/You can ask \S+ \S+ to renew it/);
    await expect(driver.getByRole('button', { name: /^(Start|Done)/ })).toHaveCount(0);

    await banner(page).getByRole('link', { name: 'Renew the tariff' }).click();
    await expect(heading(page, /./)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Choose a tariff' }).click();
    await expect(heading(page, 'Choose a tariff to continue')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Registration steps' })).toHaveCount(0);
    await card(page, 'Fleet').getByRole('button', { name: 'Pay by card' }).click();
    await expect(page.getByRole('button', { name: /trial/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Pay €/ }).click();
    await payWithCard(page, 'pays');
    await expect(heading(page, 'Thank you, your payment has arrived')).toBeVisible();
    await page.goto(form);
    await expect(page.getByRole('textbox', { name: 'Year', exact: true })).toHaveValue('2011');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();

    await driver.goto('/info/subscriptionExpired');
    await expect(heading(driver, 'Your company can continue working')).toBeVisible();
    await driver.getByRole('link', { name: 'Start working' }).click();
    await expect(heading(driver, 'Today')).toBeVisible();
    await page.close();
    await driver.close();
  } finally {
    await server.stop();
  }
});
