import { keys, useDataProvider } from '@refinedev/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { ListQuery } from '../query';
import type { Row } from '../useList';
import { mostPages, rowsAtOnce } from './calendarQuery';

/** Fetches the rows of a calendar's days, up to the limit of pages, and their total. */
export function useCalendar(definition: ResourceDefinition, asked: ListQuery) {
  const { getList } = useDataProvider()();
  const { filters, sorters, fields, trashed } = asked;
  const page = async (currentPage: number) =>
    getList<Row>({
      resource: definition.name,
      pagination: { currentPage, pageSize: rowsAtOnce, mode: 'server' },
      filters,
      sorters,
      meta: { fields, trashed },
    });
  return useQuery({
    queryKey: keys()
      .data('default')
      .resource(definition.name)
      .action('list')
      .params({ ...asked, calendar: true })
      .get(),
    queryFn: async () => {
      const { data, total } = await page(1);
      const further = Math.min(mostPages, Math.ceil(total / rowsAtOnce)) - 1;
      const pages = await Promise.all(
        Array.from({ length: Math.max(0, further) }, async (_, index) => page(index + 2)),
      );
      return { rows: [...data, ...pages.flatMap((each) => each.data)], total };
    },
    placeholderData: keepPreviousData,
  });
}
