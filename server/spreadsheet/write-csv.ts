import { type CellValue, type FileColumn, type FileStyle, type FileWriter, numberText, textOfCell } from './columns';
import { dateText } from './dates';
import { markFormulaText } from './formula-text';

/** Byte order mark, by which Excel knows that a file is UTF-8. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

/** Returns the writer of a CSV file as Excel reads it. */
export function createCsvWriter(
  columns: readonly FileColumn[],
  { separator, ...style }: FileStyle & { separator: ',' | ';' | '\t' },
): FileWriter {
  const quote = quotingOf(separator);
  const formats = columns.map((column) => cellFormat(column, style));
  return {
    start: () =>
      byteOrderMark + columns.map(({ heading }) => quote(markFormulaText(heading))).join(separator) + lineEnd,
    rows: (rows) => {
      let text = '';
      for (const row of rows) {
        let index = 0;
        for (const format of formats) {
          if (index > 0) text += separator;
          text += quote(format(row[index] ?? null));
          index += 1;
        }
        text += lineEnd;
      }
      return text;
    },
    end: () => '',
  };
}

/** Returns the function that quotes a cell which has a separator, a quotation mark or a line end. */
function quotingOf(separator: string): (text: string) => string {
  const special = new RegExp(`["\r\n${separator}]`);
  return (text) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
}

/** Returns the function that formats a column's values. Only texts can be formulas: other columns have a type. */
function cellFormat(column: FileColumn, { dates, decimalSeparator }: FileStyle): (value: CellValue) => string {
  const whenText = (format: (text: string) => string) => (value: CellValue) => {
    if (value === null || value === '') return '';
    return typeof value === 'string' ? format(value) : markFormulaText(textOfCell(value, column));
  };
  switch (column.kind) {
    case 'text':
    case 'list':
    case 'boolean':
      return whenText((text) => markFormulaText(textOfCell(text, column)));
    case 'number':
      return whenText(
        decimalSeparator === '.'
          ? (text) => numberText(text, column)
          : (text) => numberText(text, column).replace('.', decimalSeparator),
      );
    case 'date':
    case 'datetime':
      return whenText((text) => dateText(text, dates));
  }
}
