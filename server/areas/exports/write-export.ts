import type { Writable } from 'node:stream';
import { readCsvLines } from '../../dialect/export/read-csv';
import { type ExportSource, readExportRows } from '../../dialect/export/read-rows';
import { writeCsv, writeWorkbook } from '../../spreadsheet';
import type { ExportPlan } from './export-plan';

/** What is written, from where to where. */
export interface ExportTarget {
  source: ExportSource;
  plan: ExportPlan;
  output: Writable;
  /** Called with the number of rows so far, before the last of them are written. Writing waits for it. */
  onRows?: (rows: number, added: number) => Promise<void>;
}

/** Writes the file of an export, and returns the number of its rows. */
export async function writeExport({ source, plan, output, onRows }: ExportTarget): Promise<number> {
  const { request, columns, form } = plan;
  let rows = 0;
  const count = async (added: number) => {
    rows += added;
    await onRows?.(rows, added);
  };
  switch (form.format) {
    case 'CSV':
      await writeCsv({ columns, separator: form.separator, output }, (write) =>
        readCsvLines(source, request, { columns, ...form }, async (lines, added) => {
          await count(added);
          await write(lines);
        }),
      );
      break;
    case 'XLSX':
      await writeWorkbook({ columns, style: form.style, title: form.title, output }, (write) =>
        readExportRows(source, request, async (batch) => {
          await count(batch.length);
          await write(batch);
        }),
      );
      break;
  }
  return rows;
}
