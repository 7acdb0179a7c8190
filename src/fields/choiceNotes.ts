import { createContext } from 'react';
import type { QueryName } from '../../resources/fields';
import type { ChoiceNote } from '../ui/ChoiceBox';

/**
 * A function that returns the note beside a record in a choice, by list query and id; undefined without a note. A page
 * provides the function to its forms.
 */
export const ChoiceNotesContext = createContext<(from: QueryName, id: string) => ChoiceNote | undefined>(
  () => undefined,
);
