import type { Field } from '../../../resources/fields';
import { recordFromPaths, valueAt } from '../../fields/paths';

/**
 * Values that the user entered in an action's dialog, nested by path. A related record is its id or `{ connect }`,
 * several are their ids or `{ sync }`.
 */
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
 * Converts related records to their ids, or to `{ connect: id }` or `{ sync: ids }` when the mutation takes a relation.
 * Returns other values unchanged.
 */
function inputValueOf(value: unknown, field: Field): unknown {
  if (Array.isArray(value)) {
    const values = value.map((each) => inputValueOf(each, field));
    return field.type === 'many' && field.sync ? { sync: values } : values;
  }
  const id = valueAt(value, 'id');
  return id !== null && field.type === 'one' && field.connect ? { connect: id } : (id ?? value);
}
