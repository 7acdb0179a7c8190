import type { FilterKind } from './kind';

/** The filter of text fields. */
export const textFilterKind: FilterKind = {
  comparisons: ['contains', 'equals', 'starts', 'in', 'empty', 'filled'],
  clean: (text) => text.trim().slice(0, 200) || null,
  operand: (text) => text,
};

/**
 * Splits a pasted list into its values: at lines, tabs and semicolons, or at commas where there are none of these. The
 * values may be empty while they are typed.
 */
export function splitList(text: string): readonly string[] {
  return text.split(/[\n\t;]/.test(text) ? /\r?\n|[\t;]/ : ',');
}

/** Returns the titles of a pasted column or row of a spreadsheet. A comma is part of a title. */
export function splitLines(text: string): readonly string[] {
  const titles = text.split(/[\r\n\t;]/).map((title) => title.trim());
  return [...new Set(titles.filter((title) => title !== ''))];
}
