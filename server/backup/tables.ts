import { quoteIdentifier } from '../dialect/parameters';
import type { Session } from '../database/database';
import type { SnapshotQuery } from './snapshot';

/** A table, with the columns that are stored. Generated columns are left out, because PostgreSQL computes them. */
export interface StoredTable {
  name: string;
  columns: readonly { name: string; type: string }[];
}

/** Number of rows that are read or written together: few, so that memory stays flat. */
const batchRows = 1000;
/** Bytes of the lines that are written together at most, unless one line is longer. */
const batchBytes = 1_000_000;

/** Returns the tables of the database by name. */
export async function readTables(query: SnapshotQuery): Promise<StoredTable[]> {
  const rows = await query(`
    SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod)
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY c.relname COLLATE "C", a.attnum`);
  const tables = new Map<string, { name: string; type: string }[]>();
  for (const [table, name, type] of rows) {
    if (!table || !name || !type) continue;
    const columns = tables.get(table) ?? [];
    columns.push({ name, type });
    tables.set(table, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/**
 * Reads a table's rows in batches, each row as a JSON object of texts. PostgreSQL's text of a value is the same on both
 * engines and loses nothing; numbers and timestamps of JSON would.
 * @param condition SQL by which rows are chosen; all rows when absent
 */
export async function* readRows(
  query: SnapshotQuery,
  { name, columns }: StoredTable,
  condition = 'true',
): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${quoteIdentifier(column.name)}::text`).join(', ');
  const select = `SELECT ${texts} FROM ${quoteIdentifier(name)} WHERE ${condition}`;
  yield* readColumn(query, `SELECT row_to_json(r)::text FROM (${select}) r`);
}

/** Reads the first column of a query in batches. */
export async function* readColumn(query: SnapshotQuery, select: string): AsyncGenerator<string[]> {
  await query(`DECLARE backup_rows NO SCROLL CURSOR FOR ${select}`);
  for (;;) {
    const rows = await query(`FETCH ${batchRows} FROM backup_rows`);
    if (rows.length > 0) yield rows.flatMap(([text]) => (typeof text === 'string' ? [text] : []));
    if (rows.length < batchRows) break;
  }
  await query('CLOSE backup_rows');
}

/** Inserts rows that `readRows` has read. Returns their number. */
export async function insertRows(
  session: Session,
  { name, columns }: StoredTable,
  lines: AsyncIterable<string>,
): Promise<number> {
  const names = columns.map((column) => quoteIdentifier(column.name));
  const values = columns.map(({ type }, position) => `v.${names[position]}::${type}`);
  const text =
    `INSERT INTO ${quoteIdentifier(name)} (${names.join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')}` +
    ` FROM json_to_recordset($1::json) AS v(${names.map((column) => `${column} text`).join(', ')})`;
  let batch: string[] = [];
  let bytes = 0;
  let count = 0;
  const insert = async () => {
    if (batch.length > 0) await session.rows({ text, params: [`[${batch.join(',')}]`] });
    count += batch.length;
    batch = [];
    bytes = 0;
  };
  for await (const line of lines) {
    batch.push(line);
    bytes += line.length;
    if (batch.length === batchRows || bytes > batchBytes) await insert();
  }
  await insert();
  return count;
}
