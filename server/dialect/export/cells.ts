import type { TextRow } from '../../database/database';
import { codecOf } from '../codec';
import type { Entity } from '../entity';
import { projectSelection } from '../projection';
import type { SqlValue, TableScope } from '../scope';
import type { FieldSelection } from '../selection';
import type { ExportValueKind } from './columns';

/** A column of an export. */
export interface ExportColumn {
  /** Path in a record of the list. */
  path: string;
  kind: ExportValueKind;
}

/**
 * A value of an exported row: PostgreSQL's text, the texts of a list, or null or an empty text for none. Booleans are
 * `true` and `false`, and times have no time zone: `2026-11-24 08:30:00.123456`.
 */
export type ExportValue = string | readonly string[] | null;

/** A cell whose value is PostgreSQL's text of an SQL expression. */
export interface PlainCell {
  kind: 'plain';
  sql: string;
  /** `text`: the type text, with any character. `integer`: digits alone. */
  type: 'text' | 'integer' | 'other';
}

/** A cell that is computed from SQL columns. */
export interface ComputedCell {
  kind: 'computed';
  columns: readonly string[];
  /** Reads the value from the columns that begin at `offset`. */
  read: (row: TextRow, offset: number) => ExportValue;
}

/**
 * Returns the cell of a column, and joins the tables that it needs to the scope.
 * @param timeZone SQL of the time zone of times
 */
export function exportCell(
  scope: TableScope,
  { path, kind }: ExportColumn,
  timeZone: string,
): PlainCell | ComputedCell {
  const names = path.split('.');
  if (kind === 'list' || !isValuePath(scope.entity, names)) return projectedCell(scope, names);
  const { sql, codec } = scope.value(path);
  if (kind === 'datetime') return { kind: 'plain', sql: `(${sql} AT TIME ZONE ${timeZone})`, type: 'other' };
  const type = plainTypes.get(codec);
  if (type) return { kind: 'plain', sql, type };
  return {
    kind: 'computed',
    columns: [codec.select(sql)],
    read: (row, offset) => {
      const text = row[offset];
      return text === null || text === undefined ? null : valueOf(codec.read(text));
    },
  };
}

/** SQL types whose text in PostgreSQL is the text of the value. A codec that converts values is an object of its own. */
const plainTypes = new Map<SqlValue['codec'], PlainCell['type']>([
  [codecOf('text'), 'text'],
  [codecOf('bigint'), 'integer'],
  [codecOf('integer'), 'integer'],
  [codecOf('double precision'), 'other'],
  [codecOf('numeric'), 'other'],
  [codecOf('boolean'), 'other'],
  [codecOf('date'), 'other'],
]);

/** Returns whether a path leads to one value of the record or of a single related record. */
function isValuePath(entity: Entity, [name = '', ...rest]: readonly string[]): boolean {
  const field = entity.fields[name];
  switch (field?.kind) {
    case 'belongsTo':
    case 'hasOne':
      return rest.length > 0 && isValuePath(field.entity(), rest);
    case 'hasMany':
    case 'manyToMany':
    case 'tied':
    case 'any':
      return false;
    default:
      return rest.length === 0;
  }
}

/** Returns a cell with the values of all records to which a path leads, as lists of the console read them. */
function projectedCell(scope: TableScope, names: readonly string[]): ComputedCell {
  const selection = names.reduceRight<FieldSelection>((inner, name) => new Map([[name, inner]]), new Map());
  const { columns, read } = projectSelection(scope, selection);
  return { kind: 'computed', columns, read: (row, offset) => valueOf(valuesAt(read(row, offset), names)) };
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, [name, ...rest]));
  const inner =
    typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;
  return valuesAt(inner, rest);
}

function valueOf(value: unknown): ExportValue {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.filter((item) => item !== null && item !== undefined).map(plainText);
  return plainText(value);
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
