import type { TextRow } from '../database/database';
import type { EntityField } from './entity';
import { Scope } from './scope';
import type { Selection } from './selection';
import { recordsOf, type ToMany, toManyOf } from './to-many';

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

/** Records on the other side, gathered into one JSON value of texts, so that their codecs read them like rows. */
function toMany(scope: Scope, name: string, field: ToMany, inner: Selection): Part {
  const other = new Scope(field.entity(), scope.context);
  const { columns, read } = project(other, inner);
  const order = field.kind === 'hasMany' && field.order ? field.order : { column: 'id', direction: 'ASC' };
  const rows = `json_build_array(${columns.map((column) => `(${column})::text`).join(', ')})`;
  const sorting = `${other.column(order.column)} ${order.direction}, ${other.column('id')}`;
  return {
    name,
    columns: [
      `(SELECT json_agg(${rows} ORDER BY ${sorting})::text FROM ${recordsOf(scope, field, other, scope.covers(name) ? 'false' : undefined)})`,
    ],
    read: (row, offset) => {
      const text = row[offset];
      if (text === null || text === undefined) return [];
      return rowsIn(text).map((one) => read(one, 0));
    },
  };
}

/** What the records on the other side have, each value once: as a list, or as one line. */
function gathered(scope: Scope, name: string, field: Extract<EntityField, { kind: 'any' }>): Part {
  const relation = toManyOf(scope.entity, field.relation);
  const other = new Scope(relation.entity(), scope.context);
  const { sql } = other.value(field.path);
  const records = recordsOf(scope, relation, other, `${sql} IS NOT NULL`);
  const line = field.answered === 'line';
  const all = line ? `string_agg(DISTINCT (${sql})::text, ', ')` : `json_agg(DISTINCT (${sql})::text)::text`;
  return {
    name,
    columns: [`(SELECT ${all} FROM ${records})`],
    read: (row, offset): unknown => (line ? (row[offset] ?? '') : JSON.parse(row[offset] ?? '[]')),
  };
}

/** Rows that `json_agg(json_build_array(...))` made. */
function rowsIn(json: string): TextRow[] {
  const rows: unknown = JSON.parse(json);
  return Array.isArray(rows) ? rows.filter((row): row is (string | null)[] => Array.isArray(row)) : [];
}
