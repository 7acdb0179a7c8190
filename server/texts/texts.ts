import { createInstance, type Resource, type ResourceKey } from 'i18next';
import type { Language } from '../contract.generated';
import type { TextKey } from './keys';
import { defaultLanguage, type LanguageSettings, languageSettings } from './languages';

/** Values to insert into a text; `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The server's texts in one language. */
export interface Texts {
  language: string;
  settings: LanguageSettings;
  /** Returns a text with the values inserted. */
  t(key: TextKey, values?: TextValues): string;
  /** Returns the text of the first key that exists, or of `otherwise`. Keys may contain error codes of Stripe. */
  find(keys: readonly string[], otherwise: TextKey): string;
}

/**
 * Returns a function that returns the texts of a language. Missing texts are taken from the default language.
 *
 * @param files contents of the text files, by path; paths end in `<language>/server/<file>.json`
 */
export function createTexts<Code extends string>(
  files: Readonly<Record<string, ResourceKey>>,
  settings: Readonly<Record<Code, LanguageSettings>>,
): (language: Code) => Texts {
  const i18n = createInstance();
  void i18n.init({
    resources: resourcesOf(files),
    fallbackLng: defaultLanguage,
    initAsync: false,
    // Texts are escaped where they are inserted into HTML.
    interpolation: { escapeValue: false },
  });
  return (language) => {
    const translate = i18n.getFixedT(language);
    return {
      language,
      settings: settings[language],
      t: (key, values = {}) => translate(key, values),
      find: (keys, otherwise) => translate([...keys, otherwise]),
    };
  };
}

function resourcesOf(files: Readonly<Record<string, ResourceKey>>): Resource {
  const resources: Resource = {};
  for (const [path, words] of Object.entries(files)) {
    const [, language = '', file = ''] = /([^/]+)\/server\/([^/]+)\.json$/.exec(path) ?? [];
    resources[language] = { ...resources[language], [file]: words };
  }
  return resources;
}

const files = import.meta.glob<ResourceKey>('../../locales/*/server/*.json', { import: 'default', eager: true });

/** Returns the server's texts in a language. */
export const textsInLanguage: (language: Language) => Texts = createTexts(files, languageSettings);
