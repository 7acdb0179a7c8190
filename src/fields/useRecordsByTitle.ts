import { useDataProvider } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ChosenRecord } from './kind';
import { nameTranslations, translateServerName } from './names';
import { chosenRecordOf, type FoundRecord, type LookupField } from './useRecordTitles';

/** Returns a function that finds the records of a relation by their titles, such as a pasted column of plates. */
export function useRecordsByTitle(field: LookupField): (titles: readonly string[]) => Promise<readonly ChosenRecord[]> {
  const { t } = useTranslation();
  const provider = useDataProvider()();
  const names = field.type === 'many' ? field.names : undefined;
  return async (titles) => {
    const stored = names
      ? nameTranslations(names, t)
          .filter(([, translation]) => titles.includes(translation))
          .map(([name]) => name)
      : [];
    const { data } = await provider.getList<FoundRecord>({
      resource: field.from,
      pagination: { mode: 'off' },
      filters: [{ field: field.title, operator: 'in', value: [...titles, ...stored] }],
      meta: { fields: ['id', field.title], total: false },
    });
    return data.map((record) => chosenRecordOf(record, field.title, (title) => translateServerName(title, names, t)));
  };
}
