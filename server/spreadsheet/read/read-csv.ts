import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type FileLimits, type FileRow, SpreadsheetError } from './cells';
import { unmarkFormulaText } from '../formula-text';
import { decodedText, detectEncoding } from './encoding';
import { detectSeparator } from './separator';

/** Number of characters from which the separator is detected. */
const startLength = 64 * 1024;

/**
 * Reads the rows of a CSV file in each encoding and with each separator that Excel uses. The first line may name the
 * separator (`sep=;`). Texts that could be formulas lose the apostrophe with which an export marks them.
 * @throws SpreadsheetError if a quote is not closed
 */
export async function* readCsv(path: string, limits: FileLimits): AsyncGenerator<FileRow> {
  const pieces = decodedText(path, await detectEncoding(path));
  let start = '';
  while (start.length < startLength) {
    const piece = await pieces.next();
    if (piece.done === true) break;
    start += piece.value;
  }
  const { separator, skip } = detectSeparator(start);
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: limits.columns * limits.cellLength,
  });
  const source = Readable.from(following(start.slice(skip), pieces));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let number = 0;
  try {
    for await (const record of parser) {
      number += 1;
      yield { number, cells: textsOf(record) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isTooLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw new SpreadsheetError(
      isTooLong ? 'file_cell_too_long' : 'file_quote',
      { row: number + 1, max: limits.cellLength },
      { cause: error },
    );
  } finally {
    source.destroy();
  }
}

async function* following(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

function textsOf(record: unknown): string[] {
  return Array.isArray(record) ? record.map((cell) => unmarkFormulaText(String(cell))) : [];
}
