import { useRef, useState } from 'react';
import { ApiError, errorCode, type ProblemsByPath } from '../../../providers/errors';
import { isLoadedRecord, type LoadedRecord } from '../record/loadedRecord';
import { operationFailureText } from '../record/failure';
import type { Words } from '../words';
import { findFormProblems } from './check';
import { findFieldConflicts, type EditConflict } from './conflict';
import { formFields, recordForDisplay } from './drafts';
import { type FormContext, normalizeAllDrafts } from './fieldHandlers';
import { focusField } from './focus';
import { isWithinField, type useFormProblems } from './useFormProblems';

interface Options {
  context: FormContext;
  words: Words;
  /** Sends the form's drafts. `from` is the record that the changes are relative to. */
  write: (from: Record<string, unknown>) => Promise<void>;
  /** Called with the current record when another user has changed it, but in no field that this form has changed. */
  onRebase: (current: LoadedRecord) => void;
}

/** Checks and saves a form, one attempt at a time. Stores why the last attempt failed. */
export function useSaveForm({ context, words, write, onRebase }: Options) {
  const { definition, language, form, problems } = context;
  const [failure, setFailure] = useState<{ text: string; error: unknown }>();
  const [conflict, setConflict] = useState<EditConflict>();
  const [saving, setSaving] = useState(false);
  const isRunning = useRef(false);

  const showProblems = (
    textPrefix: Parameters<ReturnType<typeof useFormProblems>['replaceAll']>[0],
    found: ProblemsByPath,
  ) => {
    problems.replaceAll(textPrefix, found);
    const paths = Object.keys(found);
    const first = formFields(definition).flatMap(({ path }) => paths.filter((each) => isWithinField(each, path)))[0];
    if (first !== undefined) focusField(first);
  };

  const checkAndWrite = async (from: Record<string, unknown>) => {
    await normalizeAllDrafts(context);
    const found = await findFormProblems(definition, form.getValues(), language);
    showProblems('engine:validation', found);
    if (Object.keys(found).length === 0) await write(from);
  };

  const fail = (error: unknown, from: Record<string, unknown>) => {
    const current = conflictingRecord(error);
    if (current) {
      const drafts = form.getValues();
      const mine = recordForDisplay(definition, drafts, language);
      setConflict({ current, mine, fields: findFieldConflicts(definition, from, current, drafts, language) });
      return;
    }
    if (error instanceof ApiError) showProblems('app:serverError', error.validation);
    setFailure({ text: operationFailureText(error, words), error });
  };

  /**
   * Saves the form. When another user has changed other fields of the record, saves again on top of that change, up to
   * `retriesLeft` times.
   */
  const attempt = async (from: Record<string, unknown>, retriesLeft = 3): Promise<void> => {
    try {
      await checkAndWrite(from);
    } catch (error) {
      const current = retriesLeft > 0 ? conflictingRecord(error) : undefined;
      const changesDiffer =
        current &&
        findFieldConflicts(definition, from, current, form.getValues(), language).every(({ side }) => side === 'mine');
      if (!changesDiffer) return fail(error, from);
      onRebase(current);
      await attempt(current, retriesLeft - 1);
    }
  };

  const submit = async (from: Record<string, unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      await attempt(from);
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };

  return { submit, saving, failure, conflict, closeConflict: () => setConflict(undefined) };
}

/** Returns the current record of the server from a conflict error; undefined for other errors. */
function conflictingRecord(error: unknown): LoadedRecord | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return undefined;
  return isLoadedRecord(error.current) ? error.current : undefined;
}
