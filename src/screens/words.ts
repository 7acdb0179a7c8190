import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../resources/definition';
import type { Place } from '../fields/kind';

/** The words of a resource and of the engine, in the reader's language. */
export interface Words {
  language: string;
  /** Any word, with its area: `engine:list.search`. */
  t: TFunction;
  /** A word of the resource: `title`, `actions.activate.done`. */
  of: (key: string, payload?: Readonly<Record<string, unknown>>) => string;
  /** Name of a field. */
  label: (path: string) => string;
  /** What a field's kind needs to know to show it. */
  place: (path: string) => Place;
}

/** Waits, by suspending, until the words are loaded. */
export function useWords({ name }: ResourceDefinition): Words {
  const { t, i18n } = useTranslation([name, 'engine', 'app']);
  const { language } = i18n;
  return useMemo(
    () => ({
      language,
      t,
      of: (key, payload) => t(`${name}:${key}`, { ...payload }),
      label: (path) => t(`${name}:fields.${path}`),
      place: (path) => ({ resource: name, path, language, t }),
    }),
    [t, name, language],
  );
}
