import type { DataProvider, GetListParams } from '@refinedev/core';
import refineGraphQL, { type GraphQLDataProviderOptions } from '@refinedev/graphql';
import type { DocumentNode } from 'graphql';
import { isRecord } from '../graphqlResponse';
import { ApiError } from '../errors';
import { type ApiCall, stubDocumentFor } from './call';
import type { ApiTransport } from './transport';

/**
 * The methods of urql's client that Refine's GraphQL provider uses. The whole call is passed as the variables, and the
 * returned data is the value of the call's root field.
 */
interface DocumentClient {
  query(document: DocumentNode, call: ApiCall): PendingResult;
  mutation(document: DocumentNode, call: ApiCall): PendingResult;
}

interface PendingResult {
  toPromise(): Promise<{ data?: unknown; error?: Error }>;
}

/**
 * Factory of Refine's GraphQL provider. Its type is narrowed, so that it accepts our `DocumentClient` as the client.
 */
const graphqlLibrary: {
  provider(client: DocumentClient, options: GraphQLDataProviderOptions): Required<DataProvider>;
} = { provider: refineGraphQL };

const callVariables = ({ meta }: { meta?: { gqlVariables?: Record<string, unknown> } }) => meta?.gqlVariables ?? {};

const options: GraphQLDataProviderOptions = {
  getList: {
    buildVariables: callVariables,
    dataMapper: ({ data }) => rowsOf(data),
    getTotalCount: ({ data }, params) => totalOf(data, params),
  },
  getOne: { buildVariables: callVariables, dataMapper: ({ data }) => recordOf(rowsOf(data)[0]) },
  create: { buildVariables: callVariables, dataMapper: ({ data }) => recordOf(data) },
  update: { buildVariables: callVariables, dataMapper: ({ data }) => recordOf(data) },
  deleteOne: { buildVariables: callVariables, dataMapper: ({ data }, { id }) => (isRecord(data) ? data : { id }) },
  custom: { buildVariables: callVariables, dataMapper: ({ data }) => recordOf(data) },
};

/**
 * Returns Refine's GraphQL provider, which sends calls by the transport. Callers add the call to the parameters of a
 * method with `withApiCall`.
 */
export function createGraphQLProvider(transport: ApiTransport): Required<DataProvider> {
  const send = (_: DocumentNode, call: ApiCall): PendingResult => ({
    toPromise: async () => ({ data: await transport.send(call) }),
  });
  return graphqlLibrary.provider({ query: send, mutation: send }, options);
}

/** Adds a call to the `meta` of a data provider's parameters, where Refine's GraphQL provider reads it. */
export function withApiCall<Params extends { meta?: object }>(params: Params, call: ApiCall): Params {
  const document = stubDocumentFor(call);
  const operation = call.kind === 'query' ? { gqlQuery: document } : { gqlMutation: document };
  return { ...params, meta: { ...params.meta, ...operation, gqlVariables: call } };
}

/** Returns the rows of a list query's page; an empty array for any other value. */
function rowsOf(page: unknown): Record<string, unknown>[] {
  return isRecord(page) && Array.isArray(page.data) ? page.data.filter(isRecord) : [];
}

/** Returns one record; wraps a plain value as `{ value }`. */
function recordOf(data: unknown): Record<string, unknown> {
  if (data === null || data === undefined) {
    throw new ApiError('Record not found', { statusCode: 404, reason: 'not_found' });
  }
  return isRecord(data) ? data : { value: data };
}

/** Returns the number of rows that a page without rows tells, and whether there are more of them. */
export function readTotal(page: unknown): { total: number; exceedsTotal: boolean } {
  const info = isRecord(page) && isRecord(page.paginatorInfo) ? page.paginatorInfo : {};
  const { total, limitedTotal, exceedsLimitedTotal } = info;
  const count = typeof total === 'number' ? total : limitedTotal;
  return { total: typeof count === 'number' ? count : 0, exceedsTotal: exceedsLimitedTotal === true };
}

/**
 * Returns the number of rows. When the server returned no count, returns the least possible number: the rows so far,
 * plus one when there is a next page.
 */
function totalOf(page: unknown, { pagination }: GetListParams): number {
  const info = isRecord(page) && isRecord(page.paginatorInfo) ? page.paginatorInfo : {};
  if (typeof info.total === 'number') return info.total;
  const previousRows = ((pagination?.currentPage ?? 1) - 1) * (pagination?.pageSize ?? 0);
  return previousRows + rowsOf(page).length + (info.hasMorePages === true ? 1 : 0);
}
