import type { Locator, Page } from '@playwright/test';
import { requests } from './harness/requests';
import { expect, test } from './harness/test';

// Wide enough for every column.
test.use({ viewport: { width: 1680, height: 900 } });

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) });
const cardIn = (page: Page, name: string, number: string) =>
  column(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: number }) });

/** Takes hold of a card and brings it over a column. */
async function hold(page: Page, from: Locator, over: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await over.boundingBox()];
  if (!start || !end) throw new Error('What is dragged, and where to, must be in sight');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height - 12);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + 160, { steps: 8 });
}

test('moves a card by keys, by the mouse, by its menu and when somebody else acts, but only where its request can go', async ({
  adminPage: page,
  waybill,
}) => {
  const desk = requests(await waybill.as('admin@demo.test'));
  const name = `Tablica ${Date.now()}`;
  const customer = { connect: await desk.customer(name) };
  const { number } = await desk.draft({ customer });
  const other = await desk.draft({ customer });
  await page.goto(`/service-request?view=board&q=${encodeURIComponent(name)}`);
  const handle = page.getByRole('button', { name: `Move ${number}` });
  const said = page.getByRole('status').filter({ hasText: number });

  await test.step('by the keyboard, announcing each step', async () => {
    await expect(handle).toHaveAccessibleDescription(/space bar/);
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(said).toHaveText(`${number} is over: Draft.`);
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText(`${number} is over: New.`);
    await page.keyboard.press('Space');
    await expect(
      page.getByText(`Request ${number} is new now: logisticians can take it on`, { exact: true }),
    ).toBeVisible();
    await expect(cardIn(page, 'New', number)).toContainText('Poznań → Hamburg');
    await expect(handle).toBeFocused();
  });

  const held = cardIn(page, 'New', number);
  await test.step('by the mouse, but not where its request cannot go', async () => {
    await hold(page, held, column(page, 'In progress'));
    await expect(column(page, 'In progress')).toHaveAttribute('aria-disabled', 'true');
    await expect(column(page, 'Cancelled')).not.toHaveAttribute('aria-disabled');
    await page.mouse.up();
    await expect(held).toBeVisible();
  });

  const dialog = page.getByRole('dialog', { name: `Cancel request ${number}?` });
  await test.step('back, where a step asks for a reason and gets none', async () => {
    await hold(page, held, column(page, 'Cancelled'));
    await expect(said).toHaveText(`${number} is over: Cancelled.`);
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Cancel request' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription('Fill this in.');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(held).toBeVisible();
  });

  await test.step('by its menu', async () => {
    await held.getByRole('button', { name: `Actions for ${number}` }).click();
    await page.getByRole('menuitem', { name: 'Cancel request' }).click();
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Cancel request' }).click();
    await expect(page.getByText(`Request ${number} cancelled`, { exact: true })).toBeVisible();
    await expect(column(page, 'Cancelled')).toContainText('1');
    await expect(held).toHaveCount(0);
    await page.getByRole('button', { name: 'Unfold: Cancelled' }).click();
    await expect(cardIn(page, 'Cancelled', number)).toBeVisible();
  });

  await test.step('when somebody else acts', async () => {
    await expect(cardIn(page, 'Draft', other.number)).toBeVisible();
    await desk.step(other.id, 'NEW');
    await expect(cardIn(page, 'New', other.number)).toBeVisible();
    await expect(cardIn(page, 'Draft', other.number)).toHaveCount(0);
  });
});
