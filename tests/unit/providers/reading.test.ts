import type { CrudFilter, DataProvider } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createDataProvider } from '../../../providers/data';
import { createApiTransport } from '../../../providers/data/transport';
import { resources } from '../../../resources';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab } from './tab';

let server: FakeGraphqlServer;
let provider: Required<DataProvider>;

beforeEach(async () => {
  server = await startFakeGraphqlServer();
  const tab = openFakeTab(server.url);
  const transport = createApiTransport(
    tab,
    createTokenRefresher(tab, (work) => work()),
  );
  provider = createDataProvider({ resources, dialect: 'waybill', transport });
});

afterEach(() => server.close());

const resource = 'vehicles';
const sent = (): Record<string, unknown>[] =>
  server.operations().map(({ method, variables }) => ({ method, ...variables }));

/** Returns a reply with a page of `count` rows. */
const page = (count: number, info: object) => ({
  value: { paginatorInfo: info, data: Array.from({ length: count }, (_, index) => ({ id: String(index) })) },
});

describe('a list', () => {
  it('selects exactly what is requested', async () => {
    server.answer = () => page(2, { total: 137 });
    const list = await provider.getList({
      resource,
      pagination: { currentPage: 3, pageSize: 50 },
      filters: [
        { field: 'license', operator: 'startswith', value: '50%_\\' },
        { field: 'vehicle_class_id', operator: 'in', value: ['1', '2'] },
      ],
      sorters: [{ field: 'license', order: 'desc' }],
      meta: { fields: ['id', 'vehicle_class.id', 'license', 'vehicle_class.title'], trashed: 'ONLY' },
    });
    expect(list).toEqual({ data: [{ id: '0' }, { id: '1' }], total: 137 });
    expect(sent()).toEqual([
      {
        method: 'vehiclesView',
        first: 50,
        page: 3,
        where: {
          AND: [
            { column: 'license', operator: 'LIKE', value: '50\\%\\_\\\\%' },
            { column: 'vehicle_class_id', operator: 'IN', value: ['1', '2'] },
          ],
        },
        orderBy: [{ column: 'license', direction: 'DESC' }],
        trashed: 'ONLY',
      },
    ]);
    const [operation] = server.operations();
    expect(operation?.query).toContain('paginatorInfo { total }, data { id, vehicle_class { id, title }, license }');
  });

  it('without a total returns a lower bound', async () => {
    server.answer = () => page(10, { hasMorePages: true });
    const pagination = { currentPage: 2, pageSize: 10 };
    expect(await provider.getList({ resource, pagination, meta: { total: false } })).toMatchObject({ total: 21 });
    expect(server.operations()[0]?.query).toContain('paginatorInfo { hasMorePages }');
    expect(server.operations()[0]?.query).not.toContain('total');
  });

  it('without rows selects only the total', async () => {
    server.answer = () => ({ value: { paginatorInfo: { total: 137 } } });
    expect(await provider.getList({ resource, pagination: { pageSize: 0 } })).toMatchObject({ data: [], total: 137 });
    const [operation] = server.operations();
    expect(operation?.query).toContain('{ paginatorInfo { total } }');
    expect(operation?.query).not.toContain('data');
  });

  it('in groups returns them as records, with their number', async () => {
    const groups = {
      total: 3,
      unsummed: ['places'],
      data: [
        { value: 'VERIFIED', count: 2, sums: [] },
        { value: null, count: 1, sums: [] },
      ],
    };
    server.answer = () => ({ value: { groups } });
    const list = await provider.getList({
      resource,
      pagination: { currentPage: 2, pageSize: 50 },
      filters: [{ field: 'year', operator: 'gte', value: 2020 }],
      meta: { groupBy: { column: 'verify', sums: ['places'] }, trashed: 'WITH' },
    });
    expect(list).toMatchObject({
      data: [
        { id: 'VERIFIED', count: 2 },
        { id: '', value: null },
      ],
      total: 3,
      unsummed: ['places'],
    });
    expect(sent()).toEqual([
      {
        method: 'vehiclesView',
        first: 0,
        where: { column: 'year', operator: 'GTE', value: 2020 },
        groupBy: { column: 'verify', sums: ['places'], first: 50, page: 2 },
        trashed: 'WITH',
      },
    ]);
  });

  it('has rows when the URL has a parameter of the same name', async () => {
    server.answer = () => page(1, { total: 1 });
    expect(await provider.getList({ resource, meta: { groupBy: 'verify' } })).toMatchObject({ data: [{ id: '0' }] });
  });

  it('without rows may be counted to a limit', async () => {
    server.answer = () => ({ value: { paginatorInfo: { limitedTotal: 100_000, exceedsLimitedTotal: true } } });
    const request = { resource, pagination: { pageSize: 0 }, meta: { total: 'limited' } };
    expect(await provider.getList(request)).toMatchObject({ total: 100_000, exceedsTotal: true });
    expect(server.operations()[0]?.query).toContain('paginatorInfo { limitedTotal, exceedsLimitedTotal }');
  });

  it('is read completely without pagination', async () => {
    server.answer = ({ variables }) => page(variables.page === 3 ? 7 : 100, { hasMorePages: variables.page !== 3 });
    const { data, total } = await provider.getList({ resource: 'vehicleModels', pagination: { mode: 'off' } });
    expect([data.length, total]).toEqual([207, 207]);
    expect(sent().map(({ page: number }) => number)).toEqual([1, 2, 3]);
  });

  it('selects the fields of the definition by default', async () => {
    server.answer = () => page(0, { total: 0 });
    await provider.getList({ resource: 'customers' });
    const [operation] = server.operations();
    expect(operation?.query).toContain('profile_type, phone, email, country');
  });

  it('aborts when it is no longer needed', async () => {
    server.answer = () => new Promise(() => {});
    const stop = new AbortController();
    const queryContext = { client: new QueryClient(), queryKey: [], signal: stop.signal, meta: undefined };
    const read = Promise.allSettled([provider.getList({ resource, meta: { queryContext } })]);
    await expect.poll(() => server.posts.length).toBe(1);
    stop.abort();
    expect(await read).toMatchObject([{ reason: { name: 'AbortError' } }]);
  });
});

