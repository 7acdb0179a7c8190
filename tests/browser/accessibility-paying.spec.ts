import { fitsAcross, looks, seriousFindings, settled } from './harness/axe';
import { expect, test } from './harness/test';

for (const { width, colorScheme, rules } of looks) {
  test.describe(`axe at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('the subscription, and the tariffs that it can be changed to, with what is opened over them', async ({
      adminPage: page,
    }) => {
      await page.goto('/profile/Subscription');
      await settled(page);
      await expect(page.getByRole('region', { name: 'Payments' }).getByRole('listitem').first()).toBeVisible();
      expect(await seriousFindings(page, rules), 'subscription').toEqual([]);
      await fitsAcross(page);
      await page.getByRole('button', { name: 'Cancel the subscription' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await seriousFindings(page, rules), 'cancel').toEqual([]);
      await page.goto('/tariffs');
      await settled(page);
      await page.getByRole('button', { name: 'Choose Start' }).click();
      await expect(page.getByRole('dialog', { name: 'Start, paid monthly' })).toContainText('goes on until');
      expect(await seriousFindings(page, rules), 'change').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await seriousFindings(page, rules), 'tariffs').toEqual([]);
      await fitsAcross(page);
    });
  });
}
