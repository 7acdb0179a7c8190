import type { Page } from '@playwright/test';

/** Card numbers that the sandbox, the built-in card processor, accepts, by what happens when the card is charged. */
export const testCards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirmedOnce: '4000 0025 0000 3155',
  /** The cardholder must confirm every charge of this card, also renewals. */
  confirmedAlways: '4000 0027 6000 3184',
} as const;

/** Fills in a test card on the sandbox's checkout page, which must be open, and pays. */
export async function payWithCard(page: Page, card: keyof typeof testCards): Promise<void> {
  await page.getByLabel('Card number').fill(testCards[card]);
  await page.getByLabel('Expires (MM/YY)').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Zofia Zielona');
  await page.getByRole('button', { name: /^Pay / }).click();
}
