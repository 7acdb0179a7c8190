import type { Field } from '../../../resources/fields';
import { recordFromPaths, valueAt } from '../../fields/paths';

/** Values that the user entered in an action's dialog, nested by path. A related record is its id or `{ connect }`. */
export type ActionInput = Readonly<Record<string, unknown>>;

/**
 * Converts the values of an action's fields to the input of its mutation. Leaves out empty fields, except those that the
 * user emptied: `initialValues` has the values that fields started with.
 */
export function actionInputOf(
  fields: readonly (readonly [path: string, field: Field])[],
  valueOf: (path: string) => unknown,
  initialValues: Readonly<Record<string, unknown>> = {},
): ActionInput {
  const values = fields.map(([path, field]) => [path, inputValueOf(valueOf(path), field)] as const);
  return recordFromPaths(values.filter(([path, value]) => value !== null || path in initialValues));
}

/**
 * Converts a related record to its id, or to `{ connect: id }` when the mutation takes a relation. Returns other values
 * unchanged.
 */
function inputValueOf(value: unknown, field: Field): unknown {
  if (Array.isArray(value)) return value.map((each) => inputValueOf(each, field));
  const id = valueAt(value, 'id');
  return id !== null && field.type === 'one' && field.connect ? { connect: id } : (id ?? value);
}
