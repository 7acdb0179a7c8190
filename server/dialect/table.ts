import { is, SQL } from 'drizzle-orm';
import { getTableConfig, getViewConfig, type Index, PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { type Codec, codecOf } from './codec';
import type { Entity } from './entity';
import { quoted } from './parameters';

/** A column as the dialect needs it. */
export interface Column {
  name: string;
  codec: Codec;
  notNull: boolean;
  /** Inserts may leave it out. */
  hasDefault: boolean;
  /** Ordered by its letters, not by its bytes. */
  wording: boolean;
}

/** What a table has, and so how its records are treated. */
export interface TableShape {
  name: string;
  columns: ReadonlyMap<string, Column>;
  /** Keys of the indexes that hold every row in their order, as SQL over the table's columns. */
  indexes: readonly (readonly string[])[];
  /** Rows belong to tenants. */
  ofTenant: boolean;
  /** Updates check and renew `modified_at`. */
  versioned: boolean;
  /** Deletes are soft. */
  soft: boolean;
}

const shapes = new WeakMap<object, TableShape>();

/** The shape of an entity's table. */
export function shapeOf(entity: Pick<Entity, 'table'>): TableShape {
  const known = shapes.get(entity.table);
  if (known) return known;
  const { name, columns, indexes } = configOf(entity.table);
  const shape: TableShape = {
    name,
    columns: new Map(columns.map((column) => [column.name, describe(column)])),
    indexes: indexes.flatMap(({ config }) =>
      config.where || config.method !== 'btree' ? [] : [config.columns.map(keySql)],
    ),
    ofTenant: columns.some((column) => column.name === 'tenant_id'),
    versioned: columns.some((column) => column.name === 'modified_at'),
    soft: columns.some((column) => column.name === 'deleted_at'),
  };
  shapes.set(entity.table, shape);
  return shape;
}

/** The column that holds a row's tenant; none in a dictionary. */
export function tenantColumn(entity: Pick<Entity, 'table' | 'isTenant'>): 'id' | 'tenant_id' | undefined {
  if (entity.isTenant) return 'id';
  return shapeOf(entity).ofTenant ? 'tenant_id' : undefined;
}

function configOf(table: Entity['table']): { name: string; columns: PgColumn[]; indexes: Index[] } {
  if (is(table, PgTable)) return getTableConfig(table);
  const { name, selectedFields } = getViewConfig(table);
  return { name, columns: Object.values(selectedFields).filter((field) => is(field, PgColumn)), indexes: [] };
}

const sqlOfDialect = new PgDialect();

function keySql(key: Index['config']['columns'][number]): string {
  return is(key, SQL) ? sqlOfDialect.sqlToQuery(key, 'indexes').sql : quoted('name' in key ? (key.name ?? '') : '');
}

function describe(column: PgColumn): Column {
  const type = column.getSQLType();
  return {
    name: column.name,
    codec: codecOf(type),
    notNull: column.notNull,
    hasDefault: column.hasDefault,
    wording: type === 'text' && !column.enumValues,
  };
}
