import type { ConsoleLanguage } from './harness/auth-pages';
import type { Page } from '@playwright/test';
import { Stripe } from 'stripe';
import { deriveSandboxKeys } from '../../server/sandbox/keys';
import { findingsIn } from '../audit/checks';
import { expectNoHorizontalScroll } from './harness/axe';
import { expect, test } from './harness/test';

/** Creates a checkout session of €60.27 in the sandbox, as the server does, and returns the URL of its page. */
async function createSession(url: string, locale: ConsoleLanguage): Promise<string> {
  const { hostname, port } = new URL(url);
  const { secretKey } = deriveSandboxKeys('a secret that only the tests know, long enough');
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
  const name = { en: 'Waybill Network', pl: 'Waybill Sieć' }[locale];
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    locale,
    line_items: [{ price_data: { currency: 'eur', unit_amount: 6027, product_data: { name } }, quantity: 1 }],
    success_url: `${url}/readyz?paid`,
    cancel_url: `${url}/readyz?canceled`,
  });
  return session.url ?? '';
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findingsIn(page)).toEqual([]);
  await expectNoHorizontalScroll(page);
}

test('declines a card, accepts another, and always shows that no money is charged', async ({ page, waybill }) => {
  const address = await createSession(waybill.url, 'en');
  await page.goto(address);
  await expect(page.getByText('This is a test: no money is charged.')).toBeVisible();
  await expect(page.getByText('Waybill Network')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Pay €60.27' }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription('Enter the card number.');
  await expectNoViolations(page);

  await page.keyboard.type('4000 0000 0000 0002');
  await page.getByLabel('Expires (MM/YY)').fill('12/50');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Anna Nowak');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await expect(page.getByText('This is a test: no money is charged.')).toBeVisible();

  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay €60.27' }).click();
  await expect(page).toHaveURL(`${waybill.url}/readyz?paid`);

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expectNoViolations(page);
  await expect(page.getByRole('link', { name: 'Go back to Waybill' })).toHaveAttribute(
    'href',
    `${waybill.url}/readyz?paid`,
  );
});

test.describe('in Polish, on a phone, in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'pl-PL' });

  test('asks for confirmation, returns after a refusal, and succeeds after a confirmation', async ({
    page,
    waybill,
  }) => {
    await page.goto(await createSession(waybill.url, 'pl'));
    await expect(page.getByText('To jest test: żadne pieniądze nie są pobierane.')).toBeVisible();
    await expectNoViolations(page);
    const pay = async () => {
      await page.getByLabel('Numer karty').fill('4000 0025 0000 3155');
      await page.getByLabel('Ważna do (MM/RR)').fill('1250');
      await page.getByLabel('Kod zabezpieczający').fill('123');
      await page.getByLabel('Imię i nazwisko na karcie').fill('Anna Nowak');
      await page.getByRole('button', { name: 'Zapłać 60,27 €' }).click();
      await expect(page.getByText('Czy potwierdzasz płatność 60,27 € kartą Visa •••• 3155?')).toBeVisible();
    };

    await pay();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Odmów' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Płatność nie została potwierdzona w banku. Spróbuj ponownie lub użyj innej karty.',
    );

    await pay();
    await page.getByRole('button', { name: 'Potwierdź płatność' }).click();
    await expect(page).toHaveURL(`${waybill.url}/readyz?paid`);
  });
});
