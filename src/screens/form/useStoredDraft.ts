import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../../../providers/graphqlResponse';
import { removeStoredDraft, storeDraft, readStoredDraft } from '../../ui/draftStorage';
import { useAppServices } from '../../ui/appServices';
import type { LoadedRecord } from '../record/loadedRecord';
import type { FormDrafts } from './drafts';

/** The unsaved input of a form, as it is stored in the browser. */
interface StoredDraft {
  /** The record that the user was editing, with its `modified_at`; absent for a new record. */
  record?: LoadedRecord;
  drafts: FormDrafts;
}

/**
 * Stores and restores the unsaved input of a form. The caller stores it when the session expires or the page reloads
 * while the user is editing. A draft belongs to one user and one URL, and is deleted from storage when it is restored.
 *
 * @param form identifies the form among those of the same URL
 * @param record the record to edit, as it is on the server now
 */
export function useStoredDraft(form: string, record: LoadedRecord | undefined) {
  const { session } = useAppServices().connection;
  const { pathname, search } = useLocation();
  // The user and the URL when the form was opened. Another user may be signed in when the draft is stored.
  const [{ user, place: url }] = useState(() => ({
    user: session.get()?.user.id ?? '',
    place: `${pathname}${search} ${form}`,
  }));
  const [storedDraft, setStoredDraft] = useState(() => parseStoredDraft(readStoredDraft(user, url), record));
  useEffect(() => removeStoredDraft(user, url), [user, url]);
  return {
    storedDraft,
    store: (content: StoredDraft) => storeDraft(user, url, content),
    /** Deletes the stored draft. Called after the form was saved or its changes were discarded. */
    remove: () => removeStoredDraft(user, url),
    /** Discards the restored draft. */
    discard: () => setStoredDraft(undefined),
  };
}

function parseStoredDraft(content: unknown, now: LoadedRecord | undefined): StoredDraft | undefined {
  if (!isRecord(content) || !isRecord(content.drafts)) return undefined;
  const { drafts, record } = content;
  if (!now) return { drafts };
  return isRecord(record) && record.id === now.id ? { drafts, record: { ...record, id: now.id } } : undefined;
}
