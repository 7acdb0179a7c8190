import type { Page } from '@playwright/test';
import { payWithCard } from './harness/checkout';
import { registerPayingCompany } from './harness/company';
import { expect, test } from './harness/test';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, tariff: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: tariff, exact: true }) });
const day = String.raw`\d\d/\d\d/\d{4}`;

test('upgrades at once, downgrades later, cancels and resumes, changes the card, and updates other tabs', async ({
  openPageAs,
  waybill,
}) => {
  const { email } = await registerPayingCompany(waybill, 'Start');
  const page = await openPageAs(email);
  // Paths are not case-sensitive: /profile/subscription opens the same page as /profile/Subscription.
  await page.goto('/profile/subscription');
  const plan = region(page, 'Tariff');
  await expect(plan).toContainText(/Start\s*Active/);
  await expect(plan).toContainText('€49 a month, plus VAT');
  await expect(plan).toContainText(new RegExp(`It renews on ${day} for €49 plus VAT with the card ···· 4242\\.`));
  await expect(region(page, 'Usage').getByRole('meter', { name: 'People who can sign in' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 5',
  );

  const other = await page.context().newPage();
  await other.goto('/tariffs');
  await expect(card(other, 'Start')).toContainText(/Your tariff[^]*Paid until/);
  await expect(card(other, 'Network')).toContainText('credited for the unused period');
  await card(other, 'Fleet').getByRole('button', { name: 'Choose Fleet' }).click();
  const growing = other.getByRole('dialog', { name: 'Fleet, paid monthly' });
  await expect(growing).toContainText('€199.00');
  await expect(growing).toContainText(/Credit for the unused period\s*−€4\d\.\d\d/);
  const pay = growing.getByRole('button', { name: /^Pay €/ });
  const amount = /€[\d.,]+/.exec(await pay.innerText())?.[0] ?? '';
  await pay.click();
  await payWithCard(other, 'pays');
  await expect(other.getByRole('heading', { name: 'Thank you, your payment has arrived' })).toBeVisible();

  // The page shows the new tariff without a reload.
  await expect(plan).toContainText(/Fleet\s*Active/);
  const newest = region(page, 'Payments').getByRole('listitem').first();
  await expect(newest).toContainText('Change of tariff · Fleet');
  await expect(newest).toContainText(amount);

  await plan.getByRole('link', { name: 'Change tariff' }).click();
  await expect(card(page, 'Start')).toContainText('Nothing to pay today');
  await card(page, 'Start').getByRole('button', { name: 'Choose Start' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start, paid monthly' });
  await expect(dialog).toContainText(
    new RegExp(`Fleet runs until ${day}\\. From ${day} it is replaced by Start, and €60\\.27 is charged`),
  );
  await dialog.getByRole('button', { name: /^Change on/ }).click();
  await expect(card(page, 'Start')).toContainText('Starts on');

  await page.getByRole('link', { name: 'Back to the subscription' }).click();
  await expect(plan).toContainText(
    new RegExp(`On ${day} it changes to Start, paid monthly: €49 plus VAT is charged to the card ···· 4242`),
  );
  await plan.getByRole('button', { name: 'Keep the current tariff' }).click();
  await expect(plan).toContainText('for €199 plus VAT');

  // The tab in the background receives the change without a reload.
  await other.goto('/profile/Subscription');
  await expect(region(other, 'Tariff')).toContainText('It renews on');
  await page.bringToFront();
  await plan.getByRole('button', { name: 'Cancel the subscription' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel the subscription?' });
  await expect(question).toContainText(new RegExp(`Everything keeps working until the end of ${day}`));
  await question.getByRole('button', { name: 'Cancel the subscription' }).click();
  await expect(plan).toContainText(new RegExp(`It has been cancelled: everything works until ${day}`));
  await expect(region(other, 'Tariff')).toContainText('It has been cancelled');
  await plan.getByRole('button', { name: 'Resume the subscription' }).click();
  await expect(plan).toContainText('It renews on');
  await expect(region(other, 'Tariff')).toContainText('It renews on');

  await region(page, 'Card').getByRole('button', { name: 'Change card' }).click();
  await page.getByLabel('Card number').fill('4000 0000 0000 0341');
  await page.getByLabel('Expires (MM/YY)').fill('11/41');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Zofia Zielona');
  await page.getByRole('button', { name: 'Save this card' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Card saved' })).toBeVisible();
  await expect(page).toHaveURL('/profile/Subscription');
  await expect(region(page, 'Card')).toContainText(/···· 0341\s*Expires 11\/2041/);

  await expect(region(other, 'Card')).toContainText('···· 0341');

  const saved = page.waitForEvent('download');
  await newest.getByRole('button', { name: /^Receipt WB/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});
