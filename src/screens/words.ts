import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../resources/definition';
import { fieldKindOf } from '../fields';
import type { FieldContext } from '../fields/kind';
import { valueAt } from '../fields/paths';
import { useTimeZone } from '../fields/useTimeZone';
import { useSession } from '../ui/appServices';

/** The texts of a resource in the user's language. */
export interface Words {
  language: string;
  /** Time zone of the company. */
  timeZone: string;
  /** Translates any key with its namespace, such as `engine:list.search`. */
  t: TFunction;
  /** Translates a key in the resource's namespace, such as `title` or `actions.activate.done`. */
  of: (key: string, payload?: Readonly<Record<string, unknown>>) => string;
  /** Returns a field's label. */
  label: (path: string) => string;
  /** Returns a field's label in menus of filters. It differs from `label` if another filter has the same label. */
  filterLabel: (path: string) => string;
  /** Returns a record's title; an empty text when it has none. `column` is the path of the title in a row of a list. */
  titleOf: (record: unknown, column?: string) => string;
  /** Returns the context that a field's kind needs to show its value. */
  fieldContext: (path: string) => FieldContext;
}

/** Returns a resource's texts. Suspends until the texts are loaded. */
export function useWords(definition: ResourceDefinition): Words {
  const { name } = definition;
  const { t, i18n } = useTranslation([name, 'engine', 'app']);
  const { language } = i18n;
  const dates = useSession()?.user.date_format;
  const timeZone = useTimeZone();
  return useMemo(() => {
    const fieldContext = (path: string): FieldContext => ({ resource: name, path, language, dates, timeZone, t });
    return {
      language,
      timeZone,
      t,
      of: (key, payload) => t(`${name}:${key}`, { ...payload }),
      label: (path) => t(`${name}:fields.${path}`),
      filterLabel: (path) => t([`${name}:filterLabels.${path}`, `${name}:fields.${path}`]),
      titleOf: (record, column = definition.title) => {
        const value = valueAt(record, column);
        const field = definition.fields[definition.title];
        if (field) return fieldKindOf(field).text(value, field, fieldContext(definition.title));
        return typeof value === 'string' ? value : '';
      },
      fieldContext,
    };
  }, [t, definition, name, language, dates, timeZone]);
}
