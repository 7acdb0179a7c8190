import type { Page } from '@playwright/test';
import { payBy } from './harness/checkout';
import { countCalls, newcomer } from './harness/registration';
import { expect, test } from './harness/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, tariff: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: tariff, exact: true }) });

/** Somebody whose company has chosen nothing yet, at the tariffs. */
async function atTariffs(page: Page) {
  const person = newcomer(page, 'en');
  await person.openAccount();
  await person.enterCompany();
  return person;
}

test('from registration to a paid company: the tariff is paid by the month, the page waits for the processor, the console opens, the receipt arrives', async ({ page, waybill }) => {
  const person = await atTariffs(page);
  await expect(waybill.mailTo(person.email)).resolves.toMatchObject({ to: person.email });

  // What the card will be charged is told before one leaves, by the month and by the year.
  await card(page, 'Fleet').getByRole('button', { name: 'Pay by card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay for Fleet' });
  const lines = dialog.getByLabel('What the card is charged');
  await expect(lines).toContainText('VAT 23%');
  const monthly = await lines.innerText();
  await dialog.getByRole('radio', { name: 'Yearly' }).check();
  await expect(lines).not.toHaveText(monthly);
  await dialog.getByRole('radio', { name: 'Monthly' }).check();
  const begun = countCalls(page, 'createPaymentSession');
  const pay = dialog.getByRole('button', { name: /^Pay €/ });
  const amount = /€[\d.,]+/.exec(await pay.innerText())?.[0] ?? '';
  await pay.dblclick();
  await expect(page.getByText('no money moves')).toBeVisible();
  expect(begun()).toBe(1);

  await payBy(page, 'pays');
  await expect(heading(page, 'Thank you, your payment has arrived')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Charged: ${amount}`);
  await page.getByRole('link', { name: 'Start working' }).click();
  await expect(heading(page, 'Welcome to Waybill, Zielone Drogi')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}');
  expect(session).toMatchObject({ subscriptionState: 'ACTIVE', lastSuccessfulPayment: { id: expect.any(String) } });
  await expect.poll(async () => (await waybill.mailTo(person.email)).text).toContain(amount);
});
