import type { Locator, Page } from '@playwright/test';
import { waitUntilSettled } from '../browser/harness/axe';

const overlay = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]';
const openers =
  'main button:not([type=submit]):not([disabled]), header button:not([disabled]), [role=combobox]:not(input)';

/** Prevents every change on the server, so that a click on any button of a page does no harm. */
export async function refuseMutations(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const isMutation = /"query":"\s*mutation/.test(route.request().postData() ?? '');
    await (isMutation ? route.abort() : route.continue());
  });
}

/** Returns what a button looks like. Buttons of further rows or cards look like that of the first one. */
const looksOf = (button: Locator) =>
  button.evaluate((element) => {
    const icon = element.querySelector('svg')?.dataset.testid ?? '';
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const isInRow = element.closest('li, tr, [role=row]') !== null;
    return [
      element.getAttribute('class'),
      icon,
      isInRow ? (name.split(' ')[0] ?? '') : name.replaceAll(/\d+/g, '#'),
    ].join('|');
  });

/** Clicks the element, and resolves to whether a dialog or menu has opened. */
async function opensOverlay(page: Page, element: Locator): Promise<boolean> {
  const before = await page.locator(overlay).count();
  const clicked = await element.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
  if (!clicked) return false;
  for (let attempt = 0; attempt < 5; attempt++) {
    if ((await page.locator(overlay).count()) > before) return true;
    await page.waitForTimeout(60);
  }
  return false;
}

async function nameOf(element: Locator): Promise<string> {
  const name = await element.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
  return name.trim().slice(0, 40);
}

/**
 * Clicks every button of the page, and every entry of the menus that open. Calls `check` for each dialog, menu or
 * popover. The looks of the buttons are collected in `seen`: each is clicked once.
 */
export async function visitOverlays(
  page: Page,
  address: string,
  seen: Set<string>,
  check: (state: string) => Promise<void>,
): Promise<void> {
  const reopen = async () => {
    await page.goto(address);
    await waitUntilSettled(page);
  };
  const count = await page.locator(openers).count();
  for (let index = 0; index < count; index++) {
    const opener = page.locator(openers).nth(index);
    if (!(await opener.isVisible().catch(() => false))) continue;
    const looks = await looksOf(opener);
    if (seen.has(looks)) continue;
    seen.add(looks);
    const name = await nameOf(opener);
    if (!(await opensOverlay(page, opener))) {
      await reopen();
      continue;
    }
    await check(`${address} › ${name}`);
    const entries = await page.getByRole('menuitem').count();
    for (let entry = 0; entry < entries; entry++) {
      const item = page.getByRole('menuitem').nth(entry);
      if (!(await item.isVisible().catch(() => false))) break;
      const label = await nameOf(item);
      const key = `menu ${label}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if ((await opensOverlay(page, item)) || (await page.getByRole('dialog').count()) > 0)
        await check(`${address} › ${name} › ${label}`);
      await reopen();
      await opensOverlay(page, page.locator(openers).nth(index));
    }
    await reopen();
  }
}
