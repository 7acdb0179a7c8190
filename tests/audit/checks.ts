import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** A violation of a rule by one element, in one state of a page. */
export interface Finding {
  rule: string;
  impact: string;
  /** The CSS selector of the element. */
  element: string;
  /** The start of the element's HTML. */
  html: string;
}

/** The rules: WCAG 2.0 to 2.2 at levels A and AA, best practices, and two rules that axe leaves out by default. */
const everyRule: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
};

/** The rules about colours, the only ones whose result differs between the themes. */
const colourRules: axe.RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] };

/** The rules about what an element looks like, whose result differs between themes and between widths. */
const layoutRules: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block', 'target-size'],
};

/** Checks the page as it is now by every rule, and measures its targets. */
export const findingsIn = async (page: Page): Promise<Finding[]> => [
  ...(await violationsIn(page, everyRule)),
  ...(await smallTargetsIn(page)),
];

/** Checks the colours and sizes of the page as it is now, and measures its targets. */
export const layoutFindingsIn = async (page: Page): Promise<Finding[]> => [
  ...(await violationsIn(page, layoutRules)),
  ...(await smallTargetsIn(page)),
];

/** Checks the colours of the page as it is now. */
export const colourFindingsIn = (page: Page): Promise<Finding[]> => violationsIn(page, colourRules);

async function violationsIn(page: Page, options: axe.RunOptions): Promise<Finding[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    if (!window.axe) throw new Error('The page is not the one that axe was put into.');
    const { violations } = await window.axe.run({ ...given, elementRef: true });
    // A menu and the options of a field belong to their button or field, which names them with `aria-controls`. MUI
    // appends them to the document's end, outside of the page's regions.
    const popupRoles = '[role=listbox], [role=menu]';
    const isWithinPopup = (element: Element | undefined) => {
      const popup = element?.closest('body > .MuiPopover-root, body > .MuiPopper-root, body > .MuiAutocomplete-popper');
      return Boolean(popup?.matches(popupRoles) || popup?.querySelector(popupRoles));
    };
    // A target that a bar covers in part is checked again in the middle of the window. WCAG exempts pins of a map, because
    // their position is essential.
    const covered = new Set<Element>();
    for (const { element } of violations.find(({ id }) => id === 'target-size')?.nodes ?? []) {
      if (!element) continue;
      element.scrollIntoView({ block: 'center' });
      const again = await window.axe.run(element, { runOnly: ['target-size'], resultTypes: ['violations'] });
      if (again.violations.length === 0 || element.closest('.maplibregl-map')) covered.add(element);
    }
    if (covered.size > 0) window.scrollTo(0, 0);
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes
        .filter(({ element }) => id !== 'region' || !isWithinPopup(element))
        .filter(({ element }) => id !== 'target-size' || !element || !covered.has(element))
        .map(({ target, html }) => ({
          rule: id,
          impact: impact ?? 'minor',
          element: target.join(' '),
          html: html.slice(0, 160),
        })),
    );
  }, options);
}

/**
 * Returns the buttons, fields and links that are smaller than 24 px. Unlike the rule `target-size`, space around a
 * target does not make up for its size. Links within a line of text are exempt, as in WCAG 2.2.
 */
async function smallTargetsIn(page: Page): Promise<Finding[]> {
  const small = await page.evaluate(() => {
    const targets = document.querySelectorAll(
      'button, a[href], input, select, textarea, [role=button], [role=tab], [role=menuitem], [role=option]',
    );
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const { display, visibility } = getComputedStyle(target);
      const isHidden = width <= 1 || height <= 1 || visibility === 'hidden';
      // A click on the field around an input focuses it. Controls hidden from screen readers repeat others.
      const isWithinField = target.matches('.MuiInputBase-root :is(input, textarea), [aria-hidden=true] *');
      if (isHidden || isWithinField || display === 'inline' || (width >= 23.5 && height >= 23.5)) return [];
      return [`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 140)}`];
    });
  });
  return small.map((html) => ({ rule: 'target-24px', impact: 'serious', element: '', html }));
}
