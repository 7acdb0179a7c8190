import { csvLines, type CsvSeparator, type FileColumn, type FileStyle } from '../../spreadsheet';
import type { ExportValue } from './cells';
import { type ExportRequest, ExportStatement } from './export-statement';
import { type ExportSource, readExportRows, readInTransaction } from './read-rows';

/** The form of a CSV file. */
export interface CsvForm {
  columns: readonly FileColumn[];
  style: FileStyle;
  separator: CsvSeparator;
}

/** Receives lines, as text or as UTF-8, and their number. The next ones are handed on when it resolves. */
export type CsvLinesConsumer = (lines: string | Uint8Array, rows: number) => Promise<void>;

/**
 * Reads all rows of a list, as `readExportRows` does, as lines of a CSV file. PostgreSQL formats the values that it can
 * compute. If it can compute all of them, COPY joins them to lines, so that a row costs this process next to nothing.
 */
export async function readCsvLines(
  source: ExportSource,
  plain: ExportRequest,
  { separator, ...csv }: CsvForm,
  consume: CsvLinesConsumer,
): Promise<void> {
  const request = { ...plain, csv };
  const copied = source.engine === 'postgres' ? new ExportStatement(request).allPlain() : undefined;
  if (!copied)
    return readExportRows(source, request, (rows) =>
      consume(
        csvLines(
          rows.map((row) => row.map(textOf)),
          separator,
        ),
        rows.length,
      ),
    );
  await readInTransaction(source.work, request, async ({ copyCsv, rows }) => {
    if (!copyCsv) throw new Error('This database has no COPY.');
    await rows({ text: settingsSql, params: [] });
    await copyCsv(copied, separator, consume);
  });
}

/**
 * Parallel workers would sort the formatted rows on disk, though an index has them in order, and take processors from
 * other work. Compiling expressions (JIT) takes longer than it saves.
 */
const settingsSql = `SELECT set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`;

/** All values of a CSV file are texts. */
const textOf = (value: ExportValue) => (typeof value === 'string' ? value : '');
