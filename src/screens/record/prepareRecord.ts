import { createContext } from 'react';

/** What is known of a record when its page is rendered: what a list shows of it, or all. */
export type RecordState = 'listed' | 'loaded';

/**
 * Renders the page of a record hidden, before the user opens it from the list: again once the record is loaded. Around a
 * list that is not a page of its own, it does nothing.
 */
export const PrepareRecordContext = createContext<(id: string, state: RecordState) => void>(() => {});
