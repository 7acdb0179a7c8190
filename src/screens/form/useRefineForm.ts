import type { HttpError } from '@refinedev/core';
import { useForm } from '@refinedev/react-hook-form';
import { useRef } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { recordQueryPaths, type LoadedRecord } from '../record/loadedRecord';
import type { Words } from '../words';
import { comparableRecord, type FormDrafts, draftsOf, formPaths } from './drafts';
import { afterCreateFields } from './afterCreate';

interface Options {
  /** The definition, with truncated fields set to read-only. */
  definition: ResourceDefinition;
  /** The original definition, in which truncated fields are editable. */
  originalDefinition: ResourceDefinition;
  words: Words;
  /** The record to edit; absent for a new one. */
  record: LoadedRecord | undefined;
  /** The record's values, or the initial values of a new record. */
  base: Readonly<Record<string, unknown>>;
  /** Initial drafts, if they differ from the record's values. */
  initialDrafts: FormDrafts | undefined;
  /** Whether the notification after an update is omitted. */
  quiet: boolean | undefined;
  /** Whether open lists are not fetched again after saving. */
  keepsLists: boolean | undefined;
}

/**
 * Sets up Refine's form. It fetches no record and shows no notification of errors; `send` sends the given variables.
 */
export function useRefineForm({
  definition,
  originalDefinition,
  words,
  record,
  base,
  initialDrafts,
  quiet,
  keepsLists,
}: Options) {
  const { language } = words;
  const sentFrom = useRef(base);
  const form = useForm<LoadedRecord, HttpError, Record<string, unknown>>({
    defaultValues: { ...(initialDrafts ?? draftsOf(definition, base, language)) },
    disableServerSideValidation: true,
    warnWhenUnsavedChanges: false,
    refineCoreProps: {
      resource: definition.name,
      action: record ? 'edit' : 'create',
      id: record?.id,
      redirect: false,
      queryOptions: { enabled: false },
      mutationMeta: {
        fields: recordQueryPaths(definition, [...formPaths(definition), ...afterCreateFields(definition)]),
        // A getter, because sending sets `sentFrom` only after this object is created. New and removed rows are found
        // by comparison with it.
        get previous() {
          return comparableRecord(originalDefinition, sentFrom.current, language);
        },
      },
      invalidates: keepsLists ? ['many', 'detail'] : ['list', 'many', 'detail'],
      errorNotification: false,
      // `useAfterCreate` notifies of a new record, after the action `afterCreate` has run.
      successNotification: (data) =>
        record !== undefined &&
        !quiet && { type: 'success', message: words.of('saved', { title: words.titleOf(data?.data) }) },
    },
  });
  return {
    form,
    /** Sends variables. `from` is the record that the changes are relative to. */
    send: (from: Readonly<Record<string, unknown>>, variables: Record<string, unknown>) => {
      sentFrom.current = from;
      return form.refineCore.onFinish(variables);
    },
  };
}

/** The form that Refine's `useForm` returns. */
export type RefineForm = ReturnType<typeof useRefineForm>['form'];
