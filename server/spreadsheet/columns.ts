import type { DateFormat } from '../contract.generated';

/** What the cells of a column hold. `list`: texts of several records. */
export type CellKind = 'text' | 'list' | 'number' | 'boolean' | 'date' | 'datetime';

/** A column of a file to write. */
export interface FileColumn {
  heading: string;
  kind: CellKind;
  /** Texts to write instead of values, such as of an enum; other values are written as they are. */
  words?: ReadonlyMap<string, string> | undefined;
  /** Whether the numbers are hundredths, such as cents. */
  hundredths?: boolean | undefined;
}

/** How the values of a file are written. */
export interface FileStyle {
  /** Form of dates; null for ISO 8601. */
  dates: DateFormat | null;
  decimalSeparator: '.' | ',';
}

/**
 * A value of a row as text, the texts of a list, or null or an empty text for none: `-12.5`, `true`, `2026-11-24`. Times
 * have no time zone: `2026-11-24 08:30:00.123456`.
 */
export type CellValue = string | readonly string[] | null;

const listSeparator = ', ';

/** Returns the text of a value, with the words of its column. */
export function textOfCell(value: string | readonly string[], { words }: Pick<FileColumn, 'words'>): string {
  if (typeof value === 'string') return words?.get(value) ?? value;
  return value.map((text) => words?.get(text) ?? text).join(listSeparator);
}

/** Returns a number as plain decimal text, hundredths with two decimals. */
export function numberText(text: string, { hundredths }: FileColumn): string {
  return hundredths ? (Number(text) / 100).toFixed(2) : text;
}
