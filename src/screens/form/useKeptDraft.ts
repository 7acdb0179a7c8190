import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../../../providers/graphqlResponse';
import { removeStoredDraft, storeDraft, readStoredDraft } from '../../ui/draftStorage';
import { useAppServices } from '../../ui/appServices';
import type { LoadedRecord } from '../record/asked';
import type { Drafts } from './drafts';

/** A stored draft: the unsaved input of a form. */
export interface Kept {
  /** The record that the user was editing, with its `modified_at`; absent for a new record. */
  record?: LoadedRecord;
  drafts: Drafts;
}

/**
 * Stores and restores the unsaved input of a form. It is stored when the form disappears against the user's will,
 * because the session expired or the page reloaded. A draft belongs to one user and one URL, and is deleted from
 * storage when it is restored.
 *
 * @param form identifies the form among those of the same URL
 * @param record the record to edit, as it is on the server now
 */
export function useKeptDraft(form: string, record: LoadedRecord | undefined) {
  const { session } = useAppServices().connection;
  const { pathname, search } = useLocation();
  // User and URL of the time when the form was opened, because another user may be signed in when it disappears.
  const [{ user, place }] = useState(() => ({
    user: session.get()?.user.id ?? '',
    place: `${pathname}${search} ${form}`,
  }));
  const [kept, setKept] = useState(() => keptIn(readStoredDraft(user, place), record));
  useEffect(() => removeStoredDraft(user, place), [user, place]);
  return {
    kept,
    keep: (content: Kept) => storeDraft(user, place, content),
    /** Deletes the stored draft, after the form was saved or its changes were discarded. */
    forget: () => removeStoredDraft(user, place),
    /** Discards the restored draft. */
    discard: () => setKept(undefined),
  };
}

function keptIn(content: unknown, now: LoadedRecord | undefined): Kept | undefined {
  if (!isRecord(content) || !isRecord(content.drafts)) return undefined;
  const { drafts, record } = content;
  if (!now) return { drafts };
  return isRecord(record) && record.id === now.id ? { drafts, record: { ...record, id: now.id } } : undefined;
}
