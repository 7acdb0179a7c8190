import type { Operator } from '../contract.generated';
import { textCodec } from './codec';
import { badRequestError } from './errors';
import type { SqlParameters } from './parameters';
import type { SqlValue } from './scope';

/** A comparison of a column with a value, as `where` contains it. */
export interface ColumnComparison {
  column?: string | null;
  operator?: Operator | null;
  value?: unknown;
}

/** Maximum number of values in a list. The database compares every row with all of them. */
const maxValues = 10_000;
/** Maximum number of characters in a LIKE pattern. */
const maxPatternLength = 500;

/** Maximum number of characters that an error message shows of a refused value. */
const maxShownLength = 60;

/** Returns the SQL of one comparison. @throws ContractError for a value that does not fit the column */
export function comparisonSql(
  value: SqlValue,
  { column, operator, value: given }: ColumnComparison,
  parameters: SqlParameters,
): string {
  const refuse = (why: string) => badRequestError(`The condition on ${column} ${why}.`);
  const encode = (operand: unknown): unknown => {
    const encoded = operand === null ? undefined : value.codec.write(operand);
    if (encoded === undefined) throw refuse(`does not take ${describeValue(operand)}`);
    return encoded;
  };
  const one = (operand: unknown): string => parameters.add(encode(operand));
  const several = (): readonly unknown[] => {
    if (!Array.isArray(given)) throw refuse(`takes a list for ${operator}`);
    if (given.length > maxValues) throw refuse(`takes at most ${maxValues} values`);
    return given.map(encode);
  };
  const pattern = (): string => {
    if (typeof given !== 'string') throw refuse('takes a text with wildcards');
    if (given.length > maxPatternLength) throw refuse(`takes a pattern of at most ${maxPatternLength} characters`);
    if (/(?<!\\)(\\\\)*\\$/.test(given)) throw refuse('ends in a lone backslash');
    if (textCodec.write(given) === undefined) throw refuse(`does not take ${describeValue(given)}`);
    return given;
  };

  if (!operator) throw refuse('has no operator');
  if (operator === 'IS_NULL') return `${value.sql} IS NULL`;
  if (operator === 'IS_NOT_NULL') return `${value.sql} IS NOT NULL`;
  if (given === undefined) {
    throw badRequestError(`Did not receive a value to match the WhereConditions for column ${column}.`);
  }
  if (given === null && operator === 'EQ') return `${value.sql} IS NULL`;
  if (given === null && operator === 'NEQ') return `${value.sql} IS NOT NULL`;
  switch (operator) {
    case 'EQ':
      return equalSql(value, one(given));
    case 'NEQ':
      return `${value.sql} <> ${one(given)}`;
    case 'GT':
      return `${value.sql} > ${one(given)}`;
    case 'GTE':
      return `${value.sql} >= ${one(given)}`;
    case 'LT':
      return `${value.sql} < ${one(given)}`;
    case 'LTE':
      return `${value.sql} <= ${one(given)}`;
    case 'LIKE':
      return likeSql(value, pattern(), parameters);
    case 'NOT_LIKE':
      return `NOT ${matchSql(value, parameters.addPattern(pattern()))}`;
    // All values are one array parameter, because a statement has at most 65,535 parameters. A single value is compared
    // as such, because PostgreSQL then uses more of an index.
    case 'IN': {
      const values = several();
      return values.length === 1
        ? equalSql(value, parameters.add(values[0]))
        : `${value.sql} = ANY (${parameters.add(values)})`;
    }
    case 'NOT_IN':
      return `${value.sql} <> ALL (${parameters.add(several())})`;
    case 'BETWEEN':
    case 'NOT_BETWEEN': {
      const [from, to, ...more] = several();
      if (to === undefined || more.length > 0) throw refuse('takes two values, from and to');
      return `${value.sql} ${operator === 'BETWEEN' ? 'BETWEEN' : 'NOT BETWEEN'} ${parameters.add(from)} AND ${parameters.add(to)}`;
    }
  }
}

/**
 * Returns the SQL of an equality. For a text that an index sorts, it also compares the sort keys, because the index has
 * these: equal texts have equal keys.
 */
function equalSql(value: SqlValue, parameter: string): string {
  const equal = `${value.sql} = ${parameter}`;
  const key = `sort_key(${value.sql})`;
  const hasIndex = value.owner?.shape.indexes.some(({ keys }) => keys.includes(value.owner?.unqualify(key) ?? ''));
  return hasIndex ? `(sort_key(${parameter}) = ${key} AND ${equal})` : equal;
}

/**
 * Returns a LIKE condition. Of a serial number, the index of texts is searched only for the rare end, and the rows that it
 * finds are compared with the whole pattern: `IS TRUE` keeps that comparison from the index.
 */
function likeSql(value: SqlValue, pattern: string, parameters: SqlParameters): string {
  const whole = matchSql(value, parameters.addPattern(pattern));
  const end = value.isSerialNumber ? rareEndOf(pattern) : undefined;
  return end === undefined ? whole : `(${matchSql(value, parameters.addPattern(end))} AND ${whole} IS TRUE)`;
}

/**
 * Returns the pattern that finds a serial number by its end, such as `%000042%` for `%TR/2026/000042%`: the beginning
 * occurs in all numbers of the year, and the index would read them all. The end is the part that begins with at least five
 * digits. Undefined if the pattern has no such part after a beginning.
 */
export function rareEndOf(pattern: string): string | undefined {
  const [end] = /(?<=[^\p{L}\p{N}%_\\])\d{5}.*$/su.exec(pattern) ?? [];
  return end === undefined ? undefined : `%${end}`;
}

/** Returns the comparison with a pattern of a column's folded names; of its text if it has no folded names. */
function matchSql(value: SqlValue, pattern: string): string {
  return value.names ? `(${value.names} LIKE fold_pattern(${pattern}))` : `(${asText(value)} ILIKE ${pattern})`;
}

function asText(value: SqlValue): string {
  return value.isText ? value.sql : `${value.sql}::text`;
}

/** Describes a refused value for an error message. */
function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}
