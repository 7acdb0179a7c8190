import { is, SQL } from 'drizzle-orm';
import { getTableConfig, getViewConfig, type Index, PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { type SqlTypeCodec, codecOf } from './codec';
import type { Entity } from './entity';
import { quoteIdentifier } from './parameters';

/** A column of a table. */
export interface TableColumn {
  name: string;
  codec: SqlTypeCodec;
  notNull: boolean;
  /** Whether an insert may omit the column. */
  hasDefault: boolean;
  /** Whether the column is free text, which lists order by `sort_key`. */
  isText: boolean;
}

/** A B-tree index. */
export interface TableIndex {
  /** Key columns and expressions. */
  keys: readonly string[];
  /** Column that is null in the rows that the index leaves out; absent if the index has all rows. */
  filled?: string | undefined;
}

/** A B-tree index of the rows in which `column` is true and that are not deleted. */
export interface RareIndex {
  column: string;
  keys: readonly string[];
}

/** The columns and indexes of a table, and the rules that its columns imply. */
export interface TableShape {
  name: string;
  columns: ReadonlyMap<string, TableColumn>;
  /** The B-tree indexes of all rows, and of the rows that have a value in one column. */
  indexes: readonly TableIndex[];
  /** The B-tree indexes of only the rows in which a column is true and that are not deleted, because these are few. */
  rareIndexes: readonly RareIndex[];
  /** Whether rows belong to tenants. */
  hasTenant: boolean;
  /** Whether updates check and set `modified_at`. */
  versioned: boolean;
  /** Whether deletes are soft. */
  softDeletes: boolean;
}

const shapes = new WeakMap<object, TableShape>();

/** Returns the shape of an entity's table. */
export function tableShapeOf(entity: Pick<Entity, 'table'>): TableShape {
  const known = shapes.get(entity.table);
  if (known) return known;
  const { name, columns, indexes } = configOf(entity.table);
  const shape: TableShape = {
    name,
    columns: new Map(columns.map((column) => [column.name, describe(column)])),
    indexes: indexes.flatMap(describeIndex),
    rareIndexes: indexes.flatMap(describeRareIndex),
    hasTenant: columns.some((column) => column.name === 'tenant_id'),
    versioned: columns.some((column) => column.name === 'modified_at'),
    softDeletes: columns.some((column) => column.name === 'deleted_at'),
  };
  shapes.set(entity.table, shape);
  return shape;
}

/** Returns the name of the column that holds a row's tenant; undefined for a dictionary. */
export function tenantColumnOf(entity: Pick<Entity, 'table' | 'isTenant'>): 'id' | 'tenant_id' | undefined {
  if (entity.isTenant) return 'id';
  return tableShapeOf(entity).hasTenant ? 'tenant_id' : undefined;
}

function configOf(table: Entity['table']): { name: string; columns: PgColumn[]; indexes: Index[] } {
  if (is(table, PgTable)) return getTableConfig(table);
  const { name, selectedFields } = getViewConfig(table);
  return { name, columns: Object.values(selectedFields).filter((field) => is(field, PgColumn)), indexes: [] };
}

const drizzleDialect = new PgDialect();

function sqlText(sql: SQL): string {
  return drizzleDialect.sqlToQuery(sql, 'indexes').sql;
}

function describeIndex({ config }: Index): TableIndex[] {
  if (config.method !== 'btree') return [];
  const filled = config.where && /^("\w+") IS NOT NULL$/.exec(sqlText(config.where))?.[1];
  if (config.where && !filled) return [];
  return [{ keys: config.columns.map(keySql), filled }];
}

function describeRareIndex({ config }: Index): RareIndex[] {
  const column = config.where && /^deleted_at IS NULL AND (\w+)$/.exec(sqlText(config.where))?.[1];
  return column === undefined ? [] : [{ column, keys: config.columns.map(keySql) }];
}

function keySql(key: Index['config']['columns'][number]): string {
  return is(key, SQL) ? sqlText(key) : quoteIdentifier('name' in key ? (key.name ?? '') : '');
}

function describe(column: PgColumn): TableColumn {
  const type = column.getSQLType();
  return {
    name: column.name,
    codec: codecOf(type),
    notNull: column.notNull,
    hasDefault: column.hasDefault,
    isText: type === 'text' && !column.enumValues,
  };
}
