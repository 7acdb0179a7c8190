import type { ThemeOptions } from '@mui/material/styles';
import type { Language } from '../../resources/contract.generated';

/** The words that MUI's parts say by themselves. */
export type ComponentTexts = NonNullable<ThemeOptions['components']>;

const loaded = new Map<Language, ComponentTexts>([['en', {}]]);

/** The words of MUI's parts in a language, once they are loaded; before that, the English ones. */
export const componentTexts = (language: Language): ComponentTexts => loaded.get(language) ?? {};

/** Loads them, and makes dates speak the language too; at once when they are there. */
export async function loadComponentTexts(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  switch (language) {
    case 'pl':
      loaded.set(language, (await import('./componentTexts.pl')).texts);
      return;
    case 'en':
  }
}
