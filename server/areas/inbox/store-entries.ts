import type { Session } from '../../database/database';
import type { inboxEntries } from './tables';

type EntryRow = typeof inboxEntries.$inferInsert;

/** An unread entry to write. Once it is sent, other code sets `mailed_at` and `pushed_at`. */
export type StoredEntry = Required<Omit<EntryRow, 'mailed_at' | 'pushed_at'>>;

/** Columns that a further event leaves as they are. */
const fixedColumns: readonly string[] = ['tenant_id', 'id', 'user_id', 'event_key', 'merges_until'];

/** Deletes entries of a tenant. */
export async function deleteEntries(session: Session, tenant: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const text = 'DELETE FROM inbox_entries WHERE tenant_id = $1 AND id = ANY ($2::bigint[])';
  await session.rows({ text, params: [tenant, ids] });
}

/** Updates entries of a tenant with one statement. */
export async function updateEntries(session: Session, tenant: string, entries: readonly StoredEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const columns = Object.keys(entries[0] ?? {}).filter((column) => !fixedColumns.includes(column));
  const text = `UPDATE inbox_entries e SET ${columns.map((column) => `${column} = v.${column}`).join(', ')}
    FROM json_populate_recordset(NULL::inbox_entries, $2::json) v WHERE e.tenant_id = $1 AND e.id = v.id`;
  await session.rows({ text, params: [tenant, JSON.stringify(entries)] });
}

/** Inserts entries with one statement. */
export async function insertEntries(session: Session, entries: readonly StoredEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const columns = Object.keys(entries[0] ?? {}).join(', ');
  const text = `INSERT INTO inbox_entries (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::inbox_entries, $1::json)`;
  await session.rows({ text, params: [JSON.stringify(entries)] });
}
