import type { ResourceDefinition, Section } from '../../../resources/definition';
import { kindOf } from '../../fields';
import type { Draft } from '../../fields/kind';
import { valueAt } from '../../fields/paths';
import { checkField, checkParts } from './check';
import type { Conflict, Side } from './conflict';
import { copyingSections, copyPath, isCopy, originalOf } from './copies';
import { dependents, draftAt, formFields } from './drafts';
import type { useProblems } from './useProblems';
import type { RefineForm } from './useRefineForm';

/** A form with the data that its handlers need. */
export interface FormContext {
  definition: ResourceDefinition;
  language: string;
  form: Pick<RefineForm, 'getValues' | 'setValue'>;
  problems: ReturnType<typeof useProblems>;
}

/** Returns the handlers for the inputs of a form. `base` is the record as it was read. */
export function fieldHandlers(context: FormContext, base: Readonly<Record<string, unknown>>) {
  const { definition, language, form, problems } = context;
  const drafts = () => form.getValues();
  return {
    /** Stores a change and clears the fields that depend on the changed field. */
    change: (path: string, draft: Draft, part?: string) => {
      form.setValue(path, draft);
      for (const child of dependents(definition, path)) form.setValue(child, null);
      problems.retell(part === undefined ? path : `${path}.${part}`);
      for (const touched of dependents(definition, path)) problems.retell(touched);
    },
    /**
     * Turns copying on or off for a section. When a section of the stored record was a copy and copying is turned off,
     * its fields start with the copied values.
     */
    copy: (section: Section, copies: boolean) => {
      if (!copies && isCopy(section, (path) => valueAt(base, path))) separate(context, section);
      form.setValue(copyPath(section), copies);
      for (const path of section.fields) problems.retell(path);
    },
    /** Normalizes and checks the draft of a field that loses the focus. An empty required field is not reported yet. */
    leave: async (path: string) => {
      const field = definition.fields[path];
      if (!field) return;
      const draft = draftAt(drafts(), path);
      const settled = await kindOf(field).settle?.(draft, field, language);
      if (settled !== undefined && draftAt(drafts(), path) === draft) form.setValue(path, settled);
      const found = await checkField(definition, { path, field }, drafts(), language);
      const blank = found.some(({ code }) => code === 'required');
      if (found.length > 0 && !blank) problems.retell(path, { [path]: found });
      const parts = await checkParts(definition, { path, field }, drafts(), language);
      for (const [part, wrong] of Object.entries(parts)) {
        if (!wrong.some(({ code }) => code === 'required')) problems.retell(part, { [part]: wrong });
      }
    },
  };
}

/** Copies the drafts of the original fields into a section. */
export function separate({ form }: FormContext, { sameAs, ...section }: Section): void {
  if (sameAs === undefined) return;
  for (const path of section.fields) {
    form.setValue(path, draftAt(form.getValues(), originalOf({ ...section, sameAs }, path)));
  }
}

/** Normalizes the drafts of all fields. */
export async function settleAll({ definition, language, form }: FormContext): Promise<void> {
  for (const { path, field } of formFields(definition)) {
    const settled = await kindOf(field).settle?.(draftAt(form.getValues(), path), field, language);
    if (settled !== undefined) form.setValue(path, settled);
  }
}

/**
 * Replaces drafts by the values of `current`, in the conflicting fields for which the user chose the other user's
 * value.
 */
export function takeTheirs(
  context: FormContext,
  { current, clashes }: Pick<Conflict, 'current' | 'clashes'>,
  sides: ReadonlyMap<string, Side>,
): void {
  const { definition, language, form } = context;
  for (const { path, field } of clashes) {
    if (sides.get(path) !== 'theirs') continue;
    const copy = copyingSections(definition).find(({ fields }) => fields.includes(path));
    if (copy && valueAt(form.getValues(), copyPath(copy)) === true) {
      separate(context, copy);
      form.setValue(copyPath(copy), false);
    }
    form.setValue(path, kindOf(field).toDraft(valueAt(current, path), field, language));
  }
}
