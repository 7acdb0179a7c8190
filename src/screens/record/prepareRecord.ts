import { createContext } from 'react';

/**
 * Renders the page of a record hidden, before the user opens it from the list. Around a list that is not a page of its
 * own, it does nothing.
 */
export const PrepareRecordContext = createContext<(id: string) => void>(() => {});
