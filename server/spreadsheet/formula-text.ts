/**
 * Characters, full-width forms among them, by which a spreadsheet program could take a text for a formula: as the first
 * one, or the first one behind apostrophes, which mark such texts.
 */
export const formulaSigns: readonly string[] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

const formulaStart = new RegExp(`^'*[${formulaSigns.join('').replace('-', '\\-')}]`);

/**
 * Returns a text for a cell of a CSV file: with an apostrophe before it if a spreadsheet program could take it for a
 * formula. CSV has no types, so that `=1+1`, and also `+48 22 123 45 67`, would be computed.
 */
export function markFormulaText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** Returns the text that `markFormulaText` has marked, without its mark; other texts as they are. */
export function unmarkFormulaText(text: string): string {
  return text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;
}
