import { keys, useDataProvider } from '@refinedev/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { ListQuery } from '../query';
import type { ListRow } from '../useList';
import { maxCalendarPages, calendarPageSize } from './calendarQuery';

/**
 * Fetches the rows with a date range in the calendar's days, at most `maxCalendarPages` pages of them, and their total
 * number.
 */
export function useCalendar(definition: ResourceDefinition, listQuery: ListQuery) {
  const { getList } = useDataProvider()();
  const { filters, sorters, fields, trashed } = listQuery;
  const fetchPage = async (currentPage: number) =>
    getList<ListRow>({
      resource: definition.name,
      pagination: { currentPage, pageSize: calendarPageSize, mode: 'server' },
      filters,
      sorters,
      meta: { fields, trashed },
    });
  return useQuery({
    queryKey: keys()
      .data('default')
      .resource(definition.name)
      .action('list')
      .params({ ...listQuery, calendar: true })
      .get(),
    queryFn: async () => {
      const { data, total } = await fetchPage(1);
      const furtherPages = Math.min(maxCalendarPages, Math.ceil(total / calendarPageSize)) - 1;
      const pages = await Promise.all(
        Array.from({ length: Math.max(0, furtherPages) }, async (_, index) => fetchPage(index + 2)),
      );
      return { rows: [...data, ...pages.flatMap((each) => each.data)], total };
    },
    placeholderData: keepPreviousData,
  });
}
