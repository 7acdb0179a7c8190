import type { Operator } from '../contract.generated';
import { textCodec } from './codec';
import { badRequest } from './errors';
import type { Parameters } from './parameters';
import type { Value } from './scope';

/** What a column is compared with. */
export interface Comparison {
  column?: string | null;
  operator?: Operator | null;
  value?: unknown;
}

/** Values of one list, and characters of a pattern: the database looks at all of them for every row. */
const mostValues = 10_000;
const longestPattern = 500;

/** Of a refused value, this much is shown again. */
const longestShown = 60;

/** SQL of one comparison. @throws ContractError for a value that does not fit. */
export function comparison(
  value: Value,
  { column, operator, value: given }: Comparison,
  parameters: Parameters,
): string {
  const refuse = (why: string) => badRequest(`The condition on ${column} ${why}.`);
  const encode = (operand: unknown): unknown => {
    const encoded = operand === null ? undefined : value.codec.write(operand);
    if (encoded === undefined) throw refuse(`does not take ${shown(operand)}`);
    return encoded;
  };
  const one = (operand: unknown): string => parameters.add(encode(operand));
  const several = (): readonly unknown[] => {
    if (!Array.isArray(given)) throw refuse(`takes a list for ${operator}`);
    if (given.length > mostValues) throw refuse(`takes at most ${mostValues} values`);
    return given.map(encode);
  };
  const pattern = (): string => {
    if (typeof given !== 'string') throw refuse('takes a text with wildcards');
    if (given.length > longestPattern) throw refuse(`takes a pattern of at most ${longestPattern} characters`);
    if (/(?<!\\)(\\\\)*\\$/.test(given)) throw refuse('ends in a lone backslash');
    if (textCodec.write(given) === undefined) throw refuse(`does not take ${shown(given)}`);
    return parameters.add(given);
  };

  if (!operator) throw refuse('has no operator');
  if (operator === 'IS_NULL') return `${value.sql} IS NULL`;
  if (operator === 'IS_NOT_NULL') return `${value.sql} IS NOT NULL`;
  if (given === undefined) {
    throw badRequest(`Did not receive a value to match the WhereConditions for column ${column}.`);
  }
  if (given === null && operator === 'EQ') return `${value.sql} IS NULL`;
  if (given === null && operator === 'NEQ') return `${value.sql} IS NOT NULL`;
  switch (operator) {
    case 'EQ':
      return `${value.sql} = ${one(given)}`;
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
      return fits(value, pattern(), '');
    case 'NOT_LIKE':
      return fits(value, pattern(), 'NOT ');
    // One parameter, however many values: a statement has no more than 65,535.
    case 'IN':
      return `${value.sql} = ANY (${parameters.add(several())})`;
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

/** Patterns compare texts, whatever the column is; where names are kept for them they are looked for there. */
function fits(value: Value, pattern: string, not: '' | 'NOT '): string {
  return value.names ? `${value.names} ${not}LIKE fold_pattern(${pattern})` : `${asText(value)} ${not}ILIKE ${pattern}`;
}

function asText(value: Value): string {
  return value.wording ? value.sql : `${value.sql}::text`;
}

/** A refused value, as a message can show it. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
