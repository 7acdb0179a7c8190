import type { Locator, Page } from '@playwright/test';
import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';

// This viewport is wide enough to show all columns of the board at once.
test.use({ viewport: { width: 1680, height: 900 } });

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) });
const cardIn = (page: Page, name: string, number: string) =>
  column(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: number }) });

/** Drags a card over a column of the board without dropping it. */
async function dragOver(page: Page, from: Locator, over: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await over.boundingBox()];
  if (!start || !end) throw new Error('What is dragged, and where to, must be in sight');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height - 12);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + 160, { steps: 8 });
}

test('moves a card by keyboard, mouse, menu and live changes, but only to offered statuses', async ({
  adminPage: page,
  waybill,
}) => {
  const desk = requestsApi(await waybill.apiAs('admin@demo.test'));
  const name = `Tablica ${Date.now()}`;
  const customer = { connect: await desk.customer(name) };
  const { number } = await desk.createDraft({ customer });
  const other = await desk.createDraft({ customer });
  await page.goto(`/service-request?view=board&q=${encodeURIComponent(name)}`);
  const handle = page.getByRole('button', { name: `Move ${number}` });
  const announcement = page.getByRole('status').filter({ hasText: number });

  await test.step('moves it by keyboard, and announces each step', async () => {
    // The title is read before what can be done with the card.
    await expect(cardIn(page, 'Draft', number)).toMatchAriaSnapshot(`
      - listitem:
        - link "${number}"
        - button "Move ${number}"
    `);
    await expect(handle).toHaveAccessibleDescription(/space bar/);
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(announcement).toHaveText(`${number} is over: Draft.`);
    await page.keyboard.press('ArrowRight');
    await expect(announcement).toHaveText(`${number} is over: New.`);
    await page.keyboard.press('Space');
    await expect(
      page.getByText(`Request ${number} submitted: logisticians can now accept it`, { exact: true }),
    ).toBeVisible();
    await expect(cardIn(page, 'New', number)).toContainText('Poznań → Hamburg');
    await expect(handle).toBeFocused();
  });

  const held = cardIn(page, 'New', number);
  await test.step('moves it by mouse, but not to a status that is not offered', async () => {
    await dragOver(page, held, column(page, 'In progress'));
    await expect(column(page, 'In progress')).toHaveAttribute('aria-disabled', 'true');
    await expect(column(page, 'Cancelled')).not.toHaveAttribute('aria-disabled');
    await page.mouse.up();
    await expect(held).toBeVisible();
  });

  const dialog = page.getByRole('dialog', { name: `Cancel request ${number}?` });
  await test.step('moves it back when a required reason is not given', async () => {
    await dragOver(page, held, column(page, 'Cancelled'));
    await expect(announcement).toHaveText(`${number} is over: Cancelled.`);
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Cancel request' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription('Fill this in.');
    await dialog.getByRole('button', { name: 'Keep request' }).click();
    await expect(dialog).toBeHidden();
    await expect(held).toBeVisible();
  });

  await test.step('moves it by its menu', async () => {
    await held.getByRole('button', { name: `Actions for ${number}` }).click();
    await page.getByRole('menuitem', { name: 'Cancel request' }).click();
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Cancel request' }).click();
    await expect(page.getByText(`Request ${number} cancelled`, { exact: true })).toBeVisible();
    await expect(column(page, 'Cancelled')).toContainText('1');
    await expect(held).toHaveCount(0);
    await page.getByRole('button', { name: 'Expand: Cancelled' }).click();
    await expect(cardIn(page, 'Cancelled', number)).toBeVisible();
  });

  await test.step('moves it when another user acts', async () => {
    await expect(cardIn(page, 'Draft', other.number)).toBeVisible();
    await desk.setStatus(other.id, 'NEW');
    await expect(cardIn(page, 'New', other.number)).toBeVisible();
    await expect(cardIn(page, 'Draft', other.number)).toHaveCount(0);
  });
});
