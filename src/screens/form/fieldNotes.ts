import { createContext } from 'react';

/** What a page says of a field before the form is saved. `isProblem`: the form cannot be saved like this. */
export interface FieldNote {
  text: string;
  isProblem: boolean;
}

/** Context with a function that returns the note of the field at a path. A page provides it around its form. */
export const FieldNotesContext = createContext<(path: string) => FieldNote | undefined>(() => undefined);
