import { isNonNullType } from 'graphql';
import type { TextRow } from '../database/database';
import type { EntityField } from './entity';
import type { OutputField, OutputSelection } from './json/output-selection';
import { IrregularValueError, jsonOfValue, textWriter } from './json/write-json';
import { TableScope } from './scope';
import type { FieldSelection } from './selection';
import { relatedRowsSql, type ToManyField, findToManyField } from './to-many';
import { maxListLength, truncateList } from './truncated';

/** A record as the API returns it. */
export type ReturnedRecord = Record<string, unknown>;

/**
 * Returns the JSON of a part of a row, whose columns begin at `offset`.
 * @throws IrregularValueError if GraphQL has to complete the value
 */
export type RowWriter = (row: TextRow, offset: number) => string;

/** The columns of a SELECT, and the functions that convert a row to a record or to its JSON. */
export interface RowProjection {
  columns: string[];
  /** Reads the columns that begin at `offset`. */
  read: (row: TextRow, offset: number) => ReturnedRecord;
  /** Returns the function that writes a row as the API returns it. All fields must be selected by the projection. */
  writer: (output: OutputSelection | undefined) => RowWriter;
}

type ToOne = Extract<EntityField, { kind: 'belongsTo' | 'hasOne' }>;
/** One field of a projection. */
interface Part {
  name: string;
  columns: string[];
  read: (row: TextRow, offset: number) => unknown;
  writer: (output: OutputField) => RowWriter;
}

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
    writer: (output) => recordWriter(parts, output),
  };
}

/** Returns the function that writes the selected fields of a record, each from the columns of its part. */
function recordWriter(parts: readonly Part[], output: OutputSelection | undefined): RowWriter {
  const offsets = new Map<string, number>();
  let width = 0;
  for (const { name, columns } of parts) {
    offsets.set(name, width);
    width += columns.length;
  }
  const fields = (output?.fields ?? []).map((field, index) => {
    const one = parts.find(({ name }) => name === field.name);
    const typename = JSON.stringify(output?.type.name);
    return {
      start: `${index === 0 ? '{' : ','}${JSON.stringify(field.key)}:`,
      at: offsets.get(field.name) ?? 0,
      write: one ? one.writer(field) : () => typename,
    };
  });
  return (row, offset) => {
    let json = '';
    for (const { start, at, write } of fields) json += start + write(row, offset + at);
    return `${json}}`;
  };
}

/** Returns a function that writes what the contract has for a missing value: null, unless the type forbids it. */
function emptyWriter({ type }: OutputField): () => string {
  if (!isNonNullType(type)) return () => 'null';
  return () => {
    throw new IrregularValueError();
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
    writer: (output) => {
      const [write, writeEmpty] = [textWriter(codec, output), emptyWriter(output)];
      return (row, offset) => {
        const text = row[offset];
        return text === null || text === undefined ? writeEmpty() : write(text);
      };
    },
  };
}

/** Selects a to-one relation. The first column is the related record's id; null means that there is no record. */
function toOne(scope: TableScope, name: string, field: ToOne, inner: FieldSelection): Part {
  const other = scope.join(name);
  const { columns, read, writer } = projectSelection(other, inner);
  const listed = field.kind === 'hasOne' && field.listed;
  return {
    name,
    columns: [other.column('id'), ...columns],
    read: (row, offset) => {
      const record = row[offset] === null ? null : read(row, offset + 1);
      if (listed) return record ? [record] : [];
      return record;
    },
    writer: (output) => {
      const [write, writeEmpty] = [writer(output.selection), listed ? () => '[]' : emptyWriter(output)];
      return (row, offset) => {
        if (row[offset] === null) return writeEmpty();
        const json = write(row, offset + 1);
        return listed ? `[${json}]` : json;
      };
    },
  };
}

/**
 * Selects a to-many relation as one JSON array of texts that the codecs can read. Reads one record more than the limit,
 * to detect that the list is truncated.
 */
function toMany(scope: TableScope, name: string, field: ToManyField, inner: FieldSelection): Part {
  const other = new TableScope(field.entity(), scope.context);
  const { columns, read, writer } = projectSelection(other, inner);
  const order = field.kind === 'hasMany' && field.order ? field.order : { column: 'id', direction: 'ASC' };
  // json_build_array takes at most 100 values.
  const rows = `to_json(ARRAY[${columns.map((column) => `(${column})::text`).join(', ')}]::text[])`;
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
    writer: ({ selection: output }) => {
      const write = writer(output);
      return (row, offset) => {
        const related = requireComplete(rowsIn(row[offset] ?? '[]'), most);
        return `[${related.map((one) => write(one, 0)).join(',')}]`;
      };
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
      writer: (output) => (row, offset) => jsonOfValue(row[offset] ?? '', output.type),
    };
  const distinct = `SELECT DISTINCT ${alias}.v FROM ${values} ORDER BY v LIMIT ${maxListLength + 1}`;
  return {
    name,
    columns: [jsonArraySql(scope, distinct)],
    read: (row, offset) => truncateList(listIn(row[offset] ?? '[]'), maxListLength),
    writer: (output) => (row, offset) =>
      jsonOfValue(requireComplete(listIn(row[offset] ?? '[]'), maxListLength), output.type),
  };
}

/** Returns a list that need not be truncated. @throws IrregularValueError for a longer one, because its path is reported */
function requireComplete<T>(list: T[], most: number): T[] {
  if (list.length > most) throw new IrregularValueError();
  return list;
}

/** Returns SQL for the column `v` of all rows of a query, as the text of a JSON array in the query's order. */
function jsonArraySql({ context }: TableScope, query: string): string {
  const alias = `t${context.aliases++}`;
  return `(SELECT json_agg(${alias}.v)::text FROM (${query}) ${alias})`;
}

/** Parses rows that are a JSON array of arrays of texts. */
function rowsIn(json: string): TextRow[] {
  return listIn(json).filter((row): row is (string | null)[] => Array.isArray(row));
}

function listIn(json: string): unknown[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list : [];
}
