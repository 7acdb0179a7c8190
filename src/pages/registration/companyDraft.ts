import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt, recordOf } from '../../fields/paths';
import { copyingSections, copyPath } from '../../screens/form/copies';
import { draftAt, type Drafts, draftsOf, formFields, same, toDraft } from '../../screens/form/drafts';
import type { RecordForm } from '../../screens/form/useRecordForm';
import type { LoadedRecord } from '../../screens/record/asked';

/** Where a tenant keeps what was typed and is not finished. */
export const keptIn = 'temporary';

/**
 * What the form of a company begins with: what was typed on whichever device, else what is known of the company. One
 * with no business address begins as a company that works where it is registered.
 */
export function begunDrafts(definition: ResourceDefinition, record: LoadedRecord, language: string): Drafts {
  const known = draftsOf(definition, record, language);
  const kept = valueAt(record, keptIn);
  const fields = formFields(definition).map(
    ({ path }) => [path, toDraft(valueAt(kept, path) ?? draftAt(known, path))] as const,
  );
  const copies = copyingSections(definition).map((section) => {
    const path = copyPath(section);
    const ticked = valueAt(kept, path);
    const empty = section.fields.every((field) => valueAt(record, field) === null);
    return [path, typeof ticked === 'boolean' ? ticked : empty || valueAt(known, path) === true] as const;
  });
  return recordOf([...fields, ...copies]);
}

/**
 * Takes into the form what another device has kept meanwhile, except where something was typed here since.
 *
 * @param before what both began with
 * @returns whether anything came in
 */
export function takeIn(definition: ResourceDefinition, form: RecordForm, before: unknown, kept: unknown): boolean {
  const news = (path: string) => {
    const theirs = valueAt(kept, path);
    return (
      theirs !== null &&
      same(valueAt(form.drafts(), path), valueAt(before, path)) &&
      !same(theirs, valueAt(before, path))
    );
  };
  const fields = formFields(definition).filter(({ path }) => news(path));
  for (const { path } of fields) form.change(path, toDraft(valueAt(kept, path)));
  const copies = copyingSections(definition).filter((section) => news(copyPath(section)));
  for (const section of copies) form.copy(section, valueAt(kept, copyPath(section)) === true);
  return fields.length + copies.length > 0;
}
