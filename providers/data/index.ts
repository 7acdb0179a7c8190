import type {
  BaseRecord,
  DataProvider,
  GetListParams,
  GetListResponse,
  GetManyParams,
  GetManyResponse,
} from '@refinedev/core';
import type { ResourceDefinition } from '../../resources/definition';
import { isRecord } from '../graphqlResponse';
import { internalError } from '../errors';
import { withApiCall, createGraphQLProvider, readTotal } from './client';
import { type ContractNames, createContractIndex } from './contract';
import { type ResourceQueries, resourceQueriesOf } from './resourceQueries';
import { waitForAll } from './settleAll';
import { readLargePage } from './largePages';
import { createRecordId } from './newId';
import { lastChangeIn, rejectIfChanged } from './lastChange';
import { filtersForIds, buildListCall, maxPageSize, requestedFieldPaths, type ListCallParams } from './listCall';
import { withFormRowPaths } from './rows';
import { listPaths, titlePaths, recordPaths } from './selection';
import { type ServerDialect, dialectSyntax } from './dialect';
import { defaultTraits, type ServerTraits } from '../serverTraits';
import type { ApiTransport } from './transport';
import { createUtcTimesTransport } from './utcTimes';
import { apiContractIndex } from './apiContractIndex';
import { buildCreateCall, buildDeleteCall, buildMutationCall, buildRecordCall, buildUpdateCall } from './mutationCalls';

/** Options of `createDataProvider`. */
interface DataProviderOptions {
  resources: readonly ResourceDefinition[];
  /** The server's list dialect. */
  dialect: ServerDialect;
  /** In what the server differs from others of its dialect; by default, those of Waybill's. */
  traits?: ServerTraits;
  transport: ApiTransport;
  /** Names of the server's contract, when it is not schema.graphql. */
  contract?: ContractNames;
}

/**
 * Creates Refine's data provider. A resource name is the name of a definition or of a list query.
 *
 * `meta` of a call:
 * - `fields`: dotted paths to select; by default the fields that the definition shows;
 * - `trashed`: `ONLY`, `WITH`, `WITHOUT`;
 * - `groupBy: { column, sums, unit }`: reads the groups of a list instead of its rows (see `readGroups`);
 * - `total: false`: skips the count; the total is then the rows so far, plus one when there is a next page;
 * - `modifiedAt`, `previous`: for updates (see `buildUpdateCall`); writing a list of other records requires `previous`;
 * - `method`, `input`: for `custom`, a mutation of the contract, or with the HTTP method `get` a query that returns
 *   no page (a list of records is returned as `value`).
 *
 * A page of 0 rows fetches only the total, in another POST than rows. With `meta.total: 'limited'`, the server may stop
 * counting at its limit; `exceedsTotal` of the result then tells whether there are more rows. Pagination `off` reads all pages, one after another. Failures reject with an ApiError.
 */
