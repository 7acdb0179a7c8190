import type { ThemeOptions } from '@mui/material/styles';
import { loadCode } from '../../providers/loadCode';
import type { Language } from '../../resources/languages';

/** Built-in texts of MUI's components, as theme options. */
export type ComponentTexts = NonNullable<ThemeOptions['components']>;

/** Functions that load the texts of a language. A language without a file uses MUI's own texts, which are English. */
const files = import.meta.glob<ComponentTexts>('./componentTexts/*.ts', { import: 'muiComponentTexts' });

const loaded = new Map<Language, ComponentTexts>();

const ownTexts: ComponentTexts = {};

/**
 * Returns the texts of MUI's components in a language, the same object at each call; before they are loaded, an empty
 * object, which means English.
 */
export const componentTexts = (language: Language): ComponentTexts => loaded.get(language) ?? ownTexts;

/** Loads the texts of a language, unless they are already loaded. */
export async function loadComponentTexts(language: Language): Promise<void> {
  const load = files[`./componentTexts/${language}.ts`];
  if (load && !loaded.has(language)) loaded.set(language, await loadCode(load));
}
