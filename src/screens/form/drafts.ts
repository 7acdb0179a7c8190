import { isTruncated, truncatedKeyPath } from '../../../providers/truncated';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Field } from '../../../resources/fields';
import { fieldKindOf } from '../../fields';
import { dependencyPathsOf } from '../../fields/dependsOn';
import { matchesCondition } from '../../fields/matchesCondition';
import { type ChosenRecord, type FieldDraft, type RowDraft, rowsOfDraft } from '../../fields/kind';
import { recordFromPaths, valueAt } from '../../fields/paths';
import { isEqualValue } from '../../fields/isEqualValue';
import { copyingSections, copyCheckboxPath, isSectionCopy, valuePathOf } from './copies';

/** The drafts of a form, nested by path like the record. A draft is the content of an input, before validation. */
export type FormDrafts = Readonly<Record<string, unknown>>;

/** A field of a form, with its path. */
export interface FormField {
  path: string;
  field: Field;
}

/** Returns the editable fields of a form, in its order. */
export function formFields({ fields, form }: ResourceDefinition): FormField[] {
  return form.sections
    .flatMap((section) => section.fields)
    .flatMap((path) => {
      const field = fields[path];
      return field && !field.readOnly ? [{ path, field }] : [];
    });
}

/**
 * Returns the paths that a form needs from its record: its fields, and the fields that its conditions and warnings use.
 */
export function formPaths(definition: ResourceDefinition): string[] {
  const { warnings = [] } = definition.form;
  return [
    ...formFields(definition).map(({ path }) => path),
    ...ownedIdPaths(definition),
    ...warnings.flatMap(({ when }) => (when ? [when.field] : [])),
  ];
}

/**
 * Returns the paths of the ids of the single owned records that a form edits, such as `profile.id`. An update names them,
 * because a Lighthouse server updates a related record by its id.
 */
const ownedIdPaths = (definition: ResourceDefinition): string[] =>
  definition.owned
    .filter((owned) => !definition.fields[owned])
    .filter((owned) => formFields(definition).some(({ path }) => path.startsWith(`${owned}.`)))
    .map((owned) => `${owned}.id`);

/** Returns the initial drafts of a form for a record. `record` may also be a new record with initial values. */
export function draftsOf(definition: ResourceDefinition, record: unknown, language: string): Record<string, unknown> {
  const drafts = formFields(definition).map(
    ({ path, field }) => [path, fieldKindOf(field).toDraft(valueAt(record, path), field, language)] as const,
  );
  const copies = copyingSections(definition).map(
    (section) => [copyCheckboxPath(section), isSectionCopy(section, (path) => valueAt(record, path))] as const,
  );
  return recordFromPaths([...drafts, ...copies]);
}

/**
 * Returns a record with the values that the form would save if the user changed nothing. Comparing with these values
 * ignores differences of notation, such as spaces in a phone number. A missing owned record is null. Marks of truncated
 * lists are copied.
 */
export function comparableRecord(
  definition: ResourceDefinition,
  record: unknown,
  language: string,
): Record<string, unknown> {
  const values = formFields(definition).map(
    ({ path, field }) => [path, formValueOfRecord(field, record, path, language)] as const,
  );
  const ids = ownedIdPaths(definition)
    .map((path) => [path, valueAt(record, path)] as const)
    .filter(([, id]) => id !== null);
  const absent = definition.owned.filter((path) => valueAt(record, path) === null).map((path) => [path, null] as const);
  const truncated = formFields(definition)
    .filter(({ path }) => isTruncated(record, path))
    .map(({ path }) => [truncatedKeyPath(path), valueAt(record, truncatedKeyPath(path))] as const);
  return recordFromPaths([...values, ...ids, ...absent, ...truncated]);
}

/** Returns a new record with the initial values of its fields. */
export function createBlankRecord(definition: ResourceDefinition): Record<string, unknown> {
  return recordFromPaths(formFields(definition).map(({ path, field }) => [path, field.initial ?? null]));
}

/** Returns the drafts of a new record that takes over the fields `form.copies` of a record. */
export function copiedDrafts(definition: ResourceDefinition, record: unknown, language: string): FormDrafts {
  const { copies = [] } = definition.form;
  const fields = formFields(definition);
  const values = fields.map(
    ({ path, field }) => [path, copies.includes(path) ? valueAt(record, path) : (field.initial ?? null)] as const,
  );
  const drafts = draftsOf(definition, recordFromPaths(values), language);
  return fields
    .filter(({ field }) => field.type === 'rows')
    .reduce((all, { path }) => withDraft(all, path.split('.'), newRows(draftAt(all, path))), drafts);
}

/** Returns rows with new keys and without ids, because the new record gets rows of its own. */
export function newRows(draft: FieldDraft): readonly RowDraft[] {
  return rowsOfDraft(draft).map(({ drafts }, index) => ({ key: `copy-${index}`, drafts }));
}

/** Returns the drafts of a new record. `typed` has initial texts by path, which the user typed into the search of a related record. */
export function draftsFromTexts(
  definition: ResourceDefinition,
  typed: Readonly<Record<string, string>>,
  language: string,
): FormDrafts {
  const blank = draftsOf(definition, createBlankRecord(definition), language);
  return Object.entries(typed).reduce((drafts, [path, text]) => withDraft(drafts, path.split('.'), text), blank);
}

