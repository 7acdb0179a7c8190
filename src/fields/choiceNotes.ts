import { createContext } from 'react';
import type { QueryName } from '../../resources/fields';
import type { ChoiceNote } from '../ui/ChoiceBox';

/**
 * Context with a function that returns the warning to show at an option, given the list query that the option comes from
 * and its id; undefined without a warning. A page provides the function to its forms.
 */
export const ChoiceNotesContext = createContext<(from: QueryName, id: string) => ChoiceNote | undefined>(
  () => undefined,
);
