import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useDataGrid } from '@refinedev/mui';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { resources } from '../../../resources';
import type { RelatedList, ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import { ListPager } from '../list/ListPager';
import { rowPathOf, selectedRowPaths, orderColumnOf } from '../list/query';
import { definedFieldAt } from '../list/state';
import { recordPagePath } from '../record/recordUrls';
import { useAllowedActions } from '../record/useAllowedActions';
import { useWords, type Words } from '../words';
import { RelatedSection } from './RelatedSection';
import { RetryAlert } from '../../ui/RetryAlert';

interface Props {
  /** Name of the shown record's resource. */
  host: string;
  words: Words;
  /** Id of the shown record. */
  id: string;
  related: RelatedList;
}

/** Renders the records of another resource that belong to this one, if the user may list them. */
export function RelatedRecords(props: Props) {
  const definition = resources.find(({ name }) => name === props.related.resource);
  return (
    definition && (
      <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
        <RecordsOf {...props} other={definition} />
      </Suspense>
    )
  );
}

function RecordsOf({ host, words: { t }, id, related, other }: Props & { other: ResourceDefinition }) {
  const words = useWords(other);
  const mayList = useAllowedActions(other)('list') === true;
  const { sort } = other.list;
  const order = orderColumnOf(other, sort.field) ?? sort.field;
  const conditions = Object.entries({ ...related.where, [related.by]: id });
  // The page is stored in the component, because the URL belongs to the record and not to this list.
  const grid = useDataGrid({
    resource: other.name,
    syncWithLocation: false,
    pagination: { pageSize: 10 },
    sorters: { permanent: [{ field: order, order: sort.direction === 'DESC' ? 'desc' : 'asc' }] },
    filters: { permanent: conditions.map(([field, value]) => ({ field, operator: 'eq', value })) },
    meta: { fields: selectedRowPaths(related.columns, other) },
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { enabled: mayList, placeholderData: keepPreviousData },
  });
  const { tableQuery: query, result, pageSize } = grid;
  if (!mayList) return null;
  if (query.isPending) return <Skeleton variant="rounded" height={160} />;
  const textOf = (key: string) => t([`${host}:related.${other.name}.${key}`, `${other.name}:beside.${key}`]);
  const total = result.total ?? 0;
  return (
    <RelatedSection
      name={other.name}
      title={textOf('title')}
      empty={query.error ? '' : textOf('empty')}
      columns={related.columns.map((path) => ({
        path: rowPathOf(other, path),
        field: definedFieldAt(other, path),
        label: words.label(path),
        context: words.fieldContext(path),
      }))}
      rows={result.data}
      renderFirst={other.listOnly ? undefined : (row, text) => <Title {...{ row, text, other }} />}
    >
      {query.error && <RetryAlert error={query.error} onRetry={() => void query.refetch()} />}
      {total > pageSize && (
        <Box sx={{ display: 'flex', justifyContent: 'end', mt: 1 }}>
          <ListPager
            compact
            words={words}
            state={{ page: grid.currentPage, size: pageSize }}
            change={({ page = 1, size = pageSize }) => {
              grid.setPageSize(size);
              grid.setCurrentPage(page);
            }}
            total={{ count: total, hasMore: false }}
          />
        </Box>
      )}
    </RelatedSection>
  );
}

function Title({ row, text, other }: { row: unknown; text: string; other: ResourceDefinition }) {
  const id = String(valueAt(row, 'id'));
  return (
    <Link component={RouterLink} to={recordPagePath(other, id)} color="inherit" sx={{ fontWeight: 600 }}>
      {text || id}
    </Link>
  );
}
