import type { ThemeOptions } from '@mui/material/styles';
import type { Language } from '../../resources/contract.generated';

/** The words that MUI's parts say by themselves. */
export type ComponentTexts = NonNullable<ThemeOptions['components']>;

/** Texts by language, each loaded when it is needed. A language without a file has MUI's own, which are English. */
const files = import.meta.glob<ComponentTexts>('./componentTexts/*.ts', { import: 'texts' });

const loaded = new Map<Language, ComponentTexts>();

/** Returns the words of MUI's parts in a language, once they are loaded; before that, the English ones. */
export const componentTexts = (language: Language): ComponentTexts => loaded.get(language) ?? {};

/** Loads them; at once when they are there. */
export async function loadComponentTexts(language: Language): Promise<void> {
  const load = files[`./componentTexts/${language}.ts`];
  if (load && !loaded.has(language)) loaded.set(language, await load());
}
