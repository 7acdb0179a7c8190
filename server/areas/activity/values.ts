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

/**
 * Returns the changed values as activities store them: titles instead of the ids of related records, and long texts cut.
 * Leaves out secrets, and relations to records without a title.
 */
export async function recordedValuesOf(values: readonly ChangedValue[], at: ReadContext): Promise<RecordedValue[]> {
  const recorded: RecordedValue[] = [];
  for (const { path, from, to, related } of values) {
    if (secretColumn.test(path)) continue;
    if (!related) {
      recorded.push({ field: path, from: cutText(from), to: cutText(to) });
      continue;
    }
    const titles = { from: await readTitle(related, from, at), to: await readTitle(related, to, at) };
    if (titles.from || titles.to) recorded.push({ field: path, ...titles });
  }
  return recorded;
}

/** Shortens a text, never within a surrogate pair, because half of a pair is invalid text. */
function cutText(value: unknown): unknown {
  return typeof value === 'string' && value.length > maxTextLength
    ? `${value.slice(0, maxTextLength - 1).replace(/\p{Surrogate}$/u, '')}…`
    : value;
}

/** Reads the title of a related record; null without a record, or for a kind of record without a title. */
async function readTitle(entity: Entity, id: unknown, { session, tenant }: ReadContext): Promise<RecordedTitle | null> {
  if (typeof id !== 'string') return null;
  const sql = titleSqlOf(entity);
  if (sql === undefined) return null;
  const tenantColumn = tenantColumnOf(entity);
  const text =
    `SELECT ${sql} FROM ${quoteIdentifier(tableShapeOf(entity).name)} r WHERE r.id = $1` +
    (tenantColumn === undefined ? '' : ` AND r.${quoteIdentifier(tenantColumn)} = $2`);
  const [row] = await session.rows({ text, params: tenantColumn === undefined ? [id] : [id, tenant] });
  if (!row) return null;
  const [first, ...others] = row;
  if (others.length === 0) return first ? { title: first } : null;
  const titles = supportedLanguages.map((language, index) => [language, row[index] ?? ''] as const);
  return { title: Object.fromEntries(titles) };
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
