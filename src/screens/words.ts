import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../resources/definition';
import { kindOf } from '../fields';
import type { Place } from '../fields/kind';
import { valueAt } from '../fields/paths';
import { useSession } from '../ui/appServices';

/** The words of a resource and of the engine, in the reader's language. */
export interface Words {
  language: string;
  /** Any word, with its area: `engine:list.search`. */
  t: TFunction;
  /** A word of the resource: `title`, `actions.activate.done`. */
  of: (key: string, payload?: Readonly<Record<string, unknown>>) => string;
  /** Name of a field. */
  label: (path: string) => string;
  /** What names a record, as one reads it; '' when nothing does. `column` is where a row of a list has it. */
  titleOf: (record: unknown, column?: string) => string;
  /** What a field's kind needs to know to show it. */
  place: (path: string) => Place;
}

/** Waits, by suspending, until the words are loaded. */
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
