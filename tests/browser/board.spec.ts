import type { Locator, Page } from '@playwright/test';
import { requests } from './harness/requests';
import { expect, test } from './harness/test';

// Wide enough for every column.
test.use({ viewport: { width: 1680, height: 900 } });

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) });
const card = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number }) });
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

test('a card goes where its request can go: other columns are closed, a reason is asked, and no answer takes it back', async ({
  adminPage: page,
  waybill,
}) => {
  const { id, number } = await requests(await waybill.as('admin@demo.test')).draft();
  await requests(await waybill.as('admin@demo.test')).step(id, 'NEW');
  await page.goto(`/service-request?view=board&q=${number}`);
  const held = cardIn(page, 'New', number);
  await expect(held).toContainText('Poznań → Hamburg');

  await hold(page, held, column(page, 'In progress'));
  await expect(column(page, 'In progress')).toHaveAttribute('aria-disabled', 'true');
  await expect(column(page, 'Cancelled')).not.toHaveAttribute('aria-disabled');
  await page.mouse.up();
  await expect(held).toBeVisible();

  await hold(page, held, column(page, 'Cancelled'));
  await expect(page.getByRole('status').filter({ hasText: number })).toHaveText(`${number} is over: Cancelled.`);
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `Cancel request ${number}?` });
  await dialog.getByRole('button', { name: 'Cancel request' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription('Fill this in.');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(held).toBeVisible();

  // The same by the card's menu, for whoever does not drag.
  await held.getByRole('button', { name: `Actions for ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Cancel request' }).click();
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByText(`Request ${number} cancelled`)).toBeVisible();
  await expect(column(page, 'Cancelled')).toContainText('1');
  await expect(held).toHaveCount(0);
  await page.getByRole('button', { name: 'Unfold: Cancelled' }).click();
  await expect(cardIn(page, 'Cancelled', number)).toBeVisible();
});

test('a card is moved by the keyboard, which is said; what another person does moves it as well', async ({
  adminPage: page,
  waybill,
}) => {
  const desk = requests(await waybill.as('logistician@demo.test'));
  const { id, number } = await desk.draft();
  await page.goto(`/service-request?view=board&q=${number}`);
  const handle = page.getByRole('button', { name: `Move ${number}` });
  await expect(handle).toHaveAccessibleDescription(/space bar/);
  await handle.focus();
  await page.keyboard.press('Space');
  const said = page.getByRole('status').filter({ hasText: number });
  await expect(said).toHaveText(`${number} is over: Draft.`);
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText(`${number} is over: New.`);
  await page.keyboard.press('Space');
  await expect(page.getByText(`Request ${number} is new now`)).toBeVisible();
  await expect(cardIn(page, 'New', number)).toBeVisible();
  await expect(handle).toBeFocused();

  const { cancelRequestReasons } = await (
    await waybill.as('logistician@demo.test')
  ).call<{ cancelRequestReasons: { data: { id: string }[] } }>(
    '{ cancelRequestReasons(first: 1) { data { id } } }',
    {},
  );
  await desk.step(id, 'CANCELED_REQUEST', { reason: { connect: cancelRequestReasons.data[0]?.id } });
  await expect(card(page, number)).toHaveCount(0);
  await expect(column(page, 'Cancelled')).toContainText('1');
});
