import type { TextRow } from '../database/database';
import type { EntityField } from './entity';
import { Scope } from './scope';
import type { Selection } from './selection';
import { recordsOf, type ToMany, toManyOf } from './to-many';
import { maxListLength, truncate } from './truncated';

/** A record as the contract answers it. */
export type RecordOut = Record<string, unknown>;

/** The columns of a SELECT, and how a row of them becomes a record. */
export interface Projection {
  columns: string[];
  /** Reads the columns that begin at `offset`. */
  read: (row: TextRow, offset: number) => RecordOut;
}

type ToOne = Extract<EntityField, { kind: 'belongsTo' | 'hasOne' }>;
type Part = { name: string; columns: string[]; read: (row: TextRow, offset: number) => unknown };

/** Selects exactly what was asked of a record, relations included. Joins what it needs to the scope. */
export function project(scope: Scope, selection: Selection): Projection {
  const parts = [...selection]
    .filter(([name]) => !name.startsWith('__'))
    .map(([name, inner]) => part(scope, name, inner))
    .filter((one) => one !== undefined);
  return {
    columns: parts.flatMap((one) => one.columns),
    read: (row, offset) => {
      const record: RecordOut = {};
      let at = offset;
      for (const one of parts) {
        record[one.name] = one.read(row, at);
        at += one.columns.length;
      }
      return record;
    },
  };
}

function part(scope: Scope, name: string, inner: Selection): Part | undefined {
  const field = scope.entity.fields[name];
  switch (field?.kind) {
    case 'belongsTo':
    case 'hasOne':
      return toOne(scope, name, field, inner);
    case 'hasMany':
    case 'manyToMany':
    case 'tied':
      return toMany(scope, name, field, inner);
    case 'any':
      return gathered(scope, name, field);
    default:
      return value(scope, name);
  }
}

function value(scope: Scope, name: string): Part {
  const { sql, codec } = scope.value(name);
  return {
    name,
    columns: [codec.select(sql)],
    read: (row, offset) => {
      const text = row[offset];
      return text === null || text === undefined ? null : codec.read(text);
    },
  };
}

/** A joined record: its id first, so that an absent one is known by its emptiness. */
function toOne(scope: Scope, name: string, field: ToOne, inner: Selection): Part {
  const other = scope.join(name);
  const { columns, read } = project(other, inner);
  const listed = field.kind === 'hasOne' && field.listed;
  return {
    name,
    columns: [other.column('id'), ...columns],
    read: (row, offset) => {
      const record = row[offset] === null ? null : read(row, offset + 1);
      if (listed) return record ? [record] : [];
      return record;
    },
  };
}

/**
 * Records on the other side, gathered into one JSON value of texts, so that their codecs read them like rows. One more
 * than may be answered is read: it tells that the list was cut.
 */
function toMany(scope: Scope, name: string, field: ToMany, inner: Selection): Part {
  const other = new Scope(field.entity(), scope.context);
  const { columns, read } = project(other, inner);
  const order = field.kind === 'hasMany' && field.order ? field.order : { column: 'id', direction: 'ASC' };
  const rows = `json_build_array(${columns.map((column) => `(${column})::text`).join(', ')})`;
  const sorting = `${other.column(order.column)} ${order.direction}, ${other.column('id')}`;
  const records = recordsOf(scope, field, other, scope.covers(name) ? 'false' : undefined);
  const most = field.most ?? maxListLength;
  return {
    name,
    columns: [gatheredJson(scope, `SELECT ${rows} AS v FROM ${records} ORDER BY ${sorting} LIMIT ${most + 1}`)],
    read: (row, offset) => {
      const text = row[offset];
      if (text === null || text === undefined) return [];
      return truncate(
        rowsIn(text).map((one) => read(one, 0)),
        most,
      );
    },
  };
}

/** What the records on the other side have, each value once: as a list, or as one line. */
function gathered(scope: Scope, name: string, field: Extract<EntityField, { kind: 'any' }>): Part {
  const relation = toManyOf(scope.entity, field.relation);
  const other = new Scope(relation.entity(), scope.context);
  const { sql } = other.value(field.path);
  const records = recordsOf(scope, relation, other, `${sql} IS NOT NULL`);
  if (field.answered === 'line')
    return {
      name,
      columns: [`(SELECT string_agg(DISTINCT (${sql})::text, ', ') FROM ${records})`],
      read: (row, offset) => row[offset] ?? '',
    };
  const values = `SELECT DISTINCT (${sql})::text AS v FROM ${records} ORDER BY v LIMIT ${maxListLength + 1}`;
  return {
    name,
    columns: [gatheredJson(scope, values)],
    read: (row, offset) => truncate(listIn(row[offset] ?? '[]'), maxListLength),
  };
}

/** Returns SQL for the column `v` of all rows of a query, in the query's order, as the text of one JSON array. */
function gatheredJson({ context }: Scope, query: string): string {
  const alias = `t${context.aliases++}`;
  return `(SELECT json_agg(${alias}.v)::text FROM (${query}) ${alias})`;
}

/** Rows that `json_agg(json_build_array(...))` made. */
function rowsIn(json: string): TextRow[] {
  return listIn(json).filter((row): row is (string | null)[] => Array.isArray(row));
}

function listIn(json: string): unknown[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list : [];
}
