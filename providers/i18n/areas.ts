import type { BackendModule, ResourceKey } from 'i18next';
import { defaultLanguage } from './language';

/**
 * Every file of words by its path, none of them loaded: a page loads its own areas, in its own language. The server's
 * texts lie in a folder below and are not among them.
 */
const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', { import: 'default' });

/**
 * Returns a function that loads the words of an area in a language; an area with no file in that language reuses the
 * English one. It rejects for an area that no language has: that is a mistake in the program.
 */
export function wordLoader(from: typeof files) {
  const fileOf = (language: string, area: string) => from[`../../locales/${language}/${area}.json`];
  return async (language: string, area: string): Promise<ResourceKey> => {
    const file = fileOf(language, area) ?? fileOf(defaultLanguage, area);
    if (!file) throw new Error(`There are no words for the area "${area}".`);
    return file();
  };
}

/** Loads the words of an area in a language. */
export const loadWords = wordLoader(files);

/** Gives i18next its words, area by area. */
export const wordFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, area, done) => {
    loadWords(language, area).then(
      (words) => done(null, words),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    );
  },
};
