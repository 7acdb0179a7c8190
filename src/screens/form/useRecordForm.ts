import { useMemo, useRef, useState } from 'react';
import { noticesOf } from '../../../providers/notices';
import type { ResourceDefinition, ChangeWarning } from '../../../resources/definition';
import { matchesCondition } from '../../fields/matchesCondition';
import { recordFromPaths, valueAt } from '../../fields/paths';
import { isEqualValue } from '../../fields/isEqualValue';
import { lastChangeOf, type LoadedRecord } from '../record/loadedRecord';
import { showNotices } from '../record/showNotices';
import type { Words } from '../words';
import type { ConflictSide } from './conflict';
import {
  changedFormValues,
  createBlankRecord,
  filledFormValues,
  type FormDrafts,
  formFields,
  formValueAt,
} from './drafts';
import { createFieldHandlers, applyTheirValues } from './fieldHandlers';
import { truncatedFields, withReadOnlyFields } from './truncated';
import { useAfterCreate } from './useAfterCreate';
import { useFormProblems } from './useFormProblems';
import { useRefineForm } from './useRefineForm';
import { useSaveForm } from './useSaveForm';

interface Options {
  definition: ResourceDefinition;
  words: Words;
  /** The record to edit; absent for a new one. Later values of this option are ignored. */
  record?: LoadedRecord;
  /** Initial drafts, if they differ from the record's values, such as a restored draft. */
  initialDrafts?: FormDrafts;
  /**
   * Returns values that are saved together with the changes, even when no field has changed. `from` is the record that
   * the changes are relative to.
   */
  extraValues?: (from: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Saves the changes. When absent, the definition's mutation saves them. */
  write?: (changes: Readonly<Record<string, unknown>>) => Promise<LoadedRecord>;
  /** Whether the notification after saving is omitted, because the caller reports the success. */
  quiet?: boolean;
  /** Whether open lists are not fetched again after saving, because the caller updates their rows. */
  keepsLists?: boolean;
  onSaved: (record: LoadedRecord) => void;
}

/**
 * Manages the form of a record, on top of Refine's form:
 * - it fetches nothing: the caller passes the loaded record, so that no refetch overwrites typed input;
 * - it sends only the changes, with the `modified_at` of the record as it was read;
 * - it does not save a list that the server truncated;
 * - it shows the server's validation problems on the fields; a failed save loses no input;
 * - it ignores a second submit while the first one is running.
 */
export function useRecordForm({
  definition: originalDefinition,
  words,
  record,
  initialDrafts,
  extraValues,
  write,
  quiet,
  keepsLists,
  onSaved,
}: Options) {
  const { language } = words;
  const [base, setBase] = useState(() => record ?? createBlankRecord(originalDefinition));
  const truncated = useMemo(() => truncatedFields(originalDefinition, base), [originalDefinition, base]);
  const definition = useMemo(() => withReadOnlyFields(originalDefinition, truncated), [originalDefinition, truncated]);
  const saved = useRef(false);
  const problems = useFormProblems(words);
  const afterCreate = useAfterCreate(definition, words);
  const { form, send } = useRefineForm({
    definition,
    originalDefinition,
    words,
    record,
    base,
    initialDrafts,
    quiet,
    keepsLists,
  });
  const context = { definition, language, form, problems };
  const drafts = () => form.getValues();
  const changes = (from: Readonly<Record<string, unknown>> = base) =>
    changedFormValues(definition, from, drafts(), language);

  const finish = (written: LoadedRecord) => {
    saved.current = true;
    onSaved(written);
  };

  const sendDrafts = async (from: Record<string, unknown>) => {
    if (record && changes(from).size === 0 && !extraValues) return finish(record);
    if (write) return finish(await write(recordFromPaths(changes(from))));
    const answer = await send(
      from,
      record
        ? { ...recordFromPaths(changes(from)), ...lastChangeOf(definition, from), ...extraValues?.(from) }
        : filledFormValues(definition, drafts(), language),
    );
    saved.current = true;
    if (answer && !record) await afterCreate(answer.data);
    if (answer) {
      showNotices(noticesOf(answer.data), words);
      onSaved(answer.data);
    }
  };

  const { submit, saving, failure, conflict, closeConflict } = useSaveForm({
    context,
    words,
    write: sendDrafts,
    onRebase: setBase,
  });

  return {
    control: form.control,
    drafts,
    /** The definition, with truncated fields set to read-only. */
    definition,
    /** The truncated fields, which are read-only. */
    truncated,
    /** The record as it was read. Changes are relative to it. */
    base,
    problems,
    /** Why saving failed: the error and its text; undefined without a failure. */
    failure,
    saving,
    submit: () => void submit(base),
    isUnsaved: () => !saved.current && changes().size > 0,
    /** Returns whether the form would save other values than these drafts. */
    differsFrom: (others: FormDrafts) =>
      formFields(definition).some(
        ({ path }) =>
          !isEqualValue(
            formValueAt(definition, path, drafts(), language),
            formValueAt(definition, path, others, language),
          ),
      ),
    /** Returns whether a warning about the form's changes applies. */
    warns: ({ fields, when }: ChangeWarning) =>
      record !== undefined &&
      matchesCondition(when, (path) => valueAt(base, path)) &&
      fields.some((path) => changes().has(path)),
    ...createFieldHandlers(context, base),
    conflict,
    /** Resolves the conflict with the chosen value for each field, and saves the form on top of the current record. */
    resolve: (sides: ReadonlyMap<string, ConflictSide>) => {
      if (!conflict) return;
      applyTheirValues(context, conflict, sides);
      setBase(conflict.current);
      closeConflict();
      void submit(conflict.current);
    },
    /** Closes the conflict dialog without resolving the conflict. Saving again reports the conflict again. */
    closeConflict,
  };
}

/** The state and actions of a record's form, as `useRecordForm` returns them. */
export type RecordFormState = ReturnType<typeof useRecordForm>;
