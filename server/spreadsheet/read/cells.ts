/**
 * A cell of a file. CSV has texts only. `date` is a date that Excel has stored as such: `2026-11-24`, or with a time
 * `2026-11-24T08:30:00`, without a time zone. `error` is an error value of a formula, such as `#N/A`.
 */
export type Cell = string | number | boolean | null | { date: string } | { error: string };

/** A row of a file: its number as a spreadsheet shows it, from 1, and its cells. */
export interface FileRow {
  number: number;
  cells: Cell[];
}

/** What a file may hold, so that reading it stays bounded in time and memory. */
export interface FileLimits {
  /** Maximum number of rows with a value, the headings included. */
  rows: number;
  columns: number;
  /** Maximum number of characters of a cell; Excel's own limit is 32,767. */
  cellLength: number;
  /** Maximum number of bytes of one part of an XLSX file once it is unpacked. */
  unpackedBytes: number;
  /** Maximum number of characters of all texts that an XLSX file shares among its cells, which are kept in memory. */
  sharedTextLength: number;
}

/** Limits of files that the server reads. */
export const fileLimits: FileLimits = {
  rows: 100_001,
  columns: 200,
  cellLength: 32_767,
  unpackedBytes: 512 * 1024 * 1024,
  sharedTextLength: 64_000_000,
};

/** Why a file cannot be read. The console shows the text `serverError.<code>`, filled with the payload. */
export class SpreadsheetError extends Error {
  constructor(
    readonly code:
      | 'file_unreadable'
      | 'file_too_many_rows'
      | 'file_too_many_columns'
      | 'file_too_large'
      | 'file_quote'
      | 'file_cell_too_long'
      | 'file_no_sheet'
      | 'file_no_rows'
      | 'file_old_excel',
    readonly payload: Readonly<Record<string, string | number>> = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'SpreadsheetError';
  }
}

/** Returns whether a row has no value. */
export function isEmptyRow(cells: readonly Cell[]): boolean {
  return cells.every((cell) => cell === null || cell === '');
}

/** Checks rows against the limits and leaves out rows without a value. */
export async function* limitedRows(rows: AsyncIterable<FileRow>, limits: FileLimits): AsyncGenerator<FileRow> {
  let count = 0;
  for await (const row of rows) {
    if (isEmptyRow(row.cells)) continue;
    count += 1;
    if (count > limits.rows) throw new SpreadsheetError('file_too_many_rows', { max: limits.rows - 1 });
    if (lastFilled(row.cells) >= limits.columns)
      throw new SpreadsheetError('file_too_many_columns', { max: limits.columns });
    if (row.cells.some((cell) => typeof cell === 'string' && cell.length > limits.cellLength))
      throw new SpreadsheetError('file_cell_too_long', { row: row.number, max: limits.cellLength });
    yield { number: row.number, cells: row.cells.slice(0, limits.columns) };
  }
}

function lastFilled(cells: readonly Cell[]): number {
  return cells.findLastIndex((cell) => cell !== null && cell !== '');
}
