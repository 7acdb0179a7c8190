import type { BackendModule, ResourceKey } from 'i18next';
import { loadCode } from '../loadCode';
import { defaultLanguage } from './language';

/** Functions that load the locale files, by path. The server's texts are in a subfolder and not included. */
const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', { import: 'default' });

/**
 * Returns a function that loads a namespace in a language, or in English when the language has no file for it. The
 * function rejects for an unknown namespace, which is a programming error. It repeats a failed load, because i18next
 * would show the keys of texts that are missing.
 */
export function createNamespaceLoader(from: typeof files) {
  const fileOf = (language: string, area: string) => from[`../../locales/${language}/${area}.json`];
  return async (language: string, area: string): Promise<ResourceKey> => {
    const file = fileOf(language, area) ?? fileOf(defaultLanguage, area);
    if (!file) throw new Error(`There are no words for the area "${area}".`);
    return loadCode(file);
  };
}

/** Loads a namespace in a language. */
export const loadNamespaceFile = createNamespaceLoader(files);

/** Loads a namespace's file ahead. A failure is not reported: the texts are loaded again when a page needs them. */
export const prefetchNamespaceFile = (language: string, area: string) =>
  files[`../../locales/${language}/${area}.json`]?.().catch(() => {});

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
