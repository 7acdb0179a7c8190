import type { Field } from '../../../resources/fields';
import { recordOf, valueAt } from '../../fields/paths';

/** What was asked for a mutation's input, nested as its paths say; a chosen record is its id. */
export type AskedInput = Readonly<Record<string, unknown>>;

/** What an action's fields hold, as its mutation takes it; what is left empty is not sent. */
export function askedInput(
  fields: readonly (readonly [path: string, field: Field])[],
  valueOf: (path: string) => unknown,
): AskedInput {
  const values = fields.map(([path, field]) => [path, sentAs(valueOf(path), field)] as const);
  return recordOf(values.filter(([, value]) => value !== null));
}

/** A chosen record is sent as its id, or as the relation that the mutation takes. */
function sentAs(value: unknown, field: Field): unknown {
  if (Array.isArray(value)) return value.map((each) => sentAs(each, field));
  const id = valueAt(value, 'id');
  return id !== null && field.type === 'one' && field.connect ? { connect: id } : (id ?? value);
}
