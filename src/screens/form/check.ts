import type { Problem, Validation } from '../../../providers/errors';
import type { ResourceDefinition } from '../../../resources/definition';
import { kindOf } from '../../fields';
import { draftAt, type Drafts, type FormField, formFields, isFieldActive, formValueAt } from './drafts';

/** Returns the problems of a field as the console's checks find them before saving; an empty list when it is valid. */
export async function checkField(
  definition: ResourceDefinition,
  { path, field }: FormField,
  drafts: Drafts,
  language: string,
): Promise<readonly Problem[]> {
  if (!isFieldActive(definition, { path, field }, drafts, language)) return [];
  const value = formValueAt(definition, path, drafts, language);
  if (value === null || (Array.isArray(value) && value.length === 0))
    return field.required ? [{ code: 'required' }] : [];
  const problem = await kindOf(field).check?.(draftAt(drafts, path), field, language);
  return problem ? [problem] : [];
}

/** Returns the problems of a field's parts, such as columns of rows, by their paths in the form. */
export async function checkFieldParts(
  definition: ResourceDefinition,
  { path, field }: FormField,
  drafts: Drafts,
  language: string,
): Promise<Validation> {
  if (!isFieldActive(definition, { path, field }, drafts, language)) return {};
  const found = (await kindOf(field).checkParts?.(draftAt(drafts, path), field, language)) ?? {};
  return Object.fromEntries(Object.entries(found).map(([part, problems]) => [`${path}.${part}`, problems]));
}

/** Returns the problems of a form before saving, by path; fields without a problem are left out. */
export async function checkForm(definition: ResourceDefinition, drafts: Drafts, language: string): Promise<Validation> {
  const fields = formFields(definition);
  const found = await Promise.all(
    fields.map(async (one) => [one.path, await checkField(definition, one, drafts, language)] as const),
  );
  const parts = await Promise.all(fields.map((one) => checkFieldParts(definition, one, drafts, language)));
  return Object.fromEntries([
    ...found.filter(([, problems]) => problems.length > 0),
    ...parts.flatMap(Object.entries<Validation[string]>),
  ]);
}
