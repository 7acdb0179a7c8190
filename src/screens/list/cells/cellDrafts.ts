import type { ValidationProblem } from '../../../../providers/errors';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { Field } from '../../../../resources/fields';
import { fieldKindOf } from '../../../fields';
import { validDayOrNull } from '../../../fields/day';
import { enumText } from '../../../fields/enum';
import type { FieldContext, FieldDraft } from '../../../fields/kind';
import { isEqualValue } from '../../../fields/isEqualValue';
import { findFieldProblems } from '../../form/check';
import {
  dependentPaths,
  draftAt,
  draftsOf,
  type FormDrafts,
  formValueAt,
  formValueOfRecord,
  isFieldActive,
  withDraft,
} from '../../form/drafts';
import { definedFieldAt } from '../state';

/** The drafts that a cell's editor changed, by path: of the cell's own field, and of fields that its input filled in. */
export type CellChanges = ReadonlyMap<string, FieldDraft>;

/** Returns the columns of a list whose cells can be edited, in the order of the shown columns. */
export function editableColumns({ list, fields }: ResourceDefinition, columns: readonly string[]): string[] {
  return columns.filter((path) => list.edits?.includes(path) && !fields[path]?.readOnly);
}

/**
 * Returns the draft of a cell that the user opens by typing. The typed text itself is inserted into the input. An enum
 * has no text: its first value that begins with the text is chosen.
 */
export function draftForTyping(field: Field, typed: string, before: FieldDraft, context: FieldContext): FieldDraft {
  switch (field.type) {
    case 'enum': {
      const begins = (value: string) =>
        enumText(value, field, context).toLocaleLowerCase(context.language).startsWith(typed.toLowerCase());
      return (typed === '' ? undefined : Object.keys(field.values).find(begins)) ?? before;
    }
    case 'boolean':
      return before;
    case 'one':
      return null;
    default:
      return '';
  }
}

/** Returns the drafts of a record's form with the changes of a cell. Fields that depend on a changed one are emptied. */
export function formDraftsWith(
  definition: ResourceDefinition,
  record: unknown,
  changes: CellChanges,
  language: string,
): FormDrafts {
  let drafts: FormDrafts = draftsOf(definition, record, language);
  for (const [path, draft] of changes) {
    drafts = withDraft(drafts, path.split('.'), draft);
    const after = formValueAt(definition, path, drafts, language);
    if (isEqualValue(formValueOfRecord(definedFieldAt(definition, path), record, path, language), after)) continue;
    for (const dependent of dependentPaths(definition, path)) {
      if (!changes.has(dependent)) drafts = withDraft(drafts, dependent.split('.'), null);
    }
  }
  return drafts;
}

/** Result of the form's checks of a cell. */
export interface CheckedCell {
  /** The changes, with the cell's own draft normalized. */
  changes: CellChanges;
  problems: readonly ValidationProblem[];
  /** Whether the form of this record has the field: its condition is met. */
  isActive: boolean;
}

/** Normalizes and checks the draft of a cell like the record's form does before it is saved. */
export async function checkCell(
  definition: ResourceDefinition,
  record: unknown,
  path: string,
  changes: CellChanges,
  language: string,
): Promise<CheckedCell> {
  const field = definedFieldAt(definition, path);
  const draft = draftAt(formDraftsWith(definition, record, changes, language), path);
  const normalized = await fieldKindOf(field).normalize?.(draft, field, language);
  const settled = normalized === undefined ? changes : new Map([...changes, [path, normalized]]);
  const drafts = formDraftsWith(definition, record, settled, language);
  return {
    changes: settled,
    problems: await findFieldProblems(definition, { path, field }, drafts, language),
    isActive: isFieldActive(definition, { path, field }, drafts, language),
  };
}

/** Returns a value as a spreadsheet reads it: a number without its unit. */
export function copiedText(field: Field, value: unknown, context: FieldContext): string {
  const kind = fieldKindOf(field);
  if (field.type !== 'number' && field.type !== 'money') return kind.text(value, field, context);
  const draft = kind.toDraft(value, field, context.language);
  return typeof draft === 'string' ? draft : '';
}

/** Returns the text of a draft as its cell shows it. A text that is not valid is shown as it was typed. */
export function draftText(field: Field, draft: FieldDraft, context: FieldContext): string {
  if (typeof draft === 'string' && isUnknownText(field, draft)) return draft;
  const kind = fieldKindOf(field);
  const value = kind.toShown?.(draft, field) ?? kind.toValue(draft, field, context.language);
  return kind.text(value, field, context) || (typeof draft === 'string' ? draft : '');
}

/** Returns whether a field has no such value: a pasted text that was refused. */
function isUnknownText(field: Field, text: string): boolean {
  switch (field.type) {
    case 'enum':
      return !Object.hasOwn(field.values, text);
    case 'date':
      return validDayOrNull(text) === null;
    case 'boolean':
      return true;
    default:
      return false;
  }
}
