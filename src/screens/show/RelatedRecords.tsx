import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useDataGrid } from '@refinedev/mui';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { resources } from '../../../resources';
import type { ResourceDefinition } from '../../../resources/definition';
import type { RelatedList } from '../../../resources/related';
import { valueAt } from '../../fields/paths';
import { ListPager } from '../list/ListPager';
import { rowPathOf, selectedRowPaths, orderColumnOf } from '../list/query';
import { definedFieldAt } from '../list/state';
import { recordPagePath } from '../record/recordUrls';
import { useAllowedActions } from '../record/useAllowedActions';
import { useWords, type Words } from '../words';
import { RelatedFacets } from './RelatedFacets';
import { RelatedSection } from './RelatedSection';
import { RetryAlert } from '../../ui/RetryAlert';

interface Props {
  /** Name of the shown record's resource. */
  host: string;
  words: Words;
  /** Id of the shown record. */
  id: string;
  related: RelatedList;
  /** Returns the shown record's value at a path. */
  valueOf: (path: string) => unknown;
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

function RecordsOf({ host, words: { t }, id, related, other, valueOf }: Props & { other: ResourceDefinition }) {
  const [facet, setFacet] = useState<string>();
  const words = useWords(other);
  const mayList = useAllowedActions(other)('list') === true;
  const { sort } = other.list;
  const order = orderColumnOf(other, sort.field) ?? sort.field;
  const { facets, linksTo } = related;
  const conditions = Object.entries({
    ...related.where,
    [related.by]: id,
    ...(facets && facet !== undefined && { [facets.column]: facet }),
  });
  // The page is stored in the component, because the URL belongs to the record and not to this list.
  const grid = useDataGrid({
    resource: other.name,
    syncWithLocation: false,
    pagination: { pageSize: 10 },
    sorters: { permanent: [{ field: order, order: sort.direction === 'DESC' ? 'desc' : 'asc' }] },
    filters: { permanent: conditions.map(([field, value]) => ({ field, operator: 'eq', value })) },
    meta: { fields: [...selectedRowPaths(related.columns, other), ...(linksTo ? [linksTo.id] : [])] },
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
      renderFirst={
        linksTo
          ? (row, text) => <LinkedTitle {...{ row, text, linksTo, valueOf }} />
          : other.listOnly
            ? undefined
            : (row, text) => <Title {...{ row, text, other }} />
      }
      above={
        facets && (
          <RelatedFacets {...{ t, facets }} counts={valueOf(facets.counts)} chosen={facet} onChoose={setFacet} />
        )
      }
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

/** Renders a row's title, which links to the record that the row is about, if there is one that the user may open. */
function LinkedTitle({
  row,
  text,
  linksTo,
  valueOf,
}: {
  row: unknown;
  text: string;
  linksTo: NonNullable<RelatedList['linksTo']>;
  valueOf: Props['valueOf'];
}) {
  const id = valueAt(row, linksTo.id);
  const linked = resources.find(({ name }) => name === valueOf(linksTo.resource));
  if (typeof id !== 'string' || !linked || linked.listOnly) return text;
  return <Title row={{ id }} text={text} other={linked} />;
}

function Title({ row, text, other }: { row: unknown; text: string; other: ResourceDefinition }) {
  const id = String(valueAt(row, 'id'));
  return (
    <Link component={RouterLink} to={recordPagePath(other, id)} color="inherit" sx={{ fontWeight: 600 }}>
      {text || id}
    </Link>
  );
}
