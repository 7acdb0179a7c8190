import type { TextRow } from '../database/database';
import type { EntityField } from './entity';
import { TableScope } from './scope';
import type { FieldSelection } from './selection';
import { relatedRowsSql, type ToManyField, findToManyField } from './to-many';
import { maxListLength, truncateList } from './truncated';

/** A record as the API returns it. */
export type ReturnedRecord = Record<string, unknown>;

/** The columns of a SELECT, and the function that converts a row to a record. */
export interface RowProjection {
  columns: string[];
  /** Reads the columns that begin at `offset`. */
  read: (row: TextRow, offset: number) => ReturnedRecord;
}

type ToOne = Extract<EntityField, { kind: 'belongsTo' | 'hasOne' }>;
type Part = { name: string; columns: string[]; read: (row: TextRow, offset: number) => unknown };

/** Builds the SELECT of the requested fields and relations, and joins the tables that they need to the scope. */
export function projectSelection(scope: TableScope, selection: FieldSelection): RowProjection {
  const parts = [...selection]
    .filter(([name]) => !name.startsWith('__'))
    .map(([name, inner]) => part(scope, name, inner))
    .filter((one) => one !== undefined);
  return {
    columns: parts.flatMap((one) => one.columns),
    read: (row, offset) => {
      const record: ReturnedRecord = {};
      let at = offset;
      for (const one of parts) {
        record[one.name] = one.read(row, at);
        at += one.columns.length;
      }
      return record;
    },
  };
}

function part(scope: TableScope, name: string, inner: FieldSelection): Part | undefined {
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
      return distinctValues(scope, name, field);
    default:
      return value(scope, name);
  }
}

function value(scope: TableScope, name: string): Part {
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

/** Selects a to-one relation. The first column is the related record's id; null means that there is no record. */
function toOne(scope: TableScope, name: string, field: ToOne, inner: FieldSelection): Part {
  const other = scope.join(name);
  const { columns, read } = projectSelection(other, inner);
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
 * Selects a to-many relation as one JSON array of texts that the codecs can read. Reads one record more than the limit,
 * to detect that the list is truncated.
 */
function toMany(scope: TableScope, name: string, field: ToManyField, inner: FieldSelection): Part {
  const other = new TableScope(field.entity(), scope.context);
  const { columns, read } = projectSelection(other, inner);
  const order = field.kind === 'hasMany' && field.order ? field.order : { column: 'id', direction: 'ASC' };
  const rows = `json_build_array(${columns.map((column) => `(${column})::text`).join(', ')})`;
  const sorting = `${other.column(order.column)} ${order.direction}, ${other.column('id')}`;
  const records = relatedRowsSql(scope, field, other, scope.isRestricted(name) ? 'false' : undefined);
  const most = field.most ?? maxListLength;
  return {
    name,
    columns: [jsonArraySql(scope, `SELECT ${rows} AS v FROM ${records} ORDER BY ${sorting} LIMIT ${most + 1}`)],
    read: (row, offset) => {
      const text = row[offset];
      if (text === null || text === undefined) return [];
      return truncateList(
        rowsIn(text).map((one) => read(one, 0)),
        most,
      );
    },
  };
}

/** Selects the distinct values of columns of a to-many relation, as a list or as one line of text. */
function distinctValues(scope: TableScope, name: string, field: Extract<EntityField, { kind: 'any' }>): Part {
  const relation = findToManyField(scope.entity, field.relation);
  const other = new TableScope(relation.entity(), scope.context);
  const columns = field.paths.map((path) => `(${other.value(path).sql})::text`);
  const records = relatedRowsSql(scope, relation, other);
  const alias = `t${scope.context.aliases++}`;
  const values = `(SELECT unnest(ARRAY[${columns.join(', ')}]) AS v FROM ${records}) ${alias} WHERE ${alias}.v IS NOT NULL`;
  if (field.answered === 'line')
    return {
      name,
      columns: [`(SELECT string_agg(DISTINCT ${alias}.v, ', ') FROM ${values})`],
      read: (row, offset) => row[offset] ?? '',
    };
  const distinct = `SELECT DISTINCT ${alias}.v FROM ${values} ORDER BY v LIMIT ${maxListLength + 1}`;
  return {
    name,
    columns: [jsonArraySql(scope, distinct)],
    read: (row, offset) => truncateList(listIn(row[offset] ?? '[]'), maxListLength),
  };
}

/** Returns SQL for the column `v` of all rows of a query, as the text of a JSON array in the query's order. */
function jsonArraySql({ context }: TableScope, query: string): string {
  const alias = `t${context.aliases++}`;
  return `(SELECT json_agg(${alias}.v)::text FROM (${query}) ${alias})`;
}

/** Parses the rows of `json_agg(json_build_array(...))`. */
function rowsIn(json: string): TextRow[] {
  return listIn(json).filter((row): row is (string | null)[] => Array.isArray(row));
}

function listIn(json: string): unknown[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list : [];
}
