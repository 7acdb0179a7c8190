import type { Session } from '../../database/database';
import type { ChangedValue, Entity } from '../../dialect/entity';
import { quoteIdentifier } from '../../dialect/parameters';
import { tableShapeOf, tenantColumnOf } from '../../dialect/table';
import { supportedLanguages } from '../../texts/languages';

/** A changed field with its old and new value, as activities store it. */
export interface RecordedValue {
  field: string;
  from: unknown;
  to: unknown;
}

/** Titles of a related record by language, or one title for all languages. */
type RecordedTitle = { title: string | Readonly<Record<string, string>> };

interface ReadContext {
  session: Session;
  tenant: string;
}

const maxTextLength = 200;

/** Columns whose values are never recorded, in any entity. */
const secretColumn = /(password|token|secret|hash)$/i;

/** Titles of related records by table and id, without those that have none. */
export type RecordedTitles = ReadonlyMap<Entity['table'], ReadonlyMap<string, RecordedTitle>>;

/**
 * Returns the changed values as activities store them: titles instead of the ids of related records, and long texts cut.
 * Leaves out secrets, and relations to records without a title.
 */
export function recordedValuesOf(values: readonly ChangedValue[], titles: RecordedTitles): RecordedValue[] {
  return values.flatMap(({ path, from, to, related }): RecordedValue[] => {
    if (secretColumn.test(path)) return [];
    if (!related) return [{ field: path, from: cutText(from), to: cutText(to) }];
    const titleOf = (id: unknown) => (typeof id === 'string' && titles.get(related.table)?.get(id)) || null;
    const [before, after] = [titleOf(from), titleOf(to)];
    return before || after ? [{ field: path, from: before, to: after }] : [];
  });
}

/** Reads the titles of all related records that changed values name, those of each table in one statement. */
export async function readTitles(values: readonly ChangedValue[], at: ReadContext): Promise<RecordedTitles> {
  const related = values.flatMap((value) => (value.related ? [{ ...value, entity: value.related }] : []));
  const titles = new Map<Entity['table'], ReadonlyMap<string, RecordedTitle>>();
  for (const [table, entity] of new Map(related.map((value) => [value.entity.table, value.entity]))) {
    const ids = related.filter((value) => value.entity.table === table).flatMap(({ from, to }) => [from, to]);
    titles.set(table, await readTitlesOf(entity, [...new Set(ids.filter((id) => typeof id === 'string'))], at));
  }
  return titles;
}

/** Shortens a text, never within a surrogate pair, because half of a pair is invalid text. */
function cutText(value: unknown): unknown {
  return typeof value === 'string' && value.length > maxTextLength
    ? `${value.slice(0, maxTextLength - 1).replace(/\p{Surrogate}$/u, '')}…`
    : value;
}

async function readTitlesOf(
  entity: Entity,
  ids: readonly string[],
  { session, tenant }: ReadContext,
): Promise<Map<string, RecordedTitle>> {
  const sql = titleSqlOf(entity);
  if (sql === undefined || ids.length === 0) return new Map();
  const tenantColumn = tenantColumnOf(entity);
  const text =
    `SELECT r.id, ${sql} FROM ${quoteIdentifier(tableShapeOf(entity).name)} r WHERE r.id = ANY ($1::bigint[])` +
    (tenantColumn === undefined ? '' : ` AND r.${quoteIdentifier(tenantColumn)} = $2`);
  const rows = await session.rows({ text, params: tenantColumn === undefined ? [ids] : [ids, tenant] });
  const titles = new Map<string, RecordedTitle>();
  for (const [id, first, ...others] of rows) {
    const byLanguage = supportedLanguages.map(
      (language, index) => [language, [first, ...others][index] ?? ''] as const,
    );
    const title = others.length === 0 ? first : Object.fromEntries(byLanguage);
    if (title) titles.set(String(id), { title });
  }
  return titles;
}

/** Columns that hold the title of a record, the first that a table has. */
const titleColumns = ['license', 'customer_name', 'number', 'name', 'title'];

/** Returns the SQL of a record's title: one value, or one for each language. Undefined for records without a title. */
function titleSqlOf({ type, table }: Entity): string | undefined {
  if (type === 'User')
    return `coalesce((SELECT nullif(concat_ws(' ', p.first_name, p.last_name), '') FROM profiles p
      WHERE p.tenant_id = r.tenant_id AND p.user_id = r.id), r.email)`;
  const { columns } = tableShapeOf({ table });
  for (const name of titleColumns) {
    if (columns.has(name)) return `r.${quoteIdentifier(name)}`;
    const localized = supportedLanguages.map((language) => `${name}_${language}`);
    if (localized.every((column) => columns.has(column)))
      return localized.map((column) => `r.${quoteIdentifier(column)}`).join(', ');
  }
  return undefined;
}
