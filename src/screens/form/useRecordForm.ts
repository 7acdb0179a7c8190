import { useMemo, useRef, useState } from 'react';
import type { ResourceDefinition, Warning } from '../../../resources/definition';
import { matchesCondition } from '../../fields/matchesCondition';
import { recordOf, valueAt } from '../../fields/paths';
import type { LoadedRecord } from '../record/asked';
import type { Words } from '../words';
import type { Side } from './conflict';
import { blankRecord, changesOf, type Drafts, filledValues } from './drafts';
import { fieldHandlers, takeTheirs } from './fieldHandlers';
import { truncatedFields, withReadOnly } from './truncated';
import { useAfterCreate } from './useAfterCreate';
import { useProblems } from './useProblems';
import { useRefineForm } from './useRefineForm';
import { useSave } from './useSave';

interface Options {
  definition: ResourceDefinition;
  words: Words;
  /** The record to edit; absent for a new one. The form begins with it and never looks at it again. */
  record?: LoadedRecord;
  /** What was typed before, where the form begins with that instead of the record. */
  begun?: Drafts;
  /** What is saved together with the changes, however many there are; `from` is the record that they are told from. */
  along?: (from: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Writes what has changed, where that is not the definition's own mutation. */
  write?: (changes: Readonly<Record<string, unknown>>) => Promise<LoadedRecord>;
  /** What comes next says that it is saved: no notification does. */
  quiet?: boolean;
  onSaved: (record: LoadedRecord) => void;
}

/**
 * The one place that meets Refine's form:
 * - it reads nothing: the record comes loaded, so that no refetch overwrites what is typed;
 * - it sends the difference from the record, with the `modified_at` that the record was read with;
 * - a list that was read in part is not written;
 * - what the server finds wrong is told on the fields; whatever fails, nothing typed is lost;
 * - a second click while the first is on its way does nothing.
 */
export function useRecordForm({ definition: whole, words, record, begun, along, write, quiet, onSaved }: Options) {
  const { language } = words;
  const [base, setBase] = useState(() => record ?? blankRecord(whole));
  const truncated = useMemo(() => truncatedFields(whole, base), [whole, base]);
  const definition = useMemo(() => withReadOnly(whole, truncated), [whole, truncated]);
  const saved = useRef(false);
  const problems = useProblems(words);
  const afterCreate = useAfterCreate(definition, words);
  const { form, send } = useRefineForm({ definition, whole, words, record, base, begun, quiet });
  const context = { definition, language, form, problems };
  const drafts = () => form.getValues();
  const changes = (from: Readonly<Record<string, unknown>> = base) => changesOf(definition, from, drafts(), language);

  const finish = (written: LoadedRecord) => {
    saved.current = true;
    onSaved(written);
  };

  const sendDrafts = async (from: Record<string, unknown>) => {
    if (record && changes(from).size === 0 && !along) return finish(record);
    if (write) return finish(await write(recordOf(changes(from))));
    const answer = await send(
      from,
      record
        ? { ...recordOf(changes(from)), modified_at: from.modified_at, ...along?.(from) }
        : filledValues(definition, drafts(), language),
    );
    saved.current = true;
    if (answer && !record) await afterCreate(answer.data);
    if (answer) onSaved(answer.data);
  };

  const { submit, saving, failure, conflict, closeConflict } = useSave({
    context,
    words,
    write: sendDrafts,
    onRebase: setBase,
  });

  return {
    control: form.control,
    drafts,
    /** The definition, in which fields whose list was read in part are read-only. */
    definition,
    /** Those fields. */
    truncated,
    /** The record as it was read. Changes are relative to it. */
    base,
    problems,
    /** Why saving failed, also as a sentence. */
    failure,
    saving,
    submit: () => void submit(base),
    isUnsaved: () => !saved.current && changes().size > 0,
    /** Returns whether a warning about the form's changes applies. */
    warns: ({ fields, when }: Warning) =>
      record !== undefined &&
      matchesCondition(when, (path) => valueAt(base, path)) &&
      fields.some((path) => changes().has(path)),
    ...fieldHandlers(context, base),
    conflict,
    /** Takes theirs or keeps ours field by field, and saves on top of what is there now. */
    resolve: (sides: ReadonlyMap<string, Side>) => {
      if (!conflict) return;
      takeTheirs(context, conflict, sides);
      setBase(conflict.current);
      closeConflict();
      void submit(conflict.current);
    },
    /** Back to the form: the same save would meet the same conflict again. */
    putOff: closeConflict,
  };
}

/** What `useRecordForm` gives. */
export type RecordForm = ReturnType<typeof useRecordForm>;
