import { methodDocumentOf, queriesOfLists, operatorOnlyMethods } from './contract';
import type { TestServer } from '../harness/server';

/** Ids of records by contract type: of listed records and of the records related to them. */
export type RecordIds = ReadonlyMap<string, ReadonlySet<string>>;

function collect(value: unknown, found: Map<string, Set<string>>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
  } else if (typeof value === 'object' && value !== null) {
    const { __typename: type, id } = value as { __typename?: unknown; id?: unknown };
    if (typeof type === 'string' && typeof id === 'string') found.set(type, (found.get(type) ?? new Set()).add(id));
    for (const item of Object.values(value)) collect(item, found);
  }
}

/**
 * Returns the ids in the first 20 records of every list, except the operator's lists.
 * @throws Error if a list is refused
 */
export async function fetchListedIds(server: TestServer, token: string): Promise<RecordIds> {
  const found = new Map<string, Set<string>>();
  for (const list of queriesOfLists.filter(({ name }) => !operatorOnlyMethods.has(name))) {
    const { data, errors } = await server.call(methodDocumentOf(list), { first: 20 }, { token });
    if (errors) throw new Error(`${list.name} could not be listed: ${JSON.stringify(errors)}`);
    collect(data, found);
  }
  return found;
}

/** Tables without row-level security whose column `tenant` names the tenant that owns a row. */
export const tablesWithoutRowSecurity = ['sign_in_names', 'social_names', 'mails'] as const;

/** Returns the names of all tables with a column `tenant_id`, read from the database. */
export async function fetchTenantTables(server: TestServer): Promise<string[]> {
  const rows = await server.database.system((session) =>
    session.rows({
      text: `SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
          AND a.attname = 'tenant_id' AND NOT a.attisdropped ORDER BY 1`,
      params: [],
    }),
  );
  return rows.map(([name]) => name ?? '');
}

/**
 * SQL of a number that changes when a row does: the id of the transaction that wrote it, which is read in a fifth of the
 * time of the row's text. Of an entry of the inbox it leaves out what the job of delivery changes, which runs at any time.
 */
const rowDigestSql = (table: string | undefined) =>
  table === 'inbox_entries'
    ? "hashtextextended((to_jsonb(t) - ARRAY['mail_due_at', 'mailed_at', 'push_due_at', 'pushed_at', 'snoozed_until'])::text, 0)"
    : 't.xmin::text::bigint';

/**
 * Returns a digest of all rows of a tenant, by table. An equal digest of the same database at a later time proves that no
 * row was written in between, not even with the values that it had.
 */
export async function digestOfTenant(server: TestServer, tenant: string): Promise<Record<string, string>> {
  const columns = [
    // Leaves out the table of jobs, because the queue's worker changes jobs at any time. A call that enqueues a job
    // always writes another table, too.
    ...(await fetchTenantTables(server)).filter((table) => table !== 'jobs').map((table) => [table, 'tenant_id']),
    ...tablesWithoutRowSecurity.map((table) => [table, 'tenant']),
  ];
  const digests = columns.map(
    ([table, column]) =>
      `SELECT '${table}', concat_ws(' ', count(*), sum(${rowDigestSql(table)})) FROM "${table}" t WHERE "${column}" = $1`,
  );
  // Reads all tables by a single statement, which takes a hundredth of the time that a statement for each table would
  // take.
  const text = digests.join(' UNION ALL ');
  const rows = await server.database.system((session) => session.rows({ text, params: [tenant] }));
  return Object.fromEntries(rows.map(([table, digest]) => [table, digest]));
}
