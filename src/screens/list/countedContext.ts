import { createContext } from 'react';
import type { ListState } from './state';

/** What a list shows, as far as the counts of its presets depend on it. */
export type Counted = Pick<ListState, 'search' | 'trashed' | 'groups' | 'conditions'>;

/** What the list shows whose presets are counted. */
export const CountedContext = createContext<Counted | null>(null);
