import type { DataProvider, GetListParams } from '@refinedev/core';
import refineGraphQL, { type GraphQLDataProviderOptions } from '@refinedev/graphql';
import type { DocumentNode } from 'graphql';
import { isRecord } from '../answer';
import { ApiError } from '../errors';
import { type Call, documentOf } from './call';
import type { Transport } from './transport';

/**
 * The little that Refine's GraphQL provider uses of urql's client. What it calls variables is the whole call here, and
 * what it calls data is the answer to the call's one root field.
 */
interface DocumentClient {
  query(document: DocumentNode, call: Call): Answering;
  mutation(document: DocumentNode, call: Call): Answering;
}

interface Answering {
  toPromise(): Promise<{ data?: unknown; error?: Error }>;
}

/** Its declared parameter is urql's whole client; declared as a method, it may be given the part that it uses. */
const library: {
  provider(client: DocumentClient, options: GraphQLDataProviderOptions): Required<DataProvider>;
} = { provider: refineGraphQL };

const callIn = ({ meta }: { meta?: { gqlVariables?: Record<string, unknown> } }) => meta?.gqlVariables ?? {};

const options: GraphQLDataProviderOptions = {
  getList: {
    buildVariables: callIn,
    dataMapper: ({ data }) => rowsOf(data),
    getTotalCount: ({ data }, params) => totalOf(data, params),
  },
  getOne: { buildVariables: callIn, dataMapper: ({ data }) => recordOf(rowsOf(data)[0]) },
  create: { buildVariables: callIn, dataMapper: ({ data }) => recordOf(data) },
  update: { buildVariables: callIn, dataMapper: ({ data }) => recordOf(data) },
  deleteOne: { buildVariables: callIn, dataMapper: ({ data }, { id }) => (isRecord(data) ? data : { id }) },
  custom: { buildVariables: callIn, dataMapper: ({ data }) => recordOf(data) },
};

/** Refine's GraphQL provider over a transport. Every call must bring what `carrying` adds to its parameters. */
export function delegate(transport: Transport): Required<DataProvider> {
  const send = (_: DocumentNode, call: Call): Answering => ({
    toPromise: async () => ({ data: await transport.send(call) }),
  });
  return library.provider({ query: send, mutation: send }, options);
}

/** Parameters of Refine with the call that they came to. */
export function carrying<Params extends { meta?: object }>(params: Params, call: Call): Params {
  const document = documentOf(call);
  const operation = call.kind === 'query' ? { gqlQuery: document } : { gqlMutation: document };
  return { ...params, meta: { ...params.meta, ...operation, gqlVariables: call } };
}

/** Rows of a page. */
function rowsOf(page: unknown): Record<string, unknown>[] {
  return isRecord(page) && Array.isArray(page.data) ? page.data.filter(isRecord) : [];
}

/** One record; a method that answers a plain value gives it as `value`. */
function recordOf(data: unknown): Record<string, unknown> {
  if (data === null || data === undefined) {
    throw new ApiError('Record not found', { statusCode: 404, reason: 'not_found' });
  }
  return isRecord(data) ? data : { value: data };
}

/** How many rows there are; where that was not asked, how many there are at least: one more when there is a next page. */
function totalOf(page: unknown, { pagination }: GetListParams): number {
  const info = isRecord(page) && isRecord(page.paginatorInfo) ? page.paginatorInfo : {};
  if (typeof info.total === 'number') return info.total;
  const before = ((pagination?.currentPage ?? 1) - 1) * (pagination?.pageSize ?? 0);
  return before + rowsOf(page).length + (info.hasMorePages === true ? 1 : 0);
}
