import type { ResourceDefinition, Section } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import type { Drafts } from './drafts';

/** A section that can be a copy of another part of the record. */
type Copying = Section & { sameAs: string };

/** Where the drafts of a form keep whether a section is a copy. */
export const copyPath = ({ name }: Pick<Section, 'name'>): string => `$copies.${name}`;

/** The sections of a form that can be copies. */
export function copyingSections({ form }: ResourceDefinition): Copying[] {
  return form.sections.flatMap((section) =>
    section.sameAs === undefined ? [] : [{ ...section, sameAs: section.sameAs }],
  );
}

/** The field that a copy takes a field's value from: the one of the same last name. */
export function originalOf({ sameAs }: Copying, path: string): string {
  return `${sameAs}.${path.slice(path.lastIndexOf('.') + 1)}`;
}

/** The field whose draft is meant for this one: another where its section is a copy. */
export function sourceOf(definition: ResourceDefinition, path: string, drafts: Drafts): string {
  const section = copyingSections(definition).find(({ fields }) => fields.includes(path));
  return section && valueAt(drafts, copyPath(section)) === true ? originalOf(section, path) : path;
}

/** Whether a section of a record is a copy: the same throughout, and not empty. */
export function isCopy(section: Section, valueOf: (path: string) => unknown): boolean {
  const { sameAs, fields } = section;
  if (sameAs === undefined) return false;
  const pairs = fields.map((path) => [valueOf(path), valueOf(originalOf({ ...section, sameAs }, path))] as const);
  return (
    pairs.some(([own]) => own !== null) && pairs.every(([own, other]) => JSON.stringify(own) === JSON.stringify(other))
  );
}
