import { eq, and } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { newId } from '../../database/ids';
import { type Cell, openSpreadsheet, SpreadsheetError } from '../../spreadsheet/read';
import { chunkLengths, insertChunk } from './chunks';
import { textOf } from './convert';
import { type FileColumn, imports, type StoredRow } from './tables';

/** A file to import. */
export interface NewImport {
  tenant: string;
  user: string;
  resource: string;
  file: { path: string; name: string };
  /** Sheet of a workbook; the first when absent. */
  sheet?: string | null | undefined;
}

/** Number of values of a column that are shown and compared. */
const sampleCount = 8;
const maxHeadingLength = 200;
const maxFileNameLength = 200;

/**
 * Reads a file and stores its rows, some hundred at a time, so that no transaction is open while it is read.
 * @returns the id of the import
 * @throws SpreadsheetError if the file cannot be read, is too large, or has no rows
 */
export async function readImport(
  database: Database,
  { tenant, user, resource, file, sheet }: NewImport,
): Promise<string> {
  const spreadsheet = await openSpreadsheet(file.path);
  const id = newId();
  await database.write(tenant, async ({ orm }) => {
    const row = { tenant_id: tenant, id, user_id: user, resource, file_name: file.name.slice(0, maxFileNameLength) };
    await orm
      .insert(imports)
      .values({ ...row, sheets: spreadsheet.sheets, sheet: sheet ?? spreadsheet.sheets[0], columns: [] });
  });
  const own = and(eq(imports.tenant_id, tenant), eq(imports.id, id));
  try {
    const columns = new ColumnCollector();
    let [count, number] = [0, 0];
    let rows: StoredRow[] = [];
    const flush = async () => {
      const chunk = { tenant, importId: id, number };
      const stored = rows;
      rows = [];
      number += 1;
      await database.write(tenant, (session) => insertChunk(session, chunk, stored));
    };
    for await (const row of spreadsheet.rows(sheet ?? undefined)) {
      if (columns.add(row.cells)) continue;
      count += 1;
      rows.push({ n: row.number, c: row.cells });
      if (rows.length === chunkLengths[database.engine]) await flush();
    }
    if (rows.length > 0) await flush();
    if (count === 0) throw new SpreadsheetError('file_no_rows');
    await database.write(tenant, async ({ orm }) => {
      await orm.update(imports).set({ columns: columns.columns, row_count: count }).where(own);
    });
    return id;
  } catch (error) {
    await database.write(tenant, async ({ orm }) => {
      await orm.delete(imports).where(own);
    });
    throw error;
  }
}

/** Collects the headings of a file, which are its first row, and values below them. */
class ColumnCollector {
  private names: string[] | undefined;
  private readonly samples: Cell[][] = [];

  /** Adds a row. Returns whether it has the headings. */
  add(cells: readonly Cell[]): boolean {
    if (!this.names) {
      this.names = cells.map((cell) => textOf(cell).slice(0, maxHeadingLength));
      return true;
    }
    for (const [index, cell] of cells.entries()) {
      const samples = (this.samples[index] ??= []);
      if (samples.length < sampleCount && textOf(cell) !== '') samples.push(cell);
    }
    return false;
  }

  get columns(): FileColumn[] {
    const count = Math.max(this.names?.length ?? 0, this.samples.length);
    return Array.from({ length: count }, (_, index) => ({
      name: this.names?.[index] ?? '',
      samples: this.samples[index] ?? [],
    }));
  }
}
