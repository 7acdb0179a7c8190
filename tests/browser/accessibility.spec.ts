import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

/** Findings of axe that keep somebody from working. */
async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

const sizes = [{ width: 1280, height: 800 }, { width: 360, height: 740 }];
const schemes = ['light', 'dark'] as const;

for (const viewport of sizes) {
  for (const colorScheme of schemes) {
    test.describe(`axe at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('sign-in, and sign-in that was refused', async ({ page }) => {
        await page.goto('/auth');
        await settled(page);
        expect(await seriousFindings(page)).toEqual([]);
        await page.getByRole('button', { name: 'Sign in' }).click();
        expect(await seriousFindings(page)).toEqual([]);
      });

      test('lists', async ({ adminPage: page }) => {
        for (const path of ['/vehicle', '/customer', '/vehicle?q=nothing-like-it', '/vehicle?deleted=only', '/vehicle?f=year:between:2018..2020']) {
          await page.goto(path);
          await settled(page);
          expect(await seriousFindings(page), path).toEqual([]);
        }
      });

      test('records and forms, as they open and with something wrong', async ({ adminPage: page, waybill }) => {
        const plate = `AXE ${viewport.width} ${colorScheme}`.toUpperCase();
        const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: plate });
        for (const path of [`/vehicle/${id}`, `/vehicle/${id}/edit`, '/vehicle/create', '/customer/create']) {
          await page.goto(path);
          await settled(page);
          expect(await seriousFindings(page), path).toEqual([]);
        }
        await page.getByRole('button', { name: 'Save' }).click();
        expect(await seriousFindings(page), 'refused').toEqual([]);
      });

      test('profile, messages and dialogs', async ({ adminPage: page, waybill }) => {
        for (const path of ['/profile', '/no/such/page', '/info/accessDenied', '/info/privacyPolicy', '/vehicle/1']) {
          await page.goto(path);
          await settled(page);
          expect(await seriousFindings(page), path).toEqual([]);
        }
        const id = await (await waybill.as('admin@demo.test')).createVehicle({ license: `DLG ${viewport.width} ${colorScheme}`.toUpperCase() });
        await page.goto(`/vehicle/${id}`);
        await settled(page);
        const more = page.getByRole('button', { name: 'More actions' });
        if (await more.isVisible()) await more.click();
        await page.getByRole('button', { name: 'Delete' }).or(page.getByRole('menuitem', { name: 'Delete' })).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await seriousFindings(page), 'delete').toEqual([]);
      });
    });
  }
}
