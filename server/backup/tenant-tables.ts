import { tenantRole } from '../database/visibility';
import type { SnapshotQuery } from './snapshot';
import { readTables, type StoredTable } from './tables';

/**
 * Tables of tenants that an archive leaves out. docs/operating/backup.md gives the reasons: what only this installation
 * can use, work under way, and what the tenant has agreed with its operator.
 */
const leftOut: ReadonlySet<string> = new Set([
  // Sign-ins, which are bound to this installation's secrets and sign-in providers.
  'devices',
  'email_proofs',
  'known_browsers',
  'push_subscriptions',
  'recovery_codes',
  'second_factors',
  'sessions',
  'social_names',
  'user_codes',
  // Jobs, their files and their undo.
  'background_job_problems',
  'background_jobs',
  'bulk_action_chunks',
  'bulk_action_rows',
  'done_once',
  'export_files',
  'import_chunks',
  'imports',
  'jobs',
  // The agreement with the operator of this installation, and its receipts.
  'payments',
  'subscriptions',
]);

/** Returns the tables of tenants' rows that an archive contains, referenced tables first. */
export async function readTenantTables(query: SnapshotQuery): Promise<StoredTable[]> {
  // The tenants' role cannot read tables of the system, so that an archive never contains rows of others.
  const readable = await query(`
    SELECT DISTINCT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relrowsecurity
      AND has_table_privilege('${tenantRole}', c.oid, 'SELECT')`);
  const names = new Set(readable.flatMap(([name]) => (name && !leftOut.has(name) ? [name] : [])));
  const keys = await query(`
    SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`);
  const tables = (await readTables(query)).filter(({ name }) => names.has(name));
  const references = keys.flatMap(([from, to]) => (from && to && names.has(to) ? [{ from, to }] : []));
  return referencedFirst(tables, references);
}

function referencedFirst(
  tables: readonly StoredTable[],
  references: readonly { from: string; to: string }[],
): StoredTable[] {
  const ordered: StoredTable[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  let waiting = [...tables];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ name }) => references.every(({ from, to }) => from !== name || isPlaced(to)));
    if (ready.length === 0)
      throw new Error(`Tables reference each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
