import { toIsoTimestamp } from '../database/columns';
import { isIsoDate, isIsoTimestamp } from './timestamps';

/** Converts values of one SQL type between PostgreSQL and the contract. */
export interface SqlTypeCodec {
  /** Returns the SQL that selects an expression in a form that `read` can parse. */
  select(expression: string): string;
  /** Converts PostgreSQL's text to the contract's value. Never called for null. */
  read(text: string): unknown;
  /**
   * Converts a value of a condition or input to a statement parameter; undefined if the value does not fit the type.
   * Never called for null.
   */
  write(value: unknown): unknown;
  /**
   * Writes PostgreSQL's text as JSON, with the same result as of the value that `read` returns, which is of this kind.
   * Absent where writing the value costs no more.
   */
  json?: { kind: 'string' | 'integer' | 'boolean'; write: (text: string) => string } | undefined;
}

const asIs = (text: string) => text;
const int4 = 2 ** 31;
const int8 = 2n ** 63n;

const integer = (value: unknown): unknown => {
  const number = numeric(value);
  return number !== undefined && Number.isInteger(number) && number >= -int4 && number < int4 ? number : undefined;
};

const json = (text: string): unknown => JSON.parse(text);
const isTrue = (text: string) => text === 't' || text === 'true';
/** Writes a text that contains nothing to escape. */
const quoted = { kind: 'string', write: (text: string) => `"${text}"` } as const;

const text: SqlTypeCodec = {
  select: asIs,
  read: (value) => value,
  write: textOf,
  json: { kind: 'string', write: (value) => JSON.stringify(value) },
};

const codecs = {
  text,
  bigint: { select: asIs, read: (value) => value, write: idOf, json: quoted },
  integer: { select: asIs, read: Number, write: integer, json: { kind: 'integer', write: asIs } },
  'double precision': { select: asIs, read: Number, write: numeric },
  boolean: {
    select: asIs,
    read: isTrue,
    write: booleanOf,
    json: { kind: 'boolean', write: (value) => (isTrue(value) ? 'true' : 'false') },
  },
  timestamptz: {
    select: asIs,
    read: toIsoTimestamp,
    write: timestampOf,
    json: { kind: 'string', write: (value) => quoted.write(toIsoTimestamp(value)) },
  },
  date: { select: asIs, read: (value) => value, write: dateOf, json: quoted },
  numeric: { select: asIs, read: Number, write: numeric },
  jsonb: { select: (sql) => `${sql}::text`, read: json, write: jsonOf },
  'text[]': { select: (sql) => `array_to_json(${sql})::text`, read: json, write: () => undefined },
} as const satisfies Record<string, SqlTypeCodec>;

/** SQL types that the dialect supports. */
export type SqlType = keyof typeof codecs;

/**
 * Returns the codec of a column's SQL type. A precision, such as `(10,2)`, is ignored.
 * @throws if the dialect does not support the type
 */
export function codecOf(sqlType: string): SqlTypeCodec {
  const type = sqlType.replace(/\s*\(.*\)$/, '');
  if (!isSqlType(type)) throw new Error(`The dialect has no codec for columns of type ${sqlType}.`);
  return codecs[type];
}

function isSqlType(type: string): type is SqlType {
  return type in codecs;
}

/** The codec of `text`. */
export const textCodec: SqlTypeCodec = text;

/**
 * Returns an id as digits; undefined for any other value.
 * Leading zeros are refused: `07` must not pass a check that excludes the id 7.
 */
function idOf(value: unknown): string | undefined {
  const digits = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof digits !== 'string' || !/^(0|-?[1-9]\d{0,18})$/.test(digits)) return undefined;
  const number = BigInt(digits);
  return number < int8 && number >= -int8 ? digits : undefined;
}

/** Returns undefined for text with U+0000 or half of a surrogate pair, which PostgreSQL's text cannot store. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && !value.includes('\0') && !/\p{Surrogate}/u.test(value) ? value : undefined;
}

/**
 * Returns a value as JSON text; undefined if it contains U+0000 or half of a surrogate pair, which jsonb cannot store.
 * `JSON.stringify` writes these as escapes such as `\u0000` and `\ud800`.
 */
function jsonOf(value: unknown): string | undefined {
  const written = JSON.stringify(value);
  return /(?<!\\)(\\\\)*\\u(0000|d[89a-f])/.test(written) ? undefined : written;
}

function numeric(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(value)) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}

function dateOf(value: unknown): string | undefined {
  return typeof value === 'string' && isIsoDate(value) ? value : undefined;
}

function timestampOf(value: unknown): string | undefined {
  return typeof value === 'string' && isIsoTimestamp(value) ? value : undefined;
}
