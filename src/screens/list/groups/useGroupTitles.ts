import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { Field } from '../../../../resources/fields';
import { fieldKindOf } from '../../../fields';
import { type LookupField, useRecordTitles } from '../../../fields/useRecordTitles';
import type { Words } from '../../words';
import { definedFieldAt } from '../state';
import type { RowGroup } from './group';

const isLookup = (field: Field): field is LookupField => field.type === 'one' || field.type === 'many';

/** The field whose titles are asked for none, so that other fields fetch nothing. */
const noLookup: LookupField = { type: 'one', from: 'users', title: 'id' };

/** Returns a function that tells the title of a group: the text of its value, or the title of the related record. */
export function useGroupTitles(
  definition: ResourceDefinition,
  words: Words,
  path: string,
  groups: readonly RowGroup[],
): (group: RowGroup) => string {
  const { t } = useTranslation('grouping');
  const field = definedFieldAt(definition, path);
  const ids = useMemo(
    () => (isLookup(field) ? groups.filter(({ value }) => value !== null).map(({ id }) => id) : []),
    [field, groups],
  );
  const records = useRecordTitles(isLookup(field) ? field : noLookup, ids);
  const titles = useMemo(() => new Map(records.map(({ id, title }) => [id, title])), [records]);
  return ({ id, value }) => {
    if (value === null) return t('empty');
    if (isLookup(field)) return titles.get(id) ?? '…';
    return fieldKindOf(field).text(value, field, words.fieldContext(path)) || id;
  };
}
