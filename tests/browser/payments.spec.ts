import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../unit/papers/pdf-text';
import { expect, test } from './harness/test';

/** Clicks a button that downloads a file, and returns the file's name and text. */
async function downloadText(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const pages = readPdf(await readFile(await download.path()));
  return { name: download.suggestedFilename(), text: pages.flatMap(({ texts }) => texts).join(' ') };
}

test('filters the company’s payments, shows one, and downloads the receipt of a paid one', async ({
  adminPage: page,
}) => {
  await page.goto('/payment');
  const grid = page.getByRole('grid', { name: 'Payments' });
  const first = grid.getByRole('row').nth(1);
  await expect(first).toContainText(/WB\/\d{4}\/\d{6}.*Paid.*Network.*Renewal.*848\.70.*EUR/);

  await page.getByRole('button', { name: /^Not paid/ }).click();
  await expect(grid.getByRole('row').nth(1)).toContainText('Failed');
  await expect(page.getByText('1–1 of 1')).toBeVisible();

  await grid.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Payment', exact: true })).toContainText(
    'Your card has insufficient funds.',
  );
  await expect(page.getByRole('region', { name: 'Amounts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Receipt (PDF)' })).toHaveCount(0);

  // The filter in the URL is in euros; the console converts it to cents for the API.
  await page.goto('/payment?f=purpose:in:UPGRADE&f=amount:between:700..849');
  await grid.getByRole('link', { name: /^WB\// }).click();
  const amounts = page.getByRole('region', { name: 'Amounts' });
  await expect(amounts).toContainText(/Amount with VAT\s*7\d\d\.\d\d/);
  await expect(amounts).toContainText(/VAT rate\s*23%/);
  await expect(amounts).toContainText(/Credit from the previous period\s*\d\d\.\d\d/);
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const { name, text } = await downloadText(page, 'Receipt (PDF)');
  expect(name).toBe(`Potwierdzenie ${number.replaceAll('/', '-')}.pdf`);
  expect(text).toContain(number);
  await expect(page.getByText(`Receipt ${number} saved`, { exact: true })).toBeVisible();
});
