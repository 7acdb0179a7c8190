import type { Field } from '../../../resources/fields';
import { recordOf, valueAt } from '../../fields/paths';

/** Values from an action's dialog, nested by path; a related record is its id. */
export type AskedInput = Readonly<Record<string, unknown>>;

/** Converts the values of an action's fields to its mutation's input. Empty fields are left out. */
export function askedInput(
  fields: readonly (readonly [path: string, field: Field])[],
  valueOf: (path: string) => unknown,
): AskedInput {
  const values = fields.map(([path, field]) => [path, sentAs(valueOf(path), field)] as const);
  return recordOf(values.filter(([, value]) => value !== null));
}

/** Converts a related record to its id, or to the relation that the mutation takes. */
function sentAs(value: unknown, field: Field): unknown {
  if (Array.isArray(value)) return value.map((each) => sentAs(each, field));
  const id = valueAt(value, 'id');
  return id !== null && field.type === 'one' && field.connect ? { connect: id } : (id ?? value);
}
