import { createContext } from 'react';
import type { QueryName } from '../../resources/fields';
import type { ChoiceNote } from '../ui/ChoiceBox';

/**
 * What is to be told of records where one chooses among them, by the list that they come from and their id: nothing of
 * most. A page gives it to the forms within it.
 */
export const ChoiceNotes = createContext<(from: QueryName, id: string) => ChoiceNote | undefined>(() => undefined);
