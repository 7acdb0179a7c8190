import type { TextRow } from '../../../server/database/database';
import type { TestServer } from '../harness/server';

/** Column by which Citus distributes the rows of all tables of tenants. */
const distributionColumn = 'tenant_id';

/**
 * Tables of no tenant that stay on the coordinator: they are written often, or have keys that are unique over all tenants.
 * Adding one is a deliberate decision.
 */
export const coordinatorTables: readonly string[] = [
  'budgets',
  'jobs',
  'mails',
  'migrations',
  'processor_events',
  'push_keys',
  'receipt_numbers',
  'sandbox_events',
  'sandbox_objects',
  'servers',
  'sign_in_attempts',
  'sign_in_names',
  'social_exchanges',
  'social_names',
];

/** Dictionaries, which each node has a copy of. */
export const copiedTables: readonly string[] = [
  'cancel_request_reasons',
  'cities',
  'countries',
  'opportunities',
  'permission_categories',
  'permissions',
  'postal_codes',
  'services',
  'states',
  'tariff_services',
  'tariffs',
  'vehicle_classes',
  'vehicle_makes',
  'vehicle_models',
];

/**
 * Unique indexes over all tenants, which Citus cannot check, with the index that replaces each. The numbers of receipts come
 * from a counter of the operator, so they are unique without the index.
 */
const replacedIndexes: Readonly<Record<string, string>> = {
  payments_number_unique: 'CREATE UNIQUE INDEX payments_number_unique ON payments (tenant_id, number);',
};

/** How Citus stores a table. */
export interface ShardedTable {
  name: string;
  /** Column by which rows are distributed to shards; undefined for a table that each node has a copy of. */
  by?: string;
}

/** A primary key, unique index or foreign key of the database. */
interface Key {
  table: string;
  name: string;
  columns: readonly string[];
  /** Set for foreign keys. */
  target?: { table: string; columns: readonly string[] };
}

/** The tables and keys of a database, as far as sharding depends on them. */
export interface ShardingCatalog {
  tables: readonly ShardedTable[];
  unique: readonly Key[];
  foreign: readonly Key[];
  /** Tables with triggers, which Citus refuses unless `citus.enable_unsafe_triggers` is on. */
  withTriggers: readonly string[];
}

const listOf = (text: string | null | undefined) => (text ?? '').split(',');

/** Reads the catalog of the server's database. */
export async function readShardingCatalog({ database }: TestServer): Promise<ShardingCatalog> {
  const read = (text: string): Promise<TextRow[]> => database.system((session) => session.rows({ text, params: [] }));
  const tables = await read(`
    SELECT c.relname, EXISTS (SELECT 1 FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attname = '${distributionColumn}' AND a.attnotnull)
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relname`);
  const unique = await read(`
    SELECT t.relname, i.relname, (SELECT string_agg(coalesce(a.attname, '(expression)'), ',' ORDER BY k.position)
      FROM unnest(x.indkey::int[]) WITH ORDINALITY k (number, position)
      LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.number AND k.number > 0)
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
    WHERE t.relnamespace = 'public'::regnamespace AND (x.indisunique OR x.indisexclusion) ORDER BY 1, 2`);
  const columnsOf = (table: string, numbers: string) => `(SELECT string_agg(a.attname, ',' ORDER BY k.position)
    FROM unnest(${numbers}) WITH ORDINALITY k (number, position)
    JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number)`;
  const foreign = await read(`
    SELECT c.conrelid::regclass::text, c.conname, ${columnsOf('c.conrelid', 'c.conkey')},
      c.confrelid::regclass::text, ${columnsOf('c.confrelid', 'c.confkey')}
    FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY 1, 2`);
  const triggers = await read(`
    SELECT DISTINCT c.relname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`);
  return {
    tables: tables.map(([name, isTenants]) => {
      const by = name === 'tenants' ? 'id' : isTenants === 't' ? distributionColumn : undefined;
      return { name: String(name), ...(by !== undefined && { by }) };
    }),
    unique: unique.map(([table, name, columns]) => ({
      table: String(table),
      name: String(name),
      columns: listOf(columns),
    })),
    foreign: foreign.map(([table, name, columns, target, targetColumns]) => ({
      table: String(table),
      name: String(name),
      columns: listOf(columns),
      target: { table: String(target), columns: listOf(targetColumns) },
    })),
    withTriggers: triggers.map(([name]) => String(name)),
  };
}

/** Returns what contradicts the rules of Citus. */
export function shardingProblems({ tables, unique, foreign }: ShardingCatalog): string[] {
  const columnOf = new Map(tables.map(({ name, by }) => [name, by]));
  const isDistributed = (table: string) => columnOf.get(table) !== undefined;
  const uniqueProblems = unique
    .filter(({ name }) => replacedIndexes[name] === undefined)
    .filter(({ table, columns }) => isDistributed(table) && !columns.includes(columnOf.get(table) ?? ''))
    .map(({ table, name }) => `${name} of ${table} does not contain ${columnOf.get(table)}`);
  const foreignProblems = foreign
    .filter(({ table, target }) => isDistributed(table) && target && isDistributed(target.table))
    .filter(({ table, columns, target }) => {
      const position = columns.indexOf(columnOf.get(table) ?? '');
      return position < 0 || target?.columns[position] !== columnOf.get(target?.table ?? '');
    })
    .map(({ table, name }) => `${name} of ${table} does not lead to a row of the same tenant`);
  return [...uniqueProblems, ...foreignProblems];
}

/**
 * Returns the SQL that distributes the tables. Other tables cannot have foreign keys to distributed ones, so these are
 * dropped first.
 */
export function citusCommands({ tables, foreign, withTriggers }: ShardingCatalog): string {
  const distributed = new Set(tables.filter(({ by }) => by !== undefined).map(({ name }) => name));
  const dropped = foreign.filter(
    ({ table, target }) => !distributed.has(table) && distributed.has(target?.table ?? ''),
  );
  const tenantTables = tables.filter(({ name, by }) => by !== undefined && name !== 'tenants');
  return [
    '-- Distributes the tables of Waybill by tenant. Written by tests/api/contract/sharding.test.ts from the catalog.',
    '\\set ON_ERROR_STOP on',
    'BEGIN;',
    'CREATE EXTENSION IF NOT EXISTS citus;',
    '',
    '-- Foreign keys from tables of no tenant to tables of tenants. Rows of deleted users then stay in these tables.',
    ...dropped.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name};`),
    '',
    '-- Unique indexes over all tenants.',
    ...Object.entries(replacedIndexes).flatMap(([name, replacement]) => [`DROP INDEX ${name};`, replacement]),
    '',
    `-- Triggers of ${withTriggers.toSorted().join(', ')}. They read and write rows of the same tenant only.`,
    'SET LOCAL citus.enable_unsafe_triggers TO on;',
    '',
    '-- Dictionaries: each node has a copy.',
    ...copiedTables.map((name) => `SELECT create_reference_table('${name}');`),
    '',
    `-- On the coordinator stay: ${coordinatorTables.join(', ')}.`,
    '',
    '-- Tables whose rows are on the node of their tenant.',
    "SELECT create_distributed_table('tenants', 'id');",
    ...tenantTables.map(
      ({ name, by }) => `SELECT create_distributed_table('${name}', '${by}', colocate_with => 'tenants');`,
    ),
    'COMMIT;',
    '',
  ].join('\n');
}
