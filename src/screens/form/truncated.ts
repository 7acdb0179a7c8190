import { isTruncated } from '../../../providers/truncated';
import type { ResourceDefinition } from '../../../resources/definition';
import { type FormField, formFields } from './drafts';

/**
 * Returns the fields whose list was truncated and would be saved as a whole: saving would lose the missing records.
 * Fields of type `rows` are not included, because only their changes are saved.
 */
export function truncatedFields(definition: ResourceDefinition, record: unknown): FormField[] {
  return formFields(definition).filter(({ path, field }) => field.type === 'many' && isTruncated(record, path));
}

/** Returns the definition with these fields read-only, so that the form neither checks nor sends them. */
export function withReadOnlyFields(definition: ResourceDefinition, locked: readonly FormField[]): ResourceDefinition {
  if (locked.length === 0) return definition;
  const readOnly = locked.map(({ path, field }) => [path, { ...field, readOnly: true as const }] as const);
  return { ...definition, fields: { ...definition.fields, ...Object.fromEntries(readOnly) } };
}
