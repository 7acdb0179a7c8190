import type { CrudFilter } from '@refinedev/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createDataProvider } from '../../../providers/data';
import type { ContractNames } from '../../../providers/data/contract';
import { createApiTransport } from '../../../providers/data/transport';
import { defaultTraits, type ServerTraits } from '../../../providers/serverTraits';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab } from './tab';

const contract: ContractNames = {
  lists: { trucks: { row: 'Truck', where: 'id plate seen_at', orderBy: 'id', trashed: false } },
  records: {},
  mutations: { updateTruck: { takes: 'input', returns: 'Truck' } },
  types: { Truck: 'id plate seen_at' },
};

let server: FakeGraphqlServer;

beforeAll(async () => {
  server = await startFakeGraphqlServer();
});
afterAll(() => server.close());

/** Returns the console's access to a server with these traits, and the variables of the calls that it sends. */
function openServer(traits: Partial<ServerTraits>) {
  const tab = { ...openFakeTab(server.url), headers: { 'X-Requested-With': 'XMLHttpRequest' } };
  const transport = createApiTransport(
    tab,
    createTokenRefresher(tab, (work) => work()),
  );
  const all = { ...defaultTraits, ...traits };
  const provider = createDataProvider({ resources: [], dialect: 'lighthouse', traits: all, transport, contract });
  const before = server.operations().length;
  return {
    provider,
    sent: () =>
      server
        .operations()
        .slice(before)
        .map(({ variables }) => variables),
  };
}

/** Answers lists of `count` trucks, whose ids are their positions. */
function answerTrucks(count: number) {
  server.answer = ({ query, variables }) => {
    const [first, page] = [Number(variables.first), Number(variables.page ?? 1)];
    const ids = Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));
    const data = ids.slice((page - 1) * first, page * first);
    const info = query.includes('hasMorePages') ? { hasMorePages: page * first < count } : { total: count };
    return { value: { data, paginatorInfo: info } };
  };
}

describe('a page that is larger than those of the server', () => {
  it.each([
    { pageSize: 100, largest: 50, page: 1, rows: 100 },
    { pageSize: 25, largest: 10, page: 2, rows: 25 },
    { pageSize: 100, largest: 30, page: 2, rows: 20 },
    { pageSize: 100, largest: 30, page: 3, rows: 0 },
  ])('is read in parts: $pageSize of $largest', async ({ pageSize, largest, page, rows }) => {
    answerTrucks(120);
    const { provider, sent } = openServer({ pageSize: largest });
    const { data, total } = await provider.getList({
      resource: 'trucks',
      pagination: { currentPage: page, pageSize, mode: 'server' },
      meta: { fields: ['id'] },
    });
    const start = (page - 1) * pageSize;
    expect(data.map(({ id }) => Number(id))).toEqual(Array.from({ length: rows }, (_, index) => start + index + 1));
    expect(total).toBe(120);
    expect(Math.max(...sent().map(({ first }) => Number(first)))).toBeLessThanOrEqual(largest);
  });

  it('knows without a count whether there are more', async () => {
    answerTrucks(120);
    const { provider } = openServer({ pageSize: 50 });
    const totals = [1, 2].map(async (currentPage) => {
      const { total } = await provider.getList({
        resource: 'trucks',
        pagination: { currentPage, pageSize: 100, mode: 'server' },
        meta: { fields: ['id'], total: false },
      });
      return total;
    });
    expect(await Promise.all(totals)).toEqual([101, 120]);
  });
});

describe('a search', () => {
  const search = async (traits: Partial<ServerTraits>, filter: CrudFilter) => {
    answerTrucks(0);
    const { provider, sent } = openServer(traits);
    await provider.getList({ resource: 'trucks', filters: [filter], meta: { fields: ['id'] } });
    return sent()[0]?.where;
  };
  const contains = (value: string): CrudFilter => ({ field: 'plate', operator: 'contains', value });

  it('escapes wildcards by the character of the server, or not where it has none', async () => {
    expect(await search({}, contains('5_%\\'))).toMatchObject({ value: '%5\\_\\%\\\\%' });
    expect(await search({ escape: '$' }, contains('5_$'))).toMatchObject({ value: '%5$_$$%' });
    expect(await search({ escape: '' }, contains('5_'))).toMatchObject({ value: '%5_%' });
  });

  it('asks for the usual spellings where the server does not ignore case', async () => {
    const like = (value: string) => ({ column: 'PLATE', operator: 'LIKE', value });
    expect(await search({ ignoresCase: false }, contains('łódź Man'))).toEqual({
      OR: [like('%łódź Man%'), like('%łódź man%'), like('%ŁÓDŹ MAN%'), like('%Łódź man%')],
    });
    expect(await search({ ignoresCase: false }, { field: 'plate', operator: 'ncontains', value: '12' })).toEqual({
      column: 'PLATE',
      operator: 'NOT_LIKE',
      value: '%12%',
    });
  });
});

describe('times of a server that has them in UTC without a zone', () => {
  it('are read and written as such', async () => {
    server.answer = () => ({ value: { data: [{ id: '1', seen_at: '2026-11-26 09:30:00', plate: '2026-11-26' }] } });
    const { provider, sent } = openServer({ times: 'utc' });
    const filters: CrudFilter[] = [{ field: 'seen_at', operator: 'gte', value: '2026-11-26T10:00:00.000+01:00' }];
    const { data } = await provider.getList({
      resource: 'trucks',
      filters,
      meta: { fields: ['id', 'seen_at', 'plate'] },
    });
    expect(data).toEqual([{ id: '1', seen_at: '2026-11-26T09:30:00Z', plate: '2026-11-26' }]);
    expect(sent()[0]).toMatchObject({ where: { value: '2026-11-26 09:00:00' } });
  });
});

it('sends the headers of the connection with every request', async () => {
  answerTrucks(0);
  const { provider } = openServer({});
  await provider.getList({ resource: 'trucks', meta: { fields: ['id'] } });
  expect(server.posts.at(-1)?.headers['x-requested-with']).toBe('XMLHttpRequest');
});
