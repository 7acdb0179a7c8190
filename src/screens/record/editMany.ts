import type { ResourceAction, ResourceDefinition } from '../../../resources/definition';
import type { Field } from '../../../resources/fields';
import type { Words } from '../words';
import { editManyName, type RecordOperation } from './operation';

/** Returns the operation that sets one field of several records; undefined where the definition allows none. */
export function editManyOperation({ api, bulk, fields }: ResourceDefinition): RecordOperation | undefined {
  if (!bulk || bulk.edit.length === 0 || !api.update) return undefined;
  const entries = bulk.edit.flatMap((path): [string, Field][] => {
    const field = fields[path];
    return field ? [[path, inputField(field)]] : [];
  });
  const action: ResourceAction = { name: editManyName, method: api.update, fields: Object.fromEntries(entries) };
  return { kind: 'action', action };
}

/** Returns a field as the dialog asks for it: a relation is sent as the update takes it. */
function inputField(field: Field): Field {
  if (field.type === 'many') return { ...field, sync: true };
  return field.type === 'one' ? { ...field, connect: true } : field;
}

/** Returns the values that empty a field for all records, unless the field is required. */
export function emptyValuesOf({ fields = {} }: ResourceAction): Readonly<Record<string, null>> {
  return Object.fromEntries(Object.entries(fields).flatMap(([path, field]) => (field.required ? [] : [[path, null]])));
}

/** Returns the choice of the field to set, for the dialog. */
export function fieldChooserOf({ fields = {} }: ResourceAction, words: Words) {
  return {
    label: words.t('engine:editMany.field'),
    options: Object.keys(fields).map((path) => ({ path, label: words.label(path) })),
  };
}
