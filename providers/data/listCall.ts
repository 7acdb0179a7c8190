import type { CrudFilter, GetListParams, MetaQuery } from '@refinedev/core';
import { internalError } from '../errors';
import { type ApiCall, buildApiCall } from './call';
import type { ContractIndex, ListNames } from './contract';
import { whereArgumentOf } from './filters';
import { selectionOf } from './selection';
import type { DialectSyntax } from './dialect';

/** Largest page size that servers accept. */
export const maxPageSize = 100;

const defaultPageSize = 25;

/** The parameters of a list query. */
export interface ListCallParams extends Pick<GetListParams, 'filters' | 'sorters' | 'pagination' | 'meta'> {
  /**
   * What to return in addition to the rows. `total` costs a count in the database, `limitedTotal` a count to a limit where
   * the server has one, `hasMorePages` almost nothing.
   */
  info?: 'total' | 'limitedTotal' | 'hasMorePages';
}

/** Builds the call of a list query. A page of 0 rows is a call that only counts. */
export function buildListCall(
  contract: ContractIndex,
  syntax: DialectSyntax,
  list: ListNames,
  { filters = [], sorters = [], pagination, meta, info }: ListCallParams,
  defaultPaths: readonly string[],
): ApiCall {
  const order = sorters.map(({ field, order: direction }) => {
    const name = field.replaceAll('.', '__');
    if (!list.orderBy.has(name)) {
      throw internalError(`Unknown field: ${list.name} cannot be ordered by ${field}`);
    }
    return syntax.order(list.orderBy.get(name) ?? syntax.column(field), direction === 'desc' ? 'DESC' : 'ASC');
  });
  const args = {
    first: { type: 'Int', required: true, value: pagination?.pageSize ?? defaultPageSize },
    page: { type: 'Int', value: pagination?.currentPage },
    where: { type: list.whereType ?? syntax.whereType(list.name), value: whereArgumentOf(list, filters, syntax) },
    orderBy: {
      type: list.orderType ?? syntax.orderType(list.name),
      list: [true] as [true],
      value: order.length > 0 ? order : undefined,
    },
    trashed: { type: 'Trashed', value: trashedOf(list, meta) },
  };
  const isCount = pagination?.pageSize === 0;
  const rows = { data: selectionOf(contract, list.row, requestedFieldPaths(meta) ?? defaultPaths) };
  // Only list calls read the signal: reading it makes react-query abort the query when no component uses it any more.
  const signal = meta?.queryContext?.signal;
  const selection = [...(info ? [{ paginatorInfo: infoFieldsOf(info, syntax) }] : []), ...(isCount ? [] : [rows])];
  return { ...buildApiCall('query', list.name, args, selection, signal), isCount };
}

function infoFieldsOf(info: NonNullable<ListCallParams['info']>, { hasLimitedTotal }: DialectSyntax): string[] {
  if (info !== 'limitedTotal') return [info];
  return hasLimitedTotal ? ['limitedTotal', 'exceedsLimitedTotal'] : ['total'];
}

/** Returns the filters for one or several ids. */
export function filtersForIds(value: unknown, operator: 'eq' | 'in' = 'eq'): CrudFilter[] {
  return [{ field: 'id', operator, value }];
}

/**
 * Returns the dotted paths in `meta.fields`; undefined when it has none. Refine merges parameters of the URL into
 * `meta`, so the value can have any type.
 */
export function requestedFieldPaths(meta: MetaQuery | undefined): string[] | undefined {
  const fields: unknown = meta?.fields;
  if (fields === undefined) return undefined;
  if (Array.isArray(fields) && fields.every((field) => typeof field === 'string')) return fields;
  throw internalError('meta.fields takes a list of dotted paths');
}

/** How a list treats deleted records. */
type Trashed = 'ONLY' | 'WITH' | 'WITHOUT';

/** Returns the mode of listing deleted records in `meta.trashed`; undefined when it has none. */
export function trashedOf(list: ListNames, meta: MetaQuery | undefined): Trashed | undefined {
  const trashed: unknown = meta?.trashed;
  if (trashed === undefined) return undefined;
  if (!list.trashed) throw internalError(`Unknown field: ${list.name} has no deleted records`);
  if (trashed === 'ONLY' || trashed === 'WITH' || trashed === 'WITHOUT') return trashed;
  throw internalError(`Unknown value of meta.trashed: ${JSON.stringify(trashed)}`);
}
