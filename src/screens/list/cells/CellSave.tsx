import { useEffect, useMemo, useRef } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import { valueAt } from '../../../fields/paths';
import { ConflictDialog } from '../../form/ConflictDialog';
import { type RecordFormState, useRecordForm } from '../../form/useRecordForm';
import type { LoadedRecord } from '../../record/loadedRecord';
import { definitionForEditing, type FindLocks } from '../../record/locks';
import type { Words } from '../../words';
import { formDraftsWith } from './cellDrafts';
import type { CellEdit, Refusal } from './cellEdit';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  locksOn: FindLocks;
  edit: CellEdit;
  /** The record that the edit changes, as it was read or saved last. */
  record: LoadedRecord;
  onSaved: (record: LoadedRecord) => void;
  onRefused: (refusal: Refusal) => void;
}

/**
 * Saves an edit of a cell by the record's form, so that checks, differences and conflicts are those of the form. Renders
 * the dialog of a conflict. Its `key` must be the number of the edit.
 */
export function CellSave({ definition, words, locksOn, edit, record, onSaved, onRefused }: Props) {
  const edited = useMemo(
    () =>
      definitionForEditing(
        definition,
        locksOn(record.id, (path) => valueAt(record, path)),
      ),
    [definition, locksOn, record],
  );
  const isDone = useRef(false);
  const form = useRecordForm({
    definition: edited,
    words,
    record,
    initialDrafts: formDraftsWith(edited, record, edit.changes, words.language),
    quiet: true,
    keepsLists: true,
    onSaved: (saved) => {
      isDone.current = true;
      onSaved(saved);
    },
  });
  const { submit, saving, conflict } = form;

  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    submit();
  }, [submit]);

  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !saving && !conflict && !isDone.current) onRefused(refusalOf(form, edit, words));
    wasSaving.current = wasSaving.current ? Boolean(saving || conflict) : saving;
  });
  return conflict ? <ConflictDialog {...{ words, form, conflict }} /> : null;
}

/** Returns why a form could not be saved: the problem of the only field, or all problems with the labels of their fields. */
function refusalOf({ problems, failure }: RecordFormState, { changes }: CellEdit, { label, t }: Words): Refusal {
  const texts = problems.paths.map((path) => ({ path, text: problems.messageOf(path) ?? '' }));
  const [only] = changes.keys();
  const lines = texts.map(({ path, text }) => (changes.size === 1 && path === only ? text : `${label(path)}: ${text}`));
  return {
    message: lines.join('\n') || (failure?.text ?? t('engine:conflict.title')),
    messages: new Map(texts.map(({ path, text }) => [path, text])),
  };
}
