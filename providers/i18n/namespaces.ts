import type { BackendModule, ResourceKey } from 'i18next';
import { defaultLanguage } from './language';

/** The locale files by path, not loaded yet. The server's texts are in a subfolder and not among them. */
const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', { import: 'default' });

/**
 * Returns a function that loads a namespace in a language, or in English when that language has no file for it. It
 * rejects for an unknown namespace, which is a programming error.
 */
export function createNamespaceLoader(from: typeof files) {
  const fileOf = (language: string, area: string) => from[`../../locales/${language}/${area}.json`];
  return async (language: string, area: string): Promise<ResourceKey> => {
    const file = fileOf(language, area) ?? fileOf(defaultLanguage, area);
    if (!file) throw new Error(`There are no words for the area "${area}".`);
    return file();
  };
}

/** Loads a namespace in a language. */
export const loadNamespaceFile = createNamespaceLoader(files);

/** i18next's backend: loads the locale files. */
export const localeBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, area, done) => {
    loadNamespaceFile(language, area).then(
      (words) => done(null, words),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    );
  },
};
