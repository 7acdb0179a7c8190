import { useDataProvider } from '@refinedev/core';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { ListQuery } from '../query';
import type { ListRow } from '../useList';
import { boardColumnQueryKey } from './columnQuery';

/** A page of the cards of one board column. */
interface ColumnPage {
  data: ListRow[];
  total: number;
}

/** The pages of one board column's cards that the query cache contains. */
export type BoardColumnPages = InfiniteData<ColumnPage, number>;

/** Fetches the cards of a column page by page. The requests of all columns of a board share one POST. */
export function useBoardColumn(definition: ResourceDefinition, listQuery: ListQuery, enabled: boolean) {
  const { getList } = useDataProvider()();
  const { filters, sorters, fields, trashed, size } = listQuery;
  const query = useInfiniteQuery({
    queryKey: boardColumnQueryKey(definition, listQuery),
    enabled,
    initialPageParam: 1,
    queryFn: async ({ pageParam }): Promise<ColumnPage> => {
      const { data, total } = await getList<ListRow>({
        resource: definition.name,
        pagination: { currentPage: pageParam, pageSize: size, mode: 'server' },
        filters,
        sorters,
        meta: { fields, trashed },
      });
      return { data, total };
    },
    getNextPageParam: ({ total }, pages) => (size > 0 && pages.length * size < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  // A card that moved between pages during loading is listed once.
  const rows = [...new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row])).values()];
  return { query, rows, total: pages.at(-1)?.total };
}
