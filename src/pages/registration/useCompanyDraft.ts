import { useDataProvider } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorCode } from '../../../providers/errors';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import type { RecordFormState } from '../../screens/form/useRecordForm';
import type { LoadedRecord } from '../../screens/record/loadedRecord';
import { initialCompanyDrafts, companyDraftField, mergeCompanyDraft } from './companyDraft';

/** Delay between the last keystroke and storing the draft. */
const storeDelayMs = 1000;
/** Delay before another attempt after storing failed. */
const retryDelayMs = 5000;

/** Progress of storing the draft on the server. */
export type DraftSaveState = 'none' | 'saving' | 'saved' | 'failed';

interface Options {
  definition: ResourceDefinition;
  form: RecordFormState;
  record: LoadedRecord;
  language: string;
  /** Whether the form is being submitted. Drafts are not stored meanwhile. */
  paused: boolean;
}

/**
 * Stores the form's draft on the server, shortly after the last keystroke and when the page is hidden. Two devices may
 * edit the same draft: changes are merged by field, and the last change of a field wins.
 */
export function useCompanyDraft({ definition, form, record, language, paused }: Options) {
  const provider = useDataProvider()();
  const [state, setState] = useState<DraftSaveState>(() =>
    valueAt(record, companyDraftField) === null ? 'none' : 'saved',
  );
  const [mergedElsewhere, setMergedElsewhere] = useState(false);
  const [initialVersion] = useState(() => ({
    modifiedAt: String(record.modified_at),
    drafts: initialCompanyDrafts(definition, record, language),
  }));
  const serverVersion = useRef(initialVersion);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pendingStore = useRef(Promise.resolve(false));
  const latest = useRef({ form, paused });
  useEffect(() => {
    latest.current = { form, paused };
  });

  const meta = { fields: ['id', 'modified_at', companyDraftField] };
  /** Merges the server's draft, which another device may have changed. Returns whether the form changed. */
  const mergeServerDraft = (current: unknown): boolean => {
    const modifiedAt = valueAt(current, 'modified_at');
    if (typeof modifiedAt !== 'string' || modifiedAt === serverVersion.current.modifiedAt) return false;
    const hasMerged = mergeCompanyDraft(
      definition,
      latest.current.form,
      serverVersion.current.drafts,
      valueAt(current, companyDraftField),
    );
    if (hasMerged) setMergedElsewhere(true);
    serverVersion.current = { ...serverVersion.current, modifiedAt };
    return hasMerged;
  };

  const send = async (drafts: Readonly<Record<string, unknown>>) => {
    const { data } = await provider.update({
      resource: definition.name,
      id: record.id,
      variables: { [companyDraftField]: drafts },
      meta: { ...meta, modifiedAt: serverVersion.current.modifiedAt },
    });
    serverVersion.current = { modifiedAt: String(valueAt(data, 'modified_at')), drafts };
  };

  const isPending = () => JSON.stringify(latest.current.form.drafts()) !== JSON.stringify(serverVersion.current.drafts);
  const storeDraft = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (latest.current.paused || !isPending()) return false;
    const drafts = structuredClone(latest.current.form.drafts());
    setState('saving');
    try {
      await send(drafts);
      setState('saved');
      return false;
    } catch (error) {
      const conflict = error instanceof ApiError && error.code === errorCode.conflict;
      if (!conflict) setState('failed');
      scheduleStore(conflict ? 0 : retryDelayMs);
      return conflict && mergeServerDraft(error.current);
    }
  };
  /** Stores the draft. Calls run one after another, because each needs the `modified_at` of the previous answer. */
  const storeNow = async (): Promise<boolean> => {
    pendingStore.current = pendingStore.current.then(storeDraft);
    return pendingStore.current;
  };
  const scheduleStore = (milliseconds = storeDelayMs) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void storeNow(), milliseconds);
  };

  const fetchServerDraft = async () => {
    const { data } = await provider.getOne({ resource: definition.name, id: record.id, meta });
    mergeServerDraft(data);
  };

  useDraftTriggers({ storeNow, fetchServerDraft, scheduleStore, cancelStore: () => clearTimeout(timer.current) });

  return {
    state,
    /** Whether changes made on another device were merged into the form. */
    mergedElsewhere,
    onTyped: () => scheduleStore(),
    /** Stores the draft at once. Returns whether changes made on another device were merged into the form. */
    storeDraft: storeNow,
    /** Returns whether the draft has changes that are not stored. */
    isPending,
    /** Value of `modified_at` for the next save. */
    modifiedAt: () => serverVersion.current.modifiedAt,
  };
}

interface DraftHandlers {
  storeNow: () => Promise<boolean>;
  fetchServerDraft: () => Promise<void>;
  scheduleStore: () => void;
  cancelStore: () => void;
}

/** Stores the draft when the page is hidden, and fetches the server's draft when the page is shown again. */
function useDraftTriggers(handlers: DraftHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') void latest.current.storeNow();
      // A failed fetch leaves the form as it is. If the server stays unreachable, the next attempt to store the draft
      // shows it.
      else void latest.current.fetchServerDraft().catch(() => {});
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    // Stores the draft that the form opened with, because it may have been restored from this browser and be unknown to
    // the server.
    latest.current.scheduleStore();
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      latest.current.cancelStore();
    };
  }, []);
}
