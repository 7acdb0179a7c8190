import type { ResourceDefinition, FieldSection } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import type { FieldDraft } from '../../fields/kind';
import { valueAt } from '../../fields/paths';
import { findFieldProblems, findFieldPartProblems } from './check';
import type { EditConflict, ConflictSide } from './conflict';
import { copyingSections, copyCheckboxPath, isSectionCopy, originalPathOf } from './copies';
import { dependentPaths, draftAt, formFields } from './drafts';
import type { useFormProblems } from './useFormProblems';
import type { RefineForm } from './useRefineForm';

/** A form, its definition and its problems, as the functions below need them. */
export interface FormContext {
  definition: ResourceDefinition;
  language: string;
  form: Pick<RefineForm, 'getValues' | 'setValue'>;
  problems: ReturnType<typeof useFormProblems>;
}

/** Returns the handlers for the inputs of a form. `base` is the record as it was read. */
export function createFieldHandlers(context: FormContext, base: Readonly<Record<string, unknown>>) {
  const { definition, language, form, problems } = context;
  const drafts = () => form.getValues();
  return {
    /** Stores a change and clears the fields that depend on the changed field. */
    change: (path: string, draft: FieldDraft, part?: string) => {
      form.setValue(path, draft);
      for (const child of dependentPaths(definition, path)) form.setValue(child, null);
      problems.replaceForField(part === undefined ? path : `${path}.${part}`);
      for (const dependent of dependentPaths(definition, path)) problems.replaceForField(dependent);
    },
    /**
     * Turns copying on or off for a section. When a section of the stored record was a copy and copying is turned off,
     * its fields start with the copied values.
     */
    copy: (section: FieldSection, copies: boolean) => {
      if (!copies && isSectionCopy(section, (path) => valueAt(base, path))) copyOriginals(context, section);
      form.setValue(copyCheckboxPath(section), copies);
      for (const path of section.fields) problems.replaceForField(path);
    },
    /** Normalizes and checks a field on blur. An empty required field is reported on submit only. */
    leave: async (path: string) => {
      const field = definition.fields[path];
      if (!field) return;
      const draft = draftAt(drafts(), path);
      const normalized = await fieldKindOf(field).normalize?.(draft, field, language);
      if (normalized !== undefined && draftAt(drafts(), path) === draft) form.setValue(path, normalized);
      const found = await findFieldProblems(definition, { path, field }, drafts(), language);
      const isBlank = found.some(({ code }) => code === 'required');
      if (found.length > 0 && !isBlank) problems.replaceForField(path, { [path]: found });
      const parts = await findFieldPartProblems(definition, { path, field }, drafts(), language);
      for (const [part, partProblems] of Object.entries(parts)) {
        if (!partProblems.some(({ code }) => code === 'required'))
          problems.replaceForField(part, { [part]: partProblems });
      }
    },
  };
}

/** Copies the drafts of the fields that a section is a copy of into the section's own fields. */
function copyOriginals({ form }: FormContext, { sameAs, ...section }: FieldSection): void {
  if (sameAs === undefined) return;
  for (const path of section.fields) {
    form.setValue(path, draftAt(form.getValues(), originalPathOf({ ...section, sameAs }, path)));
  }
}

/** Normalizes the drafts of all fields. */
export async function normalizeAllDrafts({ definition, language, form }: FormContext): Promise<void> {
  for (const { path, field } of formFields(definition)) {
    const settled = await fieldKindOf(field).normalize?.(draftAt(form.getValues(), path), field, language);
    if (settled !== undefined) form.setValue(path, settled);
  }
}

/**
 * Replaces the drafts of the conflicting fields for which the user chose the other user's value (`theirs`) by the
 * values of `current`.
 */
export function applyTheirValues(
  context: FormContext,
  { current, fields }: Pick<EditConflict, 'current' | 'fields'>,
  sides: ReadonlyMap<string, ConflictSide>,
): void {
  const { definition, language, form } = context;
  for (const { path, field } of fields) {
    if (sides.get(path) !== 'theirs') continue;
    const copy = copyingSections(definition).find((section) => section.fields.includes(path));
    if (copy && valueAt(form.getValues(), copyCheckboxPath(copy)) === true) {
      copyOriginals(context, copy);
      form.setValue(copyCheckboxPath(copy), false);
    }
    form.setValue(path, fieldKindOf(field).toDraft(valueAt(current, path), field, language));
  }
}
