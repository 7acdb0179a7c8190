import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt, recordFromPaths } from '../../fields/paths';
import { isEqualValue } from '../../fields/isEqualValue';
import { copyingSections, copyCheckboxPath } from '../../screens/form/copies';
import { draftAt, type FormDrafts, draftsOf, formFields, draftFromFormValue } from '../../screens/form/drafts';
import type { RecordFormState } from '../../screens/form/useRecordForm';
import type { LoadedRecord } from '../../screens/record/loadedRecord';

/** Field of the tenant that stores the draft of its registration form. */
export const companyDraftField = 'temporary';

/**
 * Returns the form's initial values: the draft from any device, otherwise the company's data. Without a business
 * address, the registered address is used for both.
 */
export function initialCompanyDrafts(
  definition: ResourceDefinition,
  record: LoadedRecord,
  language: string,
): FormDrafts {
  const current = draftsOf(definition, record, language);
  const draft = valueAt(record, companyDraftField);
  const fields = formFields(definition).map(
    ({ path }) => [path, draftFromFormValue(valueAt(draft, path) ?? draftAt(current, path))] as const,
  );
  const copies = copyingSections(definition).map((section) => {
    const path = copyCheckboxPath(section);
    const copiesInDraft = valueAt(draft, path);
    const isEmpty = section.fields.every((field) => valueAt(record, field) === null);
    return [
      path,
      typeof copiesInDraft === 'boolean' ? copiesInDraft : isEmpty || valueAt(current, path) === true,
    ] as const;
  });
  return recordFromPaths([...fields, ...copies]);
}

/**
 * Merges the draft of another device into the form. Fields that were edited on this device stay unchanged.
 *
 * @param before draft that both devices started with
 * @returns whether a field was changed
 */
export function mergeCompanyDraft(
  definition: ResourceDefinition,
  form: RecordFormState,
  before: unknown,
  draft: unknown,
): boolean {
  const isChangedElsewhere = (path: string) => {
    const theirs = valueAt(draft, path);
    return (
      theirs !== null &&
      isEqualValue(valueAt(form.drafts(), path), valueAt(before, path)) &&
      !isEqualValue(theirs, valueAt(before, path))
    );
  };
  const fields = formFields(definition).filter(({ path }) => isChangedElsewhere(path));
  for (const { path } of fields) form.change(path, draftFromFormValue(valueAt(draft, path)));
  const copies = copyingSections(definition).filter((section) => isChangedElsewhere(copyCheckboxPath(section)));
  for (const section of copies) form.copy(section, valueAt(draft, copyCheckboxPath(section)) === true);
  return fields.length + copies.length > 0;
}
