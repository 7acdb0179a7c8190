import type { Page } from '@playwright/test';
import { settle } from './page-state';

/** Selects overlays: dialogs, menus, options and tooltips. The menu of narrow screens is a drawer without a role. */
const overlay = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], .MuiDrawer-modal';
/** Longest wait for an overlay. The first click loads its code. */
const longestOverlayMs = 3000;
/** Selects the elements to click: they may open an overlay or change the content of the page. */
const openers =
  'main button:not([lang], :disabled), header button:not([lang], :disabled), main [role=combobox], main input[type=checkbox]';
const menuEntries = '[role=menu] [role=menuitem]:not([aria-disabled=true])';
/** Name of the button that signs out, in English and Polish. Clicking it would end the visitor's walk. */
const signOut = /^(Sign out|Wyloguj się)$/;
const mark = 'data-audit-opener';

/** An element to click: its name in the report, and its key in the set of clicked elements. */
interface Opener {
  name: string;
  key: string;
}

/**
 * Marks the first visible element of the selector whose key is not in `seen`. Elements that look alike have the same key,
 * so that of all rows and columns only the first is clicked, and one row for each set of badges.
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

/** The effect of a click: it opened an overlay, changed the content or the address of the page, or changed nothing. */
type Outcome = 'overlay' | 'changed' | 'left' | 'same' | 'unclickable';

/** Largest change of the HTML's length that counts as none. Focusing or pressing a button changes the HTML a little. */
const negligibleCharacters = 200;

/** Clicks the marked element. Resolves to the effect of the click. */
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
  return Math.abs((await content()) - length) > negligibleCharacters ? 'changed' : 'same';
}

/** Presses Escape. Resolves to whether every overlay is closed and the page still has the address `url`. */
async function closeByEscape(page: Page, url: string): Promise<boolean> {
  await page.keyboard.press('Escape');
  await settle(page).catch(() => undefined);
  return page.url() === url && (await page.locator(overlay).count()) === 0;
}

/**
 * Clicks every button of a page, and every entry of the menus that open. Calls `check` for each overlay and each other
 * change of the page, and `reopenPage` when a click leaves a change behind. Adds the keys of clicked elements to `seen`;
 * elements with a key in `seen` are not clicked.
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
    const isClosed =
      outcome === 'unclickable' || (outcome === 'overlay' && !entry && (await closeByEscape(page, href)));
    if (!isClosed) await reopenPage(address);
  }
}
