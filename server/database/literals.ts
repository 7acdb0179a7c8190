import { escapeLiteral } from 'pg';
import type { SqlStatement } from './database';

/**
 * Returns the text of a statement with its parameters as literals, for statements that take no parameters. A literal has
 * no type until PostgreSQL infers it, as a parameter.
 */
export function withLiterals({ text, params }: SqlStatement): string {
  return text.replaceAll(/\$(\d+)/g, (_placeholder, number: string) => literalOf(params[Number(number) - 1]));
}

function literalOf(value: unknown): string {
  return value === null ? 'NULL' : escapeLiteral(Array.isArray(value) ? arrayText(value) : plainText(value));
}

/** Returns PostgreSQL's text of an array: `{"a","b",NULL}`. */
function arrayText(values: readonly unknown[]): string {
  const items = values.map((value) =>
    value === null ? 'NULL' : `"${plainText(value).replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`,
  );
  return `{${items.join(',')}}`;
}

function plainText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
      return String(value);
    default:
      throw new Error(`A parameter of type ${typeof value} has no literal.`);
  }
}
