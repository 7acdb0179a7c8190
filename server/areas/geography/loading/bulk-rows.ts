import type { Session } from '../../../database/database';

/** A value of a row that is written in bulk. */
export type CellValue = string | number | null;

/**
 * Character that separates the values of a column in a query parameter. A value that contains it gets a space instead.
 */
const separator = '\u001e';

/**
 * Returns SQL and parameters that turn rows into a table with the alias `given`. All values of a column are one parameter,
 * so that PostgreSQL's limit on the number of parameters does not limit the rows.
 * @param columns SQL type of each column, by name
 */
export function unnestRows(columns: Readonly<Record<string, string>>, rows: readonly (readonly CellValue[])[]) {
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map((type, index) => `string_to_array($${index + 1}, E'\\x1e', '')::${type}[]`);
  const params = names.map((_name, index) => rows.map((row) => textOf(row[index])).join(separator));
  return { sql: `unnest(${arrays.join(', ')}) AS given(${names.join(', ')})`, params };
}

/** Inserts new rows and updates existing rows that differ. The first column is the key. */
export async function upsertRows(
  session: Session,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly (readonly CellValue[])[],
): Promise<void> {
  const [key = '', ...others] = Object.keys(columns);
  const { sql, params } = unnestRows(columns, rows);
  const columnsOf = (source: string) => others.map((name) => `${source}.${name}`).join(', ');
  await session.rows({
    text:
      `INSERT INTO ${table} (${key}, ${others.join(', ')}) SELECT * FROM ${sql} ON CONFLICT (${key})` +
      ` DO UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(', ')}` +
      ` WHERE (${columnsOf(table)}) IS DISTINCT FROM (${columnsOf('excluded')})`,
    params,
  });
}

function textOf(cell: CellValue | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).replaceAll(separator, ' ');
}
