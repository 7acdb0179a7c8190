import type { ResourceDefinition, FieldSection } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import type { FormDrafts } from './drafts';

/** A form section that can copy its values from another part of the record, such as a second address from the first. */
type Copying = FieldSection & { sameAs: string };

/** Returns the path in the form's drafts of the checkbox that makes a section a copy. */
export const copyCheckboxPath = ({ name }: Pick<FieldSection, 'name'>): string => `$copies.${name}`;

/** Returns the sections of a form that can copy their values from another part of the record. */
export function copyingSections({ form }: ResourceDefinition): Copying[] {
  return form.sections.flatMap((section) =>
    section.sameAs === undefined ? [] : [{ ...section, sameAs: section.sameAs }],
  );
}

/** Returns the path that a copied field takes its value from: the path below `sameAs` with the same last name. */
export function originalPathOf({ sameAs }: Copying, path: string): string {
  return `${sameAs}.${path.slice(path.lastIndexOf('.') + 1)}`;
}

/**
 * Returns the path that holds the value of a field: the field's own path, or that of its original when its section is a
 * copy.
 */
export function valuePathOf(definition: ResourceDefinition, path: string, drafts: FormDrafts): string {
  const section = copyingSections(definition).find(({ fields }) => fields.includes(path));
  return section && valueAt(drafts, copyCheckboxPath(section)) === true ? originalPathOf(section, path) : path;
}

/** Returns whether all fields of a section equal their originals and at least one of them is filled in. */
export function isSectionCopy(section: FieldSection, valueOf: (path: string) => unknown): boolean {
  const { sameAs, fields } = section;
  if (sameAs === undefined) return false;
  const pairs = fields.map((path) => [valueOf(path), valueOf(originalPathOf({ ...section, sameAs }, path))] as const);
  return (
    pairs.some(([own]) => own !== null) && pairs.every(([own, other]) => JSON.stringify(own) === JSON.stringify(other))
  );
}
