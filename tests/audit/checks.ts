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

/** Dark mode differs in its colours only. */
const contrastOnly: axe.RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] };

/** The widths and themes in which each state is checked. */
export const modes = [
  { name: '1280 light', width: 1280, theme: 'light', options: everyRule },
  { name: '1280 dark', width: 1280, theme: 'dark', options: contrastOnly },
  { name: '360 light', width: 360, theme: 'light', options: everyRule },
  { name: '360 dark', width: 360, theme: 'dark', options: contrastOnly },
] as const;

/** Runs axe in the page as it is now, and measures its targets unless only contrast is checked. */
export async function findingsIn(page: Page, options: axe.RunOptions): Promise<Finding[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((given) => {
    if (!window.axe) throw new Error('The page is not the one that axe was put into.');
    return window.axe.run(given);
  }, options);
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes
      .filter(({ html }) => !isPopupOfField(id, html))
      .map(({ target, html }) => ({
        rule: id,
        impact: impact ?? 'minor',
        element: target.join(' '),
        html: html.slice(0, 160),
      })),
  );
  return options === everyRule ? [...found, ...(await smallTargetsIn(page))] : found;
}

/**
 * Returns whether a finding is about the popup of a select field. MUI appends it to the document's end, outside of the
 * page's regions, and the field names it with `aria-controls`.
 */
const isPopupOfField = (rule: string, html: string) => rule === 'region' && html.includes('MuiPap');

/**
 * Returns the buttons, fields and links that are smaller than 24 px. Unlike the rule `target-size`, space around a
 * target does not make up for its size. Links within a line of text are exempt, as in WCAG 2.2.
 */
async function smallTargetsIn(page: Page): Promise<Finding[]> {
  const small = await page.evaluate(() => {
    const targets = document.querySelectorAll('button, a[href], input, select, textarea, [role=button]');
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const { display, visibility } = getComputedStyle(target);
      const isHidden = width <= 1 || height <= 1 || visibility === 'hidden';
      const isWithinField = target.closest('.MuiInputBase-root, [aria-hidden=true]') !== null;
      if (isHidden || isWithinField || display === 'inline' || (width >= 23.5 && height >= 23.5)) return [];
      return [`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 140)}`];
    });
  });
  return small.map((html) => ({ rule: 'target-24px', impact: 'serious', element: '', html }));
}
