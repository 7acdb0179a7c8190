import { createContext } from 'react';
import type { QueryName } from '../../resources/fields';
import type { ChoiceNote } from '../ui/ChoiceBox';

/**
 * Notes to show beside records in a choice, by list and id; most records have none. A page provides them to its
 * forms.
 */
export const ChoiceNotesContext = createContext<(from: QueryName, id: string) => ChoiceNote | undefined>(
  () => undefined,
);
