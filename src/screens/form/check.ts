import type { ValidationProblem, ProblemsByPath } from '../../../providers/errors';
import type { ResourceDefinition } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import { draftAt, type FormDrafts, type FormField, formFields, isFieldActive, formValueAt } from './drafts';

/** Returns the problems of a field as the console's checks find them before saving; an empty list when it is valid. */
export async function findFieldProblems(
  definition: ResourceDefinition,
  { path, field }: FormField,
  drafts: FormDrafts,
  language: string,
): Promise<readonly ValidationProblem[]> {
  if (!isFieldActive(definition, { path, field }, drafts, language)) return [];
  const value = formValueAt(definition, path, drafts, language);
  const draft = draftAt(drafts, path);
  // A text that names no related record has no value, and would be lost if the field were saved as empty.
  const isUnknownChoice = field.type === 'one' && typeof draft === 'string' && draft !== '';
  if (!isUnknownChoice && (value === null || (Array.isArray(value) && value.length === 0)))
    return field.required ? [{ code: 'required' }] : [];
  const problem = await fieldKindOf(field).check?.(draft, field, language);
  return problem ? [problem] : [];
}

/** Returns the problems of a field's parts, such as columns of rows, by their paths in the form. */
export async function findFieldPartProblems(
  definition: ResourceDefinition,
  { path, field }: FormField,
  drafts: FormDrafts,
  language: string,
): Promise<ProblemsByPath> {
  if (!isFieldActive(definition, { path, field }, drafts, language)) return {};
  const found = (await fieldKindOf(field).checkParts?.(draftAt(drafts, path), field, language)) ?? {};
  return Object.fromEntries(Object.entries(found).map(([part, problems]) => [`${path}.${part}`, problems]));
}

/** Returns the problems of a form before saving, by path; fields without a problem are left out. */
export async function findFormProblems(
  definition: ResourceDefinition,
  drafts: FormDrafts,
  language: string,
): Promise<ProblemsByPath> {
  const fields = formFields(definition);
  const found = await Promise.all(
    fields.map(async (one) => [one.path, await findFieldProblems(definition, one, drafts, language)] as const),
  );
  const parts = await Promise.all(fields.map((one) => findFieldPartProblems(definition, one, drafts, language)));
  return Object.fromEntries([
    ...found.filter(([, problems]) => problems.length > 0),
    ...parts.flatMap(Object.entries<ProblemsByPath[string]>),
  ]);
}
