import { isoMoment } from '../database/columns';
import { isDay, isMoment } from './moments';

/** How values of one SQL type come in from the contract and go out to it. */
export interface Codec {
  /** The expression as it is selected, so that its text can be read back. */
  select(expression: string): string;
  /** The text that PostgreSQL answered, as the contract has it. Never null. */
  read(text: string): unknown;
  /** A value of a condition or an input as a parameter; undefined when it is not of this type. Never null. */
  write(value: unknown): unknown;
}

const asIs = (expression: string) => expression;
const int4 = 2 ** 31;
const int8 = 2n ** 63n;

const integer = (value: unknown): unknown => {
  const number = numeric(value);
  return number !== undefined && Number.isInteger(number) && number >= -int4 && number < int4 ? number : undefined;
};

const json = (text: string): unknown => JSON.parse(text);

const text: Codec = {
  select: asIs,
  read: (value) => value,
  write: textOf,
};

const codecs = {
  text,
  bigint: { select: asIs, read: (value) => value, write: identifier },
  integer: { select: asIs, read: Number, write: integer },
  'double precision': { select: asIs, read: Number, write: numeric },
  boolean: { select: asIs, read: (value) => value === 't' || value === 'true', write: truth },
  timestamptz: { select: asIs, read: isoMoment, write: momentOf },
  date: { select: asIs, read: (value) => value, write: dayOf },
  numeric: { select: asIs, read: Number, write: numeric },
  jsonb: { select: (sql) => `${sql}::text`, read: json, write: jsonOf },
  'text[]': { select: (sql) => `array_to_json(${sql})::text`, read: json, write: () => undefined },
} as const satisfies Record<string, Codec>;

/** SQL types that the dialect knows. */
export type SqlType = keyof typeof codecs;

/** The codec of a column's SQL type, whatever its precision. @throws when the dialect does not know the type. */
export function codecOf(sqlType: string): Codec {
  const type = sqlType.replace(/\s*\(.*\)$/, '');
  if (!isSqlType(type)) throw new Error(`The dialect has no codec for columns of type ${sqlType}.`);
  return codecs[type];
}

function isSqlType(type: string): type is SqlType {
  return type in codecs;
}

/** Text that an expression answers. */
export const textCodec: Codec = text;

/**
 * An id as digits, or undefined: so that text that is no id finds nothing and needs no cast in SQL. An id is written
 * in one way alone: `07` is not 7, or whoever may do something to all but 7 could do it to 07.
 */
function identifier(value: unknown): string | undefined {
  const digits = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof digits !== 'string' || !/^(0|-?[1-9]\d{0,18})$/.test(digits)) return undefined;
  const number = BigInt(digits);
  return number < int8 && number >= -int8 ? digits : undefined;
}

/** PostgreSQL has no text with the character of number 0, nor with half of one that takes two. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && !value.includes('\0') && !/\p{Surrogate}/u.test(value) ? value : undefined;
}

/** Neither has its JSON; both are written there by their numbers. */
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

function truth(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined;
}

function momentOf(value: unknown): string | undefined {
  return typeof value === 'string' && isMoment(value) ? value : undefined;
}
