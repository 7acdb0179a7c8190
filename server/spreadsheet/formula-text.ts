/**
 * Matches a text that a spreadsheet program could take for a formula: by its first character, also as a full-width form
 * or behind apostrophes, which mark such texts.
 */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

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
