import { expect, test } from './harness/test';
import { todayInWarsaw } from './harness/today';

const dayMs = 86_400_000;

test('still says “next 7 days” tomorrow, and asks for other days', async ({ adminPage: page }) => {
  // At noon: 24 hours after midnight can be the same day, when summer time ends.
  const noon = Date.parse(`${todayInWarsaw()}T11:00:00Z`);
  const firstDayAsked = async () => {
    const request = page.waitForRequest((each) => each.postData()?.includes('to_take_to_work_from') === true);
    await page.goto('/service-request?f=to_take_to_work_from:during:next7days');
    const [day = ''] = /\d{4}-\d\d-\d\d/.exec((await request).postData() ?? '') ?? [];
    await expect(page.getByRole('button', { name: 'Loading from: next 7 days, with today' })).toBeVisible();
    return Date.parse(day);
  };
  await page.clock.setFixedTime(noon);
  const today = await firstDayAsked();
  await page.clock.setFixedTime(noon + dayMs);
  expect(await firstDayAsked()).toBe(today + dayMs);
});

test('builds a group of conditions by keyboard, and keeps it beside a search', async ({ adminPage: page }) => {
  await page.goto('/vehicle?q=volvo');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const count = page.getByText(/^1–\d+ of [\d,]+$/);
  const all = await count.textContent();
  await page.keyboard.press('f');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  // The last entry of the menu.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  const choose = async (label: string, index: number, first: string) => {
    const select = dialog.getByRole('combobox', { name: new RegExp(`^${label} `) }).nth(index);
    await select.press('Enter');
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
  };
  await choose('Field', 0, 'Year');
  await dialog.getByRole('textbox', { name: 'From' }).pressSequentially('2018');
  await dialog.getByRole('button', { name: 'Add group' }).press('Enter');
  await choose('Field', 1, 'VIN');
  await choose('Condition', 1, 'is empty');
  await dialog.getByRole('button', { name: 'Add condition' }).nth(1).press('Enter');
  await choose('Field', 2, 'Pallet');
  await dialog.getByRole('textbox', { name: 'From' }).nth(1).pressSequentially('15');
  await expect(dialog.getByRole('status')).toHaveText('Year: from 2018 and (VIN is empty or Pallet spaces: from 15)');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vehicle?q=volvo&f=year:between:2018..&g=vin:empty;places:between:15..');
  await expect(count).not.toHaveText(all ?? '');
  await page.getByRole('button', { name: 'Remove filter: VIN, Pallet spaces' }).click();
  await expect(page).toHaveURL('/vehicle?q=volvo&f=year:between:2018..');
});
