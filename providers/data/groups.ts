import type { BaseRecord, GetListParams, GetListResponse } from '@refinedev/core';
import { isRecord } from '../graphqlResponse';
import { type ApiCall, buildApiCall } from './call';
import { createGraphQLProvider, withApiCall } from './client';
import type { ListNames } from './contract';
import type { DialectSyntax } from './dialect';
import { whereArgumentOf } from './filters';
import { trashedOf } from './listCall';
import { capitalize } from './names';
import type { ApiTransport } from './transport';

/** How the rows of a list are grouped, by names of columns: what `meta.groupBy` of a list's parameters contains. */
export interface GroupBy {
  column: string;
  /** Columns with numbers to sum. */
  sums: readonly string[];
  /** Column whose values have sums of their own. */
  unit?: string;
}

const selection = ['total', 'unsummed', { data: ['value', 'count', { sums: ['column', 'unit', 'count', 'sum'] }] }];

/**
 * Reads a page of the groups of a list, the largest ones first. A group has `value`, `count` and `sums` as in the contract;
 * its `id` is the value as a text, empty for the group of rows without a value. The total is the number of groups, and
 * `unsummed` contains the columns that the server did not sum.
 */
export async function readGroups<T extends BaseRecord>(
  transport: ApiTransport,
  syntax: DialectSyntax,
  list: ListNames,
  params: GetListParams,
): Promise<GetListResponse<T>> {
  const { filters = [], pagination, meta } = params;
  const groupBy = {
    ...(isRecord(meta?.groupBy) ? meta.groupBy : {}),
    first: pagination?.pageSize,
    page: pagination?.currentPage,
  };
  const args = {
    first: { type: 'Int', required: true, value: 0 },
    where: { type: list.whereType ?? syntax.whereType(list.name), value: whereArgumentOf(list, filters, syntax) },
    groupBy: { type: `${capitalize(list.name)}Grouping`, value: groupBy },
    trashed: { type: 'Trashed', value: trashedOf(list, meta) },
  };
  const call = buildApiCall('query', list.name, args, [{ groups: selection }], meta?.queryContext?.signal);
  let unsummed: unknown;
  const provider = createGraphQLProvider({
    send: async (sent: ApiCall) => {
      const answer = await transport.send(sent);
      const groups = isRecord(answer) && isRecord(answer.groups) ? answer.groups : {};
      unsummed = groups.unsummed;
      return pageOfGroups(groups);
    },
  });
  // Groups take as long as a count, so rows do not wait for them either.
  const page = await provider.getList<T>(withApiCall(params, { ...call, isCount: true }));
  return { ...page, unsummed };
}

/** Returns the value of a group as a text. The server groups by texts, ids, numbers and booleans only. */
function groupIdOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Returns groups of the contract as a page of records. */
function pageOfGroups(groups: Record<string, unknown>) {
  const data = Array.isArray(groups.data) ? groups.data.filter(isRecord) : [];
  return {
    paginatorInfo: { total: groups.total },
    data: data.map((group) => ({ ...group, id: groupIdOf(group.value) })),
  };
}
