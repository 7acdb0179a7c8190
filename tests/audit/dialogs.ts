import type { Page } from '@playwright/test';
import { settle } from './page-state';

/** What lies above a page. The menu of narrow screens is a drawer without a role. */
const overlay = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], .MuiDrawer-modal';
/** Longest wait for an overlay whose code is loaded by the first click. */
const longestOverlayMs = 3000;
/** Elements that may open a dialog, a menu or options, or change what a page shows. */
const openers =
  'main button:not([lang], :disabled), header button:not([lang], :disabled), main [role=combobox], main input[type=checkbox]';
const menuEntries = '[role=menu] [role=menuitem]:not([aria-disabled=true])';
/** The name of the button that signs out, in English and Polish. It would end the walk of a visitor. */
const signOut = /^(Sign out|Wyloguj się)$/;
const mark = 'data-audit-opener';

/** The next element to click: its name for the report, and its key in the set of seen ones. */
interface Opener {
  name: string;
  key: string;
}

/**
 * Marks the first visible element of the selector whose key is not in `seen`. The key is what the element looks like:
 * elements of further rows and columns look like that of the first one, unless their rows have other badges.
 */
const markNext = (page: Page, selector: string, route: string, seen: ReadonlySet<string>): Promise<Opener | null> =>
  page.evaluate(
    ({ candidates, attribute, path, known, avoided }) => {
      const keyOf = (element: Element) => {
        const role = element.getAttribute('role') ?? '';
        if (role === 'combobox') return `${element.localName} combobox`;
        const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
        if (role === 'menuitem') return `menuitem ${label}`;
        const row = element.closest('li, tr, [role=row]');
        const isColumn = element.closest('th, [role=columnheader]') !== null;
        const badges = [...(row?.querySelectorAll('.MuiChip-label') ?? [])].map((badge) => badge.textContent);
        const ownName = row ? [label.split(' ')[0], ...badges].join(' ') : label.replaceAll(/\d+/g, '#');
        const name = isColumn ? 'column' : ownName;
        const icon = element.querySelector('svg')?.dataset.testid ?? '';
        // Menus and refused forms have other contents on each page.
        const isOfPage = element.matches('[aria-haspopup=menu], [type=submit]');
        return [element.localName, element.getAttribute('class'), icon, name, isOfPage ? path : ''].join('|');
      };
      document.querySelector(`[${attribute}]`)?.removeAttribute(attribute);
      for (const element of document.querySelectorAll(candidates)) {
        const key = keyOf(element);
        if (known.includes(key) || !element.checkVisibility({ visibilityProperty: true })) continue;
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        if (avoided.test(name)) continue;
        element.setAttribute(attribute, '');
        return { key, name: name.slice(0, 40) || element.localName };
      }
      return null;
    },
    { candidates: selector, attribute: mark, path: route, known: [...seen], avoided: signOut },
  );

/** Returns the role and name of each open overlay. */
const namesOfOverlays = (page: Page): Promise<string[]> =>
  page
    .locator(overlay)
    .evaluateAll((elements) =>
      elements.map((element) => `${element.getAttribute('role')} ${element.textContent?.slice(0, 60)}`),
    );

/** What a click did: opened an overlay, changed the page's content or its address, or nothing that is seen. */
type Outcome = 'overlay' | 'changed' | 'left' | 'same' | 'unclickable';

/** Difference of the document's length up to which its content counts as unchanged: a focused or a pressed button. */
const fewCharacters = 200;

/** Clicks the marked element, and resolves to what that did. */
async function clickMarked(page: Page): Promise<Outcome> {
  const before = await namesOfOverlays(page);
  const content = () => page.evaluate(() => document.body.innerHTML.length);
  const length = await content();
  const url = page.url();
  const isClicked = await page
    .locator(`[${mark}]`)
    .click({ timeout: 1500 })
    .then(
      () => true,
      () => false,
    );
  if (!isClicked) return 'unclickable';
  if (before.length === 0 && (await page.locator(`[${mark}][aria-haspopup]`).count()) > 0)
    await page
      .locator(overlay)
      .first()
      .waitFor({ timeout: longestOverlayMs })
      .catch(() => undefined);
  await settle(page).catch(() => undefined);
  const after = await namesOfOverlays(page);
  if (after.length > 0 && after.join() !== before.join()) return 'overlay';
  if (page.url() !== url) return 'left';
  return Math.abs((await content()) - length) > fewCharacters ? 'changed' : 'same';
}

/** Closes what is open with Escape. Resolves to whether the address is unchanged and nothing is open. */
async function close(page: Page, url: string): Promise<boolean> {
  await page.keyboard.press('Escape');
  await settle(page).catch(() => undefined);
  return page.url() === url && (await page.locator(overlay).count()) === 0;
}

/**
 * Clicks every button of the page, and every entry of the menus that open. Calls `check` for each dialog, menu or
 * popover, and for each other change of the page, and `reopenPage` where a click leaves a change behind. Keys of the clicked elements are collected in `seen`: each is clicked
 * once.
 */
export async function visitOverlays(
  page: Page,
  address: string,
  seen: Set<string>,
  check: (state: string) => Promise<void>,
  reopenPage: (address: string) => Promise<void>,
): Promise<void> {
  const route = address.replaceAll(/\d+/g, ':id').split('?')[0] ?? '';
  const { href } = new URL(page.url());
  const opened = new Set<string>();
  const retried = new Set<string>();
  for (;;) {
    const opener = await markNext(page, openers, route, seen);
    if (!opener) return;
    const outcome = await clickMarked(page);
    if (outcome === 'unclickable' && !retried.has(opener.key)) {
      // Something may still lie above the page.
      retried.add(opener.key);
      await reopenPage(address);
      continue;
    }
    if (outcome === 'unclickable') console.log(`not clickable: ${address} › ${opener.name}`);
    const isNew = (outcome === 'overlay' || outcome === 'changed') && !opened.has(opener.key);
    if (isNew) await check(`${address} › ${opener.name}`);
    opened.add(opener.key);
    const entry = outcome === 'overlay' ? await markNext(page, menuEntries, route, seen) : null;
    // A menu is opened again until all of its entries are clicked.
    seen.add(entry?.key ?? opener.key);
    if (entry && ['overlay', 'changed'].includes(await clickMarked(page)))
      await check(`${address} › ${opener.name} › ${entry.name}`);
    const isClosed = outcome === 'unclickable' || (outcome === 'overlay' && !entry && (await close(page, href)));
    if (!isClosed) await reopenPage(address);
  }
}
