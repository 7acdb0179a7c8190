import type { DataProvider } from '@refinedev/core';
import type { ChosenRecord, FieldOf } from '../../../fields/kind';
import { textAt } from '../../../fields/paths';
import type { FoundRecord } from '../../../fields/useRecordTitles';

/** Records that are compared with a title: those whose title begins with it. */
const pageSize = 100;

/**
 * Finds the record with a title among those that a relation offers, whatever the case of its letters. Returns undefined
 * when there is none, or several.
 *
 * @param parent id of the record in the field on which the relation depends
 */
export async function findTitledRecord(
  { getList }: Pick<DataProvider, 'getList'>,
  { from, title: column, only = {}, dependsOn }: FieldOf<'one'>,
  title: string,
  parent: string | undefined,
): Promise<ChosenRecord | undefined> {
  const equal = Object.entries({ ...only, ...(dependsOn && parent !== undefined && { [dependsOn.column]: parent }) });
  const { data } = await getList<FoundRecord>({
    resource: from,
    pagination: { currentPage: 1, pageSize, mode: 'server' },
    filters: [
      { field: column, operator: 'startswith', value: title },
      ...equal.map(([field, value]) => ({ field, operator: 'eq' as const, value })),
    ],
    meta: { fields: ['id', column], total: false },
  });
  const found = data.filter((record) => textAt(record, column).toLowerCase() === title.toLowerCase());
  const [first, ...others] = found;
  return first && others.length === 0 ? { id: first.id, title: textAt(first, column) } : undefined;
}
