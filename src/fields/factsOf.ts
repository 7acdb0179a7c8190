import type { FieldOf, FieldContext } from './kind';
import { valueAt } from './paths';

/** A name and value from the server, with the label of the name. */
interface Fact {
  name: string;
  label: string;
  /** The formatted value; empty when it is missing. */
  text: string;
}

/** Converts an object of names and values to labelled texts. */
export function factsOf(value: unknown, { names }: FieldOf<'facts'>, { resource, t, language }: FieldContext): Fact[] {
  if (typeof value !== 'object' || value === null) return [];
  return names
    .filter((name) => name in value)
    .map((name) => ({ name, label: t(`${resource}:facts.${name}`), text: textOf(valueAt(value, name), language) }));
}

function textOf(value: unknown, language: string): string {
  // Numbers below 10,000 may be years, which have no thousands separator.
  if (typeof value === 'number') return value.toLocaleString(language, { useGrouping: Math.abs(value) >= 10_000 });
  return typeof value === 'string' ? value : '';
}
