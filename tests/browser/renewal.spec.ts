import type { Page } from '@playwright/test';
import { startIsolatedServer } from './harness/isolated-server';
import { payWithCard } from './harness/checkout';
import { registerCompany } from './harness/company';
import { signInAs, expect, test } from './harness/test';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/**
 * SQL that moves the billing clock to the day before the newest paid period ends, and leaves only the renewal of that
 * period due, at once.
 */
const advanceToLastDay = `
  DO $$
  DECLARE newest record;
  BEGIN
    SELECT tenant_id, end_date INTO newest FROM payments WHERE status = 'SUCCEEDED' ORDER BY paid_at DESC NULLS LAST LIMIT 1;
    EXECUTE format('CREATE OR REPLACE FUNCTION waybill_now() RETURNS timestamptz LANGUAGE sql STABLE AS ''SELECT now() + interval ''''%s days''''''',
      newest.end_date - 1 - (now() AT TIME ZONE 'UTC')::date);
    UPDATE subscriptions SET due_at = CASE WHEN tenant_id = newest.tenant_id THEN now() END;
    UPDATE jobs SET run_at = now() WHERE kind = 'billing.renewal';
  END $$;
`;

/** Returns the last day of the paid period as the profile page shows it. */
async function readLastDay(page: Page): Promise<string> {
  const [, end = ''] = /Period\s*\S+ – (\S+)/.exec(await region(page, 'Tariff').innerText()) ?? [];
  return end;
}

test('asks to confirm a renewal, which is then paid ahead; canceling keeps the paid period', async ({ browser }) => {
  test.slow();
  const server = await startIsolatedServer();
  const { email } = await registerCompany(server);
  const page = await browser.newPage({ baseURL: server.url, locale: 'en-GB' });
  await signInAs(page, email);
  await page.goto('/tariffs');
  await page.getByRole('button', { name: 'Pay by card: Start' }).click();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await payWithCard(page, 'confirmedAlways');
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your payment has arrived' })).toBeVisible();
  await page.goto('/profile/Subscription');
  const plan = region(page, 'Tariff');
  await expect(plan).toContainText('It renews on');
  const end = await readLastDay(page);

  await server.runSqlWhileStopped(advanceToLastDay);
  const wanted = page
    .getByRole('alert')
    .filter({ hasText: 'Your bank requires you to confirm the payment for the next period.' });
  // After the server's restart the page reconnects, and then shows that the payment has to be confirmed.
  await expect(wanted).toBeVisible({ timeout: 90_000 });
  await expect(plan).toContainText(`Otherwise it ends on ${end}.`);
  await wanted.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page).toHaveURL(/\/sandbox\/confirm\//);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page).toHaveURL('/profile/Subscription');
  await expect(wanted).toHaveCount(0);
  await expect(region(page, 'Payments').getByRole('listitem').first()).toContainText(/Paid[^]*Renewal · Start/);
  await expect(plan).toContainText('It renews on');
  expect(await readLastDay(page)).toBe(end);

  await plan.getByRole('button', { name: 'Cancel the subscription' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel the subscription?' });
  await expect(question).toContainText(/Everything keeps working until the end of \d\d\/\d\d\/\d{4}/);
  await expect(question).not.toContainText(end);
  const [paidUntil = ''] = /\d\d\/\d\d\/\d{4}/.exec(await question.innerText()) ?? [];
  await question.getByRole('button', { name: 'Cancel the subscription' }).click();
  await expect(plan).toContainText(`It has been cancelled: everything works until ${paidUntil}`);
  await expect(region(page, 'Payments').getByRole('listitem').first()).toContainText(paidUntil);

  await page.close();
  await server.stop();
});
