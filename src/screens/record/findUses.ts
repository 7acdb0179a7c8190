import type { DataProvider } from '@refinedev/core';
import type { ResourceDefinition } from '../../../resources/definition';
import type { ReferencingList } from '../../../resources/operation-checks';
import { valueAt } from '../../fields/paths';

/** The records of one list that refer to a record. */
export interface RecordUse {
  list: ReferencingList['list'];
  count: number;
  /** Titles of the first five records. */
  names: readonly string[];
}

/** Number of records whose titles are fetched. */
const maxNames = 5;

function nameOf(record: unknown, title: string): string {
  const name = valueAt(record, title);
  return typeof name === 'string' ? name : '';
}

/**
 * Fetches the records that prevent a deletion, from the lists that the user may read. The server checks again before
 * deleting.
 */
export async function findUses(
  provider: DataProvider,
  { usedBy = [] }: ResourceDefinition,
  id: string,
): Promise<readonly RecordUse[]> {
  const uses = await Promise.all(
    usedBy.map(async ({ list, where, title }): Promise<RecordUse> => {
      try {
        const { data, total } = await provider.getList({
          resource: list,
          pagination: { currentPage: 1, pageSize: maxNames },
          filters: [{ field: where, operator: 'eq', value: id }],
          meta: { fields: ['id', title] },
        });
        return { list, count: total, names: data.map((record) => nameOf(record, title)) };
      } catch {
        return { list, count: 0, names: [] };
      }
    }),
  );
  return uses.filter(({ count }) => count > 0);
}
