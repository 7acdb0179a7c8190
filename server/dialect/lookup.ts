import type { Session } from '../database/database';
import type { ColumnSql, Entity } from './entity';
import { SqlParameters, quoteIdentifier } from './parameters';
import type { Viewer } from './scope';
import { tableShapeOf } from './table';
import { visibilityConditions } from './write/rows';

/** How records are found by texts. */
export interface TextLookup {
  entity: Entity;
  /** SQL of the texts of a record. */
  texts: (column: ColumnSql) => readonly string[];
  /** Column to return with each record. */
  column?: string | undefined;
  /** Whether case and diacritics are ignored; otherwise texts must be equal. */
  isFolded: boolean;
}

/** A record that a text names. */
export interface FoundRecord {
  id: string;
  column: string | null;
}

/** A record, and a text that may name it. */
export interface NamedPair {
  id: string;
  text: string;
}

/**
 * Returns those pairs in which the text names the record, as `id text`. Deleted records count, because a record may
 * still belong to one.
 */
export async function findNamedPairs(
  session: Session,
  viewer: Viewer,
  { entity, texts, isFolded }: Omit<TextLookup, 'column'>,
  pairs: readonly NamedPair[],
): Promise<Set<string>> {
  if (pairs.length === 0) return new Set();
  const table = quoteIdentifier(tableShapeOf(entity).name);
  const columnSql = (of: string) => `${table}.${quoteIdentifier(of)}`;
  const comparable = (sql: string) => (isFolded ? `fold(${sql})` : sql);
  const parameters = new SqlParameters();
  const ids = `${parameters.add(pairs.map(({ id }) => id))}::bigint[]`;
  const given = `${parameters.add(pairs.map(({ text }) => text))}::text[]`;
  const named = texts(columnSql).map(comparable).join(', ');
  const conditions = [`${comparable('w.given')} IN (${named})`, ...visibilityConditions(entity, viewer, parameters)];
  const text =
    `SELECT w.id, w.given FROM unnest(${ids}, ${given}) AS w(id, given) JOIN ${table} ON ${columnSql('id')} = w.id` +
    ` WHERE ${conditions.join(' AND ')}`;
  const rows = await session.rows({ text, params: parameters.values });
  return new Set(rows.map(([id, word]) => `${id} ${word}`));
}

/**
 * Finds the records that texts name, in one statement. Deleted records, and those that the viewer may not see, are left
 * out.
 * @returns the records of each text that names any
 */
export async function findRecordsByText(
  session: Session,
  viewer: Viewer,
  { entity, texts, column, isFolded }: TextLookup,
  wanted: readonly string[],
): Promise<Map<string, FoundRecord[]>> {
  if (wanted.length === 0) return new Map();
  const { name, softDeletes } = tableShapeOf(entity);
  const table = quoteIdentifier(name);
  const columnSql = (of: string) => `${table}.${quoteIdentifier(of)}`;
  const comparable = (sql: string) => (isFolded ? `fold(${sql})` : sql);
  const parameters = new SqlParameters();
  const given = `unnest(${parameters.add(wanted)}::text[]) AS w(given)`;
  const conditions = visibilityConditions(entity, viewer, parameters);
  if (softDeletes) conditions.push(`${columnSql('deleted_at')} IS NULL`);
  const values = texts(columnSql).map((sql) => `(${comparable(sql)})`);
  const text =
    `SELECT DISTINCT w.given, ${columnSql('id')}, ${column ? columnSql(column) : 'NULL'}` +
    ` FROM ${table} CROSS JOIN LATERAL (VALUES ${values.join(', ')}) AS v(named)` +
    ` JOIN ${given} ON v.named = ${comparable('w.given')}` +
    (conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '');
  const found = new Map<string, FoundRecord[]>();
  for (const [word, id, value] of await session.rows({ text, params: parameters.values })) {
    const records = found.get(word ?? '') ?? [];
    records.push({ id: String(id), column: value ?? null });
    found.set(word ?? '', records);
  }
  return found;
}
