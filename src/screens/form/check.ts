import type { Problem, Validation } from '../../../providers/errors';
import type { ResourceDefinition } from '../../../resources/definition';
import { kindOf } from '../../fields';
import { draftAt, type Drafts, type FormField, formFields, isActive, valueIn } from './drafts';

/** What is wrong with one field before anything is sent. */
export async function checkField(
  definition: ResourceDefinition,
  { path, field }: FormField,
  drafts: Drafts,
  language: string,
): Promise<readonly Problem[]> {
  if (!isActive(definition, { path, field }, drafts, language)) return [];
  if (valueIn(definition, path, drafts, language) === null) return field.required ? [{ code: 'required' }] : [];
  const problem = await kindOf(field).check?.(draftAt(drafts, path), field, language);
  return problem ? [problem] : [];
}

/** What is wrong with a form before anything is sent, by path; fields without a problem are left out. */
export async function checkForm(definition: ResourceDefinition, drafts: Drafts, language: string): Promise<Validation> {
  const found = await Promise.all(
    formFields(definition).map(async (one) => [one.path, await checkField(definition, one, drafts, language)] as const),
  );
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0));
}
