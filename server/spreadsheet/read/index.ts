import { open } from 'node:fs/promises';
import { type FileLimits, type FileRow, fileLimits, limitedRows, SpreadsheetError } from './cells';

export { type Cell, type FileRow, fileLimits, SpreadsheetError } from './cells';

/** A spreadsheet file: its sheets, none for CSV, and its rows. */
export interface SpreadsheetFile {
  sheets: readonly string[];
  /** Reads the rows of a sheet, the first by default. Rows without a value are left out. */
  rows(sheet?: string): AsyncGenerator<FileRow>;
}

/**
 * Opens an XLSX or CSV file, by its content. Loads the packages that read it.
 * @throws SpreadsheetError if the file cannot be read
 */
export async function openSpreadsheet(path: string, limits: FileLimits = fileLimits): Promise<SpreadsheetFile> {
  const start = await readStart(path);
  if (start.startsWith(oldExcelStart)) throw new SpreadsheetError('file_old_excel');
  if (start.startsWith(pdfStart)) throw new SpreadsheetError('file_unreadable');
  if (!start.startsWith(zipStart)) {
    const { readCsv } = await import('./read-csv');
    return { sheets: [], rows: () => limitedRows(readCsv(path, limits), limits) };
  }
  const { readSheetNames, readXlsx } = await import('./read-xlsx');
  const sheets = await readSheetNames(path, limits);
  return { sheets, rows: (sheet) => limitedRows(readXlsx(path, limits, sheet), limits) };
}

/** First bytes of files, as hexadecimal digits. */
const [zipStart, oldExcelStart, pdfStart] = ['504b0304', 'd0cf11e0', '25504446'];

async function readStart(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('hex', 0, bytesRead);
  } finally {
    await file.close();
  }
}
