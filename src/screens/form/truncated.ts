import { isTruncated } from '../../../providers/truncated';
import type { ResourceDefinition } from '../../../resources/definition';
import { type FormField, formFields } from './drafts';

/**
 * Returns the fields of a form whose list is written as a whole and was read in part: what was not read would be lost.
 * Rows are not among them, since of those only the changes are written.
 */
export function truncatedFields(definition: ResourceDefinition, record: unknown): FormField[] {
  return formFields(definition).filter(({ path, field }) => field.type === 'many' && isTruncated(record, path));
}

/** Returns the definition with these fields as read-only: the form neither checks nor sends them. */
export function withReadOnly(definition: ResourceDefinition, locked: readonly FormField[]): ResourceDefinition {
  if (locked.length === 0) return definition;
  const readOnly = locked.map(({ path, field }) => [path, { ...field, readOnly: true as const }] as const);
  return { ...definition, fields: { ...definition.fields, ...Object.fromEntries(readOnly) } };
}
