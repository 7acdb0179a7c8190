import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { CellValue, FileColumn, FileStyle } from './columns';
import { csvHeadings, type CsvSeparator } from './write-csv';
import { createSheetWriter, sheetPart, workbookParts } from './write-xlsx';

/** Sheets are compressed fast: level 6 takes three times as long for a file that is a quarter smaller. */
const compressionLevel = 1;

/** Writes a part of a file. Resolves when the file takes more. */
type Write<Part> = (part: Part) => Promise<void>;

/**
 * Writes a CSV file with the lines that `produce` hands on, as text or as UTF-8. Memory holds only what the output has not
 * taken yet.
 * @throws the error of the output or of `produce`; the output is then destroyed
 */
export function writeCsv(
  { columns, separator, output }: { columns: readonly FileColumn[]; separator: CsvSeparator; output: Writable },
  produce: (write: Write<string | Uint8Array>) => Promise<void>,
): Promise<void> {
  const source = new PassThrough();
  return writeTo(output, { source, bytes: source }, async (write) => {
    await write(csvHeadings(columns, separator));
    await produce(write);
  });
}

/** What a workbook is besides its rows. `title`: that of the sheet. */
interface Workbook {
  columns: readonly FileColumn[];
  style: FileStyle;
  title: string;
  output: Writable;
}

/**
 * Writes an XLSX file with the rows that `produce` hands on. Memory holds only what the output has not taken yet.
 * @throws the error of the output or of `produce`; the output is then destroyed
 */
export function writeWorkbook(
  { columns, style, title, output }: Workbook,
  produce: (write: Write<readonly (readonly CellValue[])[]>) => Promise<void>,
): Promise<void> {
  const source = new PassThrough();
  const sheet = createSheetWriter(columns);
  return writeTo(output, { source, bytes: zipOf(workbookParts(title, style), source) }, async (write) => {
    await write(sheet.start());
    await produce((rows) => write(sheet.rows(rows)));
    await write(sheet.end());
  });
}

/** @param streams the stream that takes the parts (`source`), and that of the file's bytes */
async function writeTo(
  output: Writable,
  { source, bytes }: { source: Writable; bytes: Readable },
  produce: (write: Write<string | Uint8Array>) => Promise<void>,
): Promise<void> {
  const written = pipeline(bytes, output);
  // Its error is thrown where the next part waits for it.
  written.catch(() => undefined);
  try {
    await produce(async (part) => {
      if (!source.write(part)) await Promise.race([once(source, 'drain'), written]);
    });
    source.end();
  } catch (error) {
    bytes.destroy(error instanceof Error ? error : new Error(String(error)));
    source.destroy();
    await written.catch(() => undefined);
    throw error;
  }
  await written;
}

function zipOf(parts: Readonly<Record<string, string>>, sheet: Readable): Readable {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  zip.addReadStream(sheet, sheetPart, { compressionLevel });
  zip.end();
  const bytes = new PassThrough();
  zip.outputStream.pipe(bytes);
  zip.once('error', (error: Error) => bytes.destroy(error));
  return bytes;
}
