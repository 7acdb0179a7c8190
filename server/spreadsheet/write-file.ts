import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { CellValue, FileColumn, FileStyle, FileWriter } from './columns';
import { createCsvWriter } from './write-csv';
import { createSheetWriter, sheetPart, workbookParts } from './write-xlsx';

/** Form of a file to write. `title`: that of the sheet. */
export type FileForm = FileStyle & ({ format: 'CSV'; separator: ',' | ';' | '\t' } | { format: 'XLSX'; title: string });

/** Writes rows to a file. Resolves when the file takes more. */
export type RowConsumer = (rows: readonly (readonly CellValue[])[]) => Promise<void>;

/** Sheets are compressed fast: level 6 takes three times as long for a file that is a quarter smaller. */
const compressionLevel = 1;

/**
 * Writes a file with the rows that `produce` hands on. Memory holds only what the output has not taken yet.
 * @throws the error of the output or of `produce`; the output is then destroyed
 */
export async function writeFile(
  { form, columns, output }: { form: FileForm; columns: readonly FileColumn[]; output: Writable },
  produce: (write: RowConsumer) => Promise<void>,
): Promise<void> {
  const { writer, source, bytes } = open(form, columns);
  const written = pipeline(bytes, output);
  // Its error is thrown where the next rows wait for it.
  written.catch(() => undefined);
  const write = async (text: string) => {
    if (!source.write(text)) await Promise.race([once(source, 'drain'), written]);
  };
  try {
    await write(writer.start());
    await produce((rows) => write(writer.rows(rows)));
    source.end(writer.end());
  } catch (error) {
    bytes.destroy(error instanceof Error ? error : new Error(String(error)));
    source.destroy();
    await written.catch(() => undefined);
    throw error;
  }
  await written;
}

/** Returns the writer of rows, the stream that takes its texts, and the stream of the file's bytes. */
function open(
  form: FileForm,
  columns: readonly FileColumn[],
): { writer: FileWriter; source: Writable; bytes: Readable } {
  const source = new PassThrough();
  switch (form.format) {
    case 'CSV':
      return { writer: createCsvWriter(columns, form), source, bytes: source };
    case 'XLSX':
      return { writer: createSheetWriter(columns), source, bytes: zipOf(workbookParts(form.title, form), source) };
  }
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
