import type {
  BaseRecord,
  DataProvider,
  GetListParams,
  GetListResponse,
  GetManyParams,
  GetManyResponse,
} from '@refinedev/core';
import type { ResourceDefinition } from '../../resources/definition';
import { isRecord } from '../answer';
import { internalError } from '../errors';
import { carrying, delegate } from './client';
import { type ContractNames, createContract } from './contract';
import { type Entity, entityOf } from './entity';
import { allOf } from './many';
import { newId } from './newId';
import { byId, listCall, pageLimit, type Reading } from './reading';
import { atGivenRows } from './rows';
import { listPaths, namePaths, recordPaths } from './selection';
import { type Dialect, spellingOf } from './spelling';
import type { Transport } from './transport';
import { waybillContract } from './waybillContract';
import { createCall, deleteCall, mutationCall, recordCall, updateCall } from './writing';

/** What a data provider is made of. */
export interface DataProviderOptions {
  resources: readonly ResourceDefinition[];
  /** How the server spells the list dialect. */
  dialect: Dialect;
  transport: Transport;
  /** Lighthouse only: lists that can also be ordered by relations. */
  relationOrders?: readonly string[];
  /** Names of the server's contract, where they are not those of schema.graphql. */
  contract?: ContractNames;
}

/**
 * Refine's data provider on the contract. Resource names are those of definitions, or of list queries.
 *
 * `meta` of a call:
 * - `fields`: what to select, as dotted paths; without it, what the definition shows;
 * - `trashed`: `ONLY`, `WITH`, `WITHOUT`;
 * - `total: false`: don't count; the total is then the least that it can be;
 * - `modifiedAt`, `previous`: for updates (see `updateCall`); a list of other records is written with `previous` alone;
 * - `method`, `input`: for `custom`, a mutation of the contract, or with the HTTP method `get` a query that answers no page
 *   (a list of records comes as `value`).
 *
 * Pagination `off` reads every page, one after another. Failures reject with an ApiError.
 */
export function createDataProvider(options: DataProviderOptions): Required<DataProvider> {
  const { resources, dialect, transport, relationOrders = [], contract: names } = options;
  const contract = names ? createContract(names) : waybillContract;
  const spelling = spellingOf(dialect, relationOrders);
  const graphql = delegate(transport);
  const entity = (resource: string) => entityOf(resources, contract, resource);

  const rowPaths = ({ definition, list }: Entity) =>
    definition ? listPaths(definition, contract) : namePaths(contract, list.row);

  const read = async <T extends BaseRecord>(of: Entity, params: GetListParams, info?: Reading['info']) =>
    graphql.getList<T>(carrying(params, listCall(contract, spelling, of.list, { ...params, info }, rowPaths(of))));

  const provider: Required<DataProvider> = {
    async getList<T extends BaseRecord>(params: GetListParams) {
      const of = entity(params.resource);
      const mode = params.pagination?.mode ?? 'server';
      if (mode === 'server') return read<T>(of, params, params.meta?.total === false ? 'hasMorePages' : 'total');
      return everyPage((page) => read<T>(of, { ...params, pagination: page }, 'hasMorePages'));
    },

    async getMany<T extends BaseRecord>({ resource, ids, meta }: GetManyParams): Promise<GetManyResponse<T>> {
      const of = entity(resource);
      const pages = await Promise.all(
        pagesOf(ids).map(async (some) =>
          read<T>(of, { resource, meta, filters: byId(some, 'in'), pagination: { pageSize: pageLimit } }),
        ),
      );
      return { data: pages.flatMap(({ data }) => data) };
    },

    async getOne(params) {
      const { definition, one } = entity(params.resource);
      const { meta, id } = params;
      const paths = definition ? recordPaths(definition, contract) : namePaths(contract, one.row);
      const reading = { meta, filters: byId(id), pagination: { pageSize: 1 } };
      return graphql.getOne(carrying(params, listCall(contract, spelling, one, reading, paths)));
    },

    async create(params) {
      const of = entity(params.resource);
      const id = await newId(contract, transport, of, params.variables);
      const variables = { ...params.variables, ...(id !== undefined && { id }) };
      try {
        return await graphql.create(carrying(params, createCall(contract, of, variables, params.meta)));
      } catch (error) {
        throw atGivenRows(error, params.variables, undefined);
      }
    },

    async update(params) {
      const { resource, id, variables, meta } = params;
      try {
        return await graphql.update(carrying(params, updateCall(contract, entity(resource), id, variables, meta)));
      } catch (error) {
        throw atGivenRows(error, variables, meta?.previous);
      }
    },

    async deleteOne(params) {
      const { resource, id, meta } = params;
      return graphql.deleteOne(carrying(params, deleteCall(contract, entity(resource), id, meta)));
    },

    async createMany({ resource, variables, meta }) {
      return allOf(variables.map(async (each) => provider.create({ resource, variables: each, meta })));
    },

    async updateMany({ resource, ids, variables, meta }) {
      return allOf(
        ids.map(async (id) => provider.update({ resource, id, variables, meta })),
        ids,
      );
    },

    async deleteMany({ resource, ids, variables, meta }) {
      return allOf(
        ids.map(async (id) => provider.deleteOne({ resource, id, variables, meta })),
        ids,
      );
    },

    async custom(params) {
      const method: unknown = params.meta?.method;
      const input: unknown = params.meta?.input;
      if (typeof method !== 'string') throw internalError('Unknown method: meta.method is wanted');
      const given = isRecord(input) ? input : {};
      if (params.method === 'get')
        return graphql.custom(carrying(params, recordCall(contract, method, given, params.meta)));
      const call = mutationCall(contract, method, given, params.meta, ['id']);
      return graphql.custom(carrying(params, call));
    },

    getApiUrl: () => graphql.getApiUrl(),
  };
  return provider;
}

/** Splits ids into lists that one page can answer. */
function pagesOf<Id>(ids: readonly Id[]): Id[][] {
  return Array.from({ length: Math.ceil(ids.length / pageLimit) }, (_, index) =>
    ids.slice(index * pageLimit, (index + 1) * pageLimit),
  );
}

/** Reads page after page until there are no more. */
async function everyPage<T extends BaseRecord>(
  read: (page: { currentPage: number; pageSize: number }) => Promise<GetListResponse<T>>,
): Promise<GetListResponse<T>> {
  const data: T[] = [];
  for (let currentPage = 1; ; currentPage += 1) {
    const { data: rows, total } = await read({ currentPage, pageSize: pageLimit });
    data.push(...rows);
    if (total <= data.length) return { data, total };
  }
}
