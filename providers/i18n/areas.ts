import type { BackendModule, ResourceKey } from 'i18next';

/** Every file of words by its path, none of them loaded: a page loads its own areas, in its own language. */
const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', { import: 'default' });

const fileOf = (language: string, area: string) => files[`../../locales/${language}/${area}.json`];

/**
 * The words of an area in a language; an area with no file in that language reuses the English one.
 * Rejects for an area that no language has: that is a mistake in the program.
 */
export async function loadWords(language: string, area: string): Promise<ResourceKey> {
  const file = fileOf(language, area) ?? fileOf('en', area);
  if (!file) throw new Error(`There are no words for the area "${area}".`);
  return file();
}

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
