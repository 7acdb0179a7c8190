import type { CrudFilter, GetListParams, MetaQuery } from '@refinedev/core';
import type { Trashed } from '../../resources/contract.generated';
import { internalError } from '../errors';
import { type Call, callOf } from './call';
import type { Contract, ListNames } from './contract';
import { whereOf } from './filters';
import { selectionOf } from './selection';
import type { Spelling } from './spelling';

/** Most rows that a server gives at once. */
export const pageLimit = 100;

const defaultPageSize = 25;

/** What is asked of a list query. */
export interface Reading extends Pick<GetListParams, 'filters' | 'sorters' | 'pagination' | 'meta'> {
  /** What is wanted beside the rows: their number costs a count, whether there are more costs next to nothing. */
  info?: 'total' | 'hasMorePages';
}

/** Builds the calls of list queries, in the spelling of the server. */
export function listCall(
  contract: Contract,
  spelling: Spelling,
  list: ListNames,
  { filters = [], sorters = [], pagination, meta, info }: Reading,
  defaultPaths: readonly string[],
): Call {
  const order = sorters.map(({ field, order: direction }) => {
    if (!list.orderBy.has(field.replaceAll('.', '__'))) {
      throw internalError(`Unknown field: ${list.name} cannot be ordered by ${field}`);
    }
    return spelling.order(spelling.column(field), direction === 'desc' ? 'DESC' : 'ASC');
  });
  const args = {
    first: { type: 'Int', required: true, value: pagination?.pageSize ?? defaultPageSize },
    page: { type: 'Int', value: pagination?.currentPage },
    where: { type: spelling.whereType(list.name), value: whereOf(list, filters, spelling) },
    orderBy: {
      type: spelling.orderType(list.name),
      list: [true] as [true],
      value: order.length > 0 ? order : undefined,
    },
    trashed: { type: 'Trashed', value: trashedOf(list, meta) },
  };
  const rows = { data: selectionOf(contract, list.row, pathsOf(meta) ?? defaultPaths) };
  // Read only here: reading the signal makes react-query drop the query when nobody waits for it any more.
  const signal = meta?.queryContext?.signal;
  return callOf('query', list.name, args, info ? [{ paginatorInfo: [info] }, rows] : [rows], signal);
}

/** Filters that a record's id must pass. */
export function byId(value: unknown, operator: 'eq' | 'in' = 'eq'): CrudFilter[] {
  return [{ field: 'id', operator, value }];
}

/** The dotted paths in `meta.fields`. Refine puts the words of the address into `meta`, so it may be anything. */
export function pathsOf(meta: MetaQuery | undefined): string[] | undefined {
  const fields: unknown = meta?.fields;
  if (fields === undefined) return undefined;
  if (Array.isArray(fields) && fields.every((field) => typeof field === 'string')) return fields;
  throw internalError('meta.fields takes a list of dotted paths');
}

function trashedOf(list: ListNames, meta: MetaQuery | undefined): Trashed | undefined {
  const trashed: unknown = meta?.trashed;
  if (trashed === undefined) return undefined;
  if (!list.trashed) throw internalError(`Unknown field: ${list.name} has no deleted records`);
  if (trashed === 'ONLY' || trashed === 'WITH' || trashed === 'WITHOUT') return trashed;
  throw internalError(`Unknown value of meta.trashed: ${JSON.stringify(trashed)}`);
}