/** Returns the drafts with the draft at a path replaced. The path is given in parts. */
export function withDraft(
  drafts: FormDrafts,
  [key = '', ...rest]: readonly string[],
  draft: FieldDraft,
): Record<string, unknown> {
  const below = valueAt(drafts, key);
  const part = typeof below === 'object' && below !== null ? { ...below } : {};
  return { ...drafts, [key]: rest.length === 0 ? draft : withDraft(part, rest, draft) };
}

/** Converts a value of react-hook-form, whose type is unknown, to a draft. */
export function draftFromFormValue(formValue: unknown): FieldDraft {
  if (typeof formValue === 'string' || typeof formValue === 'boolean') return formValue;
  if (!Array.isArray(formValue)) return chosenIn(formValue);
  const rows = formValue.map(rowIn).filter((row) => row !== null);
  return rows.length > 0 ? rows : formValue.map(chosenIn).filter((chosen) => chosen !== null);
}

function chosenIn(formValue: unknown): ChosenRecord | null {
  const [id, title] = [valueAt(formValue, 'id'), valueAt(formValue, 'title')];
  return typeof id === 'string' && typeof title === 'string' ? { id, title } : null;
}

function rowIn(formValue: unknown): RowDraft | null {
  const [key, id, drafts] = [valueAt(formValue, 'key'), valueAt(formValue, 'id'), valueAt(formValue, 'drafts')];
  if (typeof key !== 'string' || typeof drafts !== 'object' || drafts === null) return null;
  const columns = Object.entries(drafts).map(([path, draft]) => [path, draftFromFormValue(draft)] as const);
  return { key, ...(typeof id === 'string' && { id }), drafts: Object.fromEntries(columns) };
}

/** Returns the draft of the field at a path. */
export const draftAt = (drafts: FormDrafts, path: string): FieldDraft => draftFromFormValue(valueAt(drafts, path));

/** Returns whether a field is part of the form now: its condition is met and its section is not a copy. */
export function isFieldActive(
  definition: ResourceDefinition,
  { path, field }: FormField,
  drafts: FormDrafts,
  language: string,
): boolean {
  return (
    valuePathOf(definition, path, drafts) === path &&
    matchesCondition(field.when, (other) => formValueAt(definition, other, drafts, language))
  );
}

/** Returns the value that a form would save for a field: null when empty or inactive. */
export function formValueAt(
  definition: ResourceDefinition,
  path: string,
  drafts: FormDrafts,
  language: string,
): unknown {
  const source = valuePathOf(definition, path, drafts);
  if (source !== path) return formValueAt(definition, source, drafts, language);
  const field = definition.fields[path];
  if (!field || !isFieldActive(definition, { path, field }, drafts, language)) return null;
  return fieldKindOf(field).toValue(draftAt(drafts, path), field, language);
}

/** Returns the values of the changed fields, by path. `record` is the record before the changes. */
export function changedFormValues(
  definition: ResourceDefinition,
  record: unknown,
  drafts: FormDrafts,
  language: string,
): ReadonlyMap<string, unknown> {
  const changes = new Map<string, unknown>();
  for (const { path, field } of formFields(definition)) {
    const after = formValueAt(definition, path, drafts, language);
    if (!isEqualValue(formValueOfRecord(field, record, path, language), after)) changes.set(path, after);
  }
  return changes;
}

/** Returns the value that the form would save for a field of `record` if the user changed nothing. */
export function formValueOfRecord(field: Field, record: unknown, path: string, language: string): unknown {
  const kind = fieldKindOf(field);
  return kind.toValue(kind.toDraft(valueAt(record, path), field, language), field, language);
}

/** Returns a new record with the values of all fields that are filled in. */
export function filledFormValues(
  definition: ResourceDefinition,
  drafts: FormDrafts,
  language: string,
): Record<string, unknown> {
  const values = formFields(definition).map(
    ({ path }) => [path, formValueAt(definition, path, drafts, language)] as const,
  );
  return recordFromPaths(values.filter(([, value]) => value !== null));
}

/** Returns the form's values with the titles of related records, for display. */
export function recordForDisplay(
  definition: ResourceDefinition,
  drafts: FormDrafts,
  language: string,
): Record<string, unknown> {
  return recordFromPaths(
    formFields(definition).map(({ path, field }) => {
      const value = formValueAt(definition, path, drafts, language);
      return [
        path,
        value === null
          ? null
          : (fieldKindOf(field).toShown?.(draftAt(drafts, valuePathOf(definition, path, drafts)), field) ?? value),
      ];
    }),
  );
}

/** Returns the paths of the drafts that decide which fields are active: of conditions and of copy checkboxes. */
export function pathsDecidingActiveFields(definition: ResourceDefinition): string[] {
  return [
    ...formFields(definition).flatMap(({ field }) => (field.when ? [field.when.field] : [])),
    ...copyingSections(definition).map(copyCheckboxPath),
  ];
}

/** Returns the paths of the fields that depend on a field, directly or indirectly. */
export function dependentPaths(definition: ResourceDefinition, path: string): string[] {
  const direct = formFields(definition).filter(({ field }) => dependencyPathsOf(field).includes(path));
  return direct.flatMap((child) => [child.path, ...dependentPaths(definition, child.path)]);
}
