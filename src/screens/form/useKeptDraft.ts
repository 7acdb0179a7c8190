import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../../../providers/graphqlResponse';
import { removeStoredDraft, storeDraft, readStoredDraft } from '../../ui/draftStorage';
import { useAppServices } from '../../ui/appServices';
import type { LoadedRecord } from '../record/asked';
import type { Drafts } from './drafts';

/** A form as it was left. */
export interface Kept {
  /** The record that it was typed against, with its `modified_at`; absent for a new one. */
  record?: LoadedRecord;
  drafts: Drafts;
}

/**
 * What somebody had typed into a form when it went without their doing: their session was over, or the page was loaded
 * anew. It is theirs alone, and of this address; taken up again, it is kept no longer.
 *
 * @param form tells the forms of an address apart
 * @param record the record to edit, as it is now
 */
export function useKeptDraft(form: string, record: LoadedRecord | undefined) {
  const { session } = useAppServices().connection;
  const { pathname, search } = useLocation();
  // As it was when the form was opened: another person may be signed in when it goes.
  const [{ user, place }] = useState(() => ({
    user: session.get()?.user.id ?? '',
    place: `${pathname}${search} ${form}`,
  }));
  const [kept, setKept] = useState(() => keptIn(readStoredDraft(user, place), record));
  useEffect(() => removeStoredDraft(user, place), [user, place]);
  return {
    kept,
    keep: (content: Kept) => storeDraft(user, place, content),
    /** After it was saved or given up. */
    forget: () => removeStoredDraft(user, place),
    /** Gives up what was taken up again. */
    discard: () => setKept(undefined),
  };
}

function keptIn(content: unknown, now: LoadedRecord | undefined): Kept | undefined {
  if (!isRecord(content) || !isRecord(content.drafts)) return undefined;
  const { drafts, record } = content;
  if (!now) return { drafts };
  return isRecord(record) && record.id === now.id ? { drafts, record: { ...record, id: now.id } } : undefined;
}