export function createDataProvider(options: DataProviderOptions): Required<DataProvider> {
  const { resources, dialect, traits = defaultTraits, contract: names } = options;
  const transport = traits.times === 'utc' ? createUtcTimesTransport(options.transport) : options.transport;
  const largestPage = Math.min(traits.pageSize, maxPageSize);
  const contract = names ? createContractIndex(names) : apiContractIndex;
  const syntax = dialectSyntax(dialect, traits);
  const graphql = createGraphQLProvider(transport);
  const queriesOf = (resource: string) => resourceQueriesOf(resources, contract, resource);

  const rowPaths = ({ definition, list }: ResourceQueries) =>
    definition ? listPaths(definition, contract) : titlePaths(contract, list.row);

  const readPage = async <T extends BaseRecord>(
    target: ResourceQueries,
    params: GetListParams,
    info?: ListCallParams['info'],
  ) =>
    graphql.getList<T>(
      withApiCall(params, buildListCall(contract, syntax, target.list, { ...params, info }, rowPaths(target))),
    );

  const read = async <T extends BaseRecord>(
    target: ResourceQueries,
    params: GetListParams,
    info?: ListCallParams['info'],
  ): Promise<GetListResponse<T>> => readLargePage(params, largestPage, (page) => readPage<T>(target, page, info));

  const provider: Required<DataProvider> = {
    async getList<T extends BaseRecord>(params: GetListParams) {
      const queries = queriesOf(params.resource);
      const mode = params.pagination?.mode ?? 'server';
      if (isRecord(params.meta?.groupBy)) {
        const { readGroups } = await import('./groups');
        return readGroups<T>(transport, syntax, queries.list, params);
      }
      if (params.pagination?.pageSize === 0) {
        const info = params.meta?.total === 'limited' ? 'limitedTotal' : 'total';
        const call = buildListCall(contract, syntax, queries.list, { ...params, info }, rowPaths(queries));
        return { data: [], ...readTotal(await transport.send(call)) };
      }
      if (mode === 'server') return read<T>(queries, params, params.meta?.total === false ? 'hasMorePages' : 'total');
      return readAllPages((page) => read<T>(queries, { ...params, pagination: page }, 'hasMorePages'));
    },

    async getMany<T extends BaseRecord>({ resource, ids, meta }: GetManyParams): Promise<GetManyResponse<T>> {
      const queries = queriesOf(resource);
      const pages = await Promise.all(
        pagesOf(ids).map(async (idChunk) =>
          read<T>(queries, {
            resource,
            meta,
            filters: filtersForIds(idChunk, 'in'),
            pagination: { pageSize: maxPageSize },
          }),
        ),
      );
      return { data: pages.flatMap(({ data }) => data) };
    },

    async getOne(params) {
      const { definition, one } = queriesOf(params.resource);
      const { meta, id } = params;
      const paths = definition ? recordPaths(definition, contract) : titlePaths(contract, one.row);
      const reading = { meta, filters: filtersForIds(id), pagination: { pageSize: 1 } };
      return graphql.getOne(withApiCall(params, buildListCall(contract, syntax, one, reading, paths)));
    },

    async create(params) {
      const queries = queriesOf(params.resource);
      const id = await createRecordId(contract, transport, queries, params.variables);
      const variables = { ...params.variables, ...(id !== undefined && { id }) };
      try {
        return await graphql.create(withApiCall(params, buildCreateCall(contract, queries, variables, params.meta)));
      } catch (error) {
        throw withFormRowPaths(error, params.variables, undefined);
      }
    },

    async update(params) {
      const { resource, id, variables, meta } = params;
      const queries = queriesOf(resource);
      const { definition } = queries;
      if (definition && !syntax.comparesLastChange)
        await rejectIfChanged(definition, lastChangeIn(definition, variables, meta), async (field) => {
          const paths = requestedFieldPaths(meta) ?? recordPaths(definition, contract);
          const { data } = await provider.getOne({ resource, id, meta: { fields: [...new Set([...paths, field])] } });
          return data;
        });
      try {
        return await graphql.update(
          withApiCall(params, buildUpdateCall({ contract, syntax }, queries, id, variables, meta)),
        );
      } catch (error) {
        throw withFormRowPaths(error, variables, meta?.previous);
      }
    },

    async deleteOne(params) {
      const { resource, id, meta } = params;
      return graphql.deleteOne(withApiCall(params, buildDeleteCall(contract, queriesOf(resource), id, meta)));
    },

    async createMany({ resource, variables, meta }) {
      return waitForAll(variables.map(async (each) => provider.create({ resource, variables: each, meta })));
    },

    async updateMany({ resource, ids, variables, meta }) {
      return waitForAll(
        ids.map(async (id) => provider.update({ resource, id, variables, meta })),
        ids,
      );
    },

    async deleteMany({ resource, ids, variables, meta }) {
      return waitForAll(
        ids.map(async (id) => provider.deleteOne({ resource, id, variables, meta })),
        ids,
      );
    },

    async custom(params) {
      const method: unknown = params.meta?.method;
      const input: unknown = params.meta?.input;
      if (typeof method !== 'string') throw internalError('Unknown method: meta.method is wanted');
      const givenInput = isRecord(input) ? input : {};
      if (params.method === 'get')
        return graphql.custom(withApiCall(params, buildRecordCall(contract, method, givenInput, params.meta)));
      const call = buildMutationCall(contract, method, givenInput, params.meta, ['id']);
      return graphql.custom(withApiCall(params, call));
    },

    getApiUrl: () => graphql.getApiUrl(),
  };
  return provider;
}

/** Splits ids into chunks of one page. */
function pagesOf<Id>(ids: readonly Id[]): Id[][] {
  return Array.from({ length: Math.ceil(ids.length / maxPageSize) }, (_, index) =>
    ids.slice(index * maxPageSize, (index + 1) * maxPageSize),
  );
}

/** Reads all pages, one after another. */
async function readAllPages<T extends BaseRecord>(
  read: (page: { currentPage: number; pageSize: number }) => Promise<GetListResponse<T>>,
): Promise<GetListResponse<T>> {
  const data: T[] = [];
  for (let currentPage = 1; ; currentPage += 1) {
    const { data: rows, total } = await read({ currentPage, pageSize: maxPageSize });
    data.push(...rows);
    if (total <= data.length) return { data, total };
  }
}