const is = (value: string): CrudFilter => ({ field: 'license', operator: 'eq', value });
const group = (operator: 'or' | 'and', ...value: CrudFilter[]): CrudFilter => ({ operator, value });
const condition = (value: string) => ({ column: 'license', operator: 'EQ', value });

describe('filters', () => {
  it.each([
    ['none', [], undefined],
    ['an empty group', [group('or')], undefined],
    ['a value that is not given', [{ field: 'license', operator: 'eq', value: undefined }], undefined],
    ['one', [is('a')], condition('a')],
    ['a group of one', [group('or', is('a'))], condition('a')],
    ['two', [is('a'), is('b')], { AND: [condition('a'), condition('b')] }],
    ['groups of the same kind', [is('a'), group('and', is('b'), is('c'))], { AND: ['a', 'b', 'c'].map(condition) }],
    ['one of two', [group('or', is('a'), is('b'))], { OR: [condition('a'), condition('b')] }],
    [
      'a search beside a filter',
      [group('or', is('a'), is('b')), is('c')],
      { AND: [{ OR: [condition('a'), condition('b')] }, condition('c')] },
    ],
    [
      'a search beside alternatives of several conditions',
      [group('or', is('a'), is('b')), group('or', is('c'), group('and', is('d'), is('e')))],
      {
        AND: [{ OR: [condition('a'), condition('b')] }],
        OR: [condition('c'), { AND: [condition('d'), condition('e')] }],
      },
    ],
  ] satisfies [string, CrudFilter[], unknown][])('of %s are converted', async (_, filters, where) => {
    server.answer = () => page(0, { total: 0 });
    await provider.getList({ resource, filters });
    expect(server.operations()[0]?.variables.where).toEqual(where);
  });

  it('deeper than the contract allows are an internal error', async () => {
    const deep = group('or', is('c'), group('and', is('d'), is('e')));
    const filters = [group('or', is('a'), group('and', is('b'), deep))];
    await expect(provider.getList({ resource, filters })).rejects.toMatchObject({ reason: 'internal' });
  });
});

describe('one record', () => {
  it('is the first of its list with that id', async () => {
    server.answer = () => page(1, {});
    const { data } = await provider.getOne({ resource, id: '5', meta: { fields: ['id'] } });
    expect(data).toEqual({ id: '0' });
    expect(sent()).toEqual([{ method: 'vehicles', first: 1, where: { column: 'id', operator: 'EQ', value: '5' } }]);
  });

  it('that does not exist is not found', async () => {
    server.answer = () => page(0, {});
    await expect(provider.getOne({ resource, id: '5' })).rejects.toMatchObject({
      statusCode: 404,
      reason: 'not_found',
    });
  });
});

describe('several records', () => {
  it('are read by id, a hundred at a time, in one request', async () => {
    server.answer = () => page(1, {});
    const ids = Array.from({ length: 150 }, (_, index) => String(index));
    expect((await provider.getMany({ resource, ids })).data).toHaveLength(2);
    expect(server.posts).toHaveLength(1);
    expect(sent().map(({ where }) => where)).toMatchObject([{ value: ids.slice(0, 100) }, { value: ids.slice(100) }]);
  });

  it('without ids send nothing', async () => {
    expect(await provider.getMany({ resource, ids: [] })).toEqual({ data: [] });
    expect(server.posts).toEqual([]);
  });
});
