import { type CellValue, type FileColumn, textOfCell } from './columns';
import { markFormulaText } from './formula-text';

/** Separators of the cells of CSV files. */
export type CsvSeparator = ',' | ';' | '\t';

/** Byte order mark, by which Excel knows that a file is UTF-8. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

/** Returns the start of a CSV file as Excel reads it: its headings. */
export function csvHeadings(columns: readonly FileColumn[], separator: CsvSeparator): string {
  return byteOrderMark + csvLines([columns.map(({ heading }) => markFormulaText(heading))], separator);
}

/** Returns lines of a CSV file, as PostgreSQL's COPY writes them but for their ends. */
export function csvLines(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  const special = new RegExp(`["\r\n${separator}]`);
  let lines = '';
  for (const row of rows) {
    let isFirst = true;
    for (const text of row) {
      if (!isFirst) lines += separator;
      lines += special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
      isFirst = false;
    }
    lines += lineEnd;
  }
  return lines;
}

/** Returns the text of a text, a boolean or a list in a CSV file, not yet quoted. Only texts could be formulas. */
export function csvText(value: CellValue, column: Pick<FileColumn, 'words'>): string {
  return value === null ? '' : markFormulaText(textOfCell(value, column));
}
