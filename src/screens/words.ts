import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../resources/definition';
import { kindOf } from '../fields';
import type { Place } from '../fields/kind';
import { valueAt } from '../fields/paths';
import { useSession } from '../ui/appServices';

/** Texts of a resource, in the reader's language. */
export interface Words {
  language: string;
  /** Translates any key: `engine:list.search`. */
  t: TFunction;
  /** Translates a key of the resource: `title`, `actions.activate.done`. */
  of: (key: string, payload?: Readonly<Record<string, unknown>>) => string;
  /** Returns a field's label. */
  label: (path: string) => string;
  /** Returns a record's title, or an empty text. `column` is its path in a row of a list. */
  titleOf: (record: unknown, column?: string) => string;
  /** Returns the context of a field for its kind. */
  place: (path: string) => Place;
}

/** Returns a resource's texts. Suspends until they are loaded. */
export function useWords(definition: ResourceDefinition): Words {
  const { name } = definition;
  const { t, i18n } = useTranslation([name, 'engine', 'app']);
  const { language } = i18n;
  const dates = useSession()?.user.date_format;
  return useMemo(() => {
    const place = (path: string): Place => ({ resource: name, path, language, dates, t });
    return {
      language,
      t,
      of: (key, payload) => t(`${name}:${key}`, { ...payload }),
      label: (path) => t(`${name}:fields.${path}`),
      titleOf: (record, column = definition.title) => {
        const value = valueAt(record, column);
        const field = definition.fields[definition.title];
        if (field) return kindOf(field).text(value, field, place(definition.title));
        return typeof value === 'string' ? value : '';
      },
      place,
    };
  }, [t, definition, name, language, dates]);
}
