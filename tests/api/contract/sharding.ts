import type { TextRow } from '../../../server/database/database';
import type { TestServer } from '../harness/server';

/** Column by which Citus distributes the rows of all tables of tenants. */
const distributionColumn = 'tenant_id';

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
  /** Tables with triggers, which Citus refuses. */
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
export function shardingProblems({ tables, unique, foreign, withTriggers }: ShardingCatalog): string[] {
  const columnOf = new Map(tables.map(({ name, by }) => [name, by]));
  const isDistributed = (table: string) => columnOf.get(table) !== undefined;
  const uniqueProblems = unique
    .filter(({ table, columns }) => isDistributed(table) && !columns.includes(columnOf.get(table) ?? ''))
    .map(({ table, name }) => `${name} of ${table} does not contain ${columnOf.get(table)}`);
  const foreignProblems = foreign
    .filter(({ table, target }) => isDistributed(table) && target && isDistributed(target.table))
    .filter(({ table, columns, target }) => {
      const position = columns.indexOf(columnOf.get(table) ?? '');
      return position < 0 || target?.columns[position] !== columnOf.get(target?.table ?? '');
    })
    .map(({ table, name }) => `${name} of ${table} does not lead to a row of the same tenant`);
  const triggerProblems = withTriggers.filter(isDistributed).map((table) => `${table} has a trigger`);
  return [...uniqueProblems, ...foreignProblems, ...triggerProblems];
}

/**
 * Returns the SQL that distributes the tables. Tables that every node has a copy of cannot have foreign keys to distributed
 * tables, so these are dropped first.
 */
export function citusCommands({ tables, foreign }: ShardingCatalog): string {
  const distributed = new Set(tables.filter(({ by }) => by !== undefined).map(({ name }) => name));
  const dropped = foreign.filter(
    ({ table, target }) => !distributed.has(table) && distributed.has(target?.table ?? ''),
  );
  const copies = tables.filter(({ by }) => by === undefined);
  const tenantTables = tables.filter(({ name, by }) => by !== undefined && name !== 'tenants');
  return [
    '-- Distributes the tables of Waybill by tenant. Written by tests/api/contract/sharding.test.ts from the catalog.',
    '\\set ON_ERROR_STOP on',
    'BEGIN;',
    'CREATE EXTENSION IF NOT EXISTS citus;',
    '',
    '-- Keys that belong to no tenant refer to tenants. Without these constraints, the server still deletes their rows.',
    ...dropped.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name};`),
    '',
    '-- Tables that each node has a copy of.',
    ...copies.map(({ name }) => `SELECT create_reference_table('${name}');`),
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
