import type { CrudFilter, DataProvider } from '@refinedev/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createDataProvider } from '../../../providers/data';
import { createApiTransport } from '../../../providers/data/transport';
import type { ResourceDefinition } from '../../../resources/definition';
import { contractNamesOf } from '../../../scripts/contract/names.mjs';
import { findOperationErrors, parseSchemaFile } from './contract-check';
import { type ReceivedOperation, type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab } from './tab';

/** The schema of a server with Lighthouse 6.68, a GraphQL library for Laravel, as Lighthouse has printed it. */
const schema = parseSchemaFile('tests/api/lighthouse/recorded/schema.graphql');

const vehicles: ResourceDefinition = {
  name: 'vehicles',
  path: '/vehicle',
  icon: 'vehicle',
  title: 'plate',
  api: {
    list: 'vehicles',
    one: 'vehicles',
    create: 'createVehicle',
    update: 'updateVehicle',
    delete: 'deleteVehicle',
    restore: 'restoreVehicle',
    trashed: true,
    // The recorded schema has no `updated_at`, so another time stands in for it.
    modifiedAt: 'created_at',
  },
  fields: {
    plate: { type: 'text', order: 'plate' },
    mileage: { type: 'number', order: 'mileage' },
    depot: { type: 'one', from: 'vehicles', title: 'name' },
    'permit.code': { type: 'text' },
  },
  owned: ['permit', 'trips'],
  list: {
    columns: [{ field: 'plate' }, { field: 'depot' }],
    sort: { field: 'plate', direction: 'ASC' },
    search: ['plate'],
    filters: ['plate'],
    presets: [],
  },
  show: { sections: [], related: [{ field: 'trips', columns: { label: { type: 'text' } } }] },
  form: { sections: [] },
  actions: [],
};

let server: FakeGraphqlServer;
let provider: Required<DataProvider>;

beforeAll(async () => {
  server = await startFakeGraphqlServer();
  server.answer = () => ({ value: { id: '1', paginatorInfo: { total: 1 }, data: [{ id: '1' }] } });
  const tab = openFakeTab(server.url);
  const transport = createApiTransport(
    tab,
    createTokenRefresher(tab, (work) => work()),
  );
  provider = createDataProvider({
    resources: [vehicles],
    dialect: 'lighthouse',
    transport,
    contract: contractNamesOf(schema, 'lighthouse'),
  });
});

afterAll(() => server.close());

/**
 * Runs work and returns the first operation that it sends. Expects the operation to be valid in Lighthouse's schema.
 */
async function sent(work: () => Promise<unknown>): Promise<ReceivedOperation> {
  const before = server.operations().length;
  await work();
  const operation = server.operations()[before];
  if (!operation) throw new Error('Nothing was sent');
  expect(findOperationErrors(schema, operation)).toEqual([]);
  return operation;
}

/** Calls a mutation by its name, and returns what was sent. */
const call = async (method: string, input: Record<string, unknown>) =>
  sent(() => provider.custom({ url: '', method: 'post', meta: { method, input } }));

const resource = 'vehicles';

describe('a list', () => {
  it('uses columns in capitals and `order`', async () => {
    const filters: CrudFilter[] = [
      { field: 'depot_id', operator: 'eq', value: '3' },
      { field: 'metaspecseats', operator: 'gte', value: 2 },
    ];
    const sorters = [{ field: 'created_at', order: 'desc' as const }];
    const { variables } = await sent(() =>
      provider.getList({ resource, filters, sorters, meta: { trashed: 'WITH', fields: ['id', 'depot.name'] } }),
    );
    expect(variables).toMatchObject({
      where: {
        AND: [
          { column: 'DEPOT_ID', operator: 'EQ', value: '3' },
          { column: 'METASPECSEATS', operator: 'GTE', value: 2 },
        ],
      },
      orderBy: [{ column: 'CREATED_AT', order: 'DESC' }],
      trashed: 'WITH',
    });
  });

  it('uses the columns of the table where the server takes any text for one', async () => {
    const filters: CrudFilter[] = [{ field: 'depot_id', operator: 'eq', value: '3' }];
    const { variables } = await sent(() =>
      provider.getList({
        resource: 'vehiclesFree',
        filters,
        sorters: [{ field: 'created_at', order: 'asc' }],
        meta: { fields: ['id'] },
      }),
    );
    expect(variables).toMatchObject({
      where: { column: 'depot_id' },
      orderBy: [{ column: 'created_at', order: 'ASC' }],
    });
  });

  it('supports groups of any depth', async () => {
    const pair = (operator: 'or' | 'and', ...value: CrudFilter[]): CrudFilter => ({ operator, value });
    const make = (value: string): CrudFilter => ({ field: 'make', operator: 'eq', value });
    const filters = [pair('or', make('a'), pair('and', make('b'), pair('or', make('c'), make('d'))))];
    const { variables } = await sent(() => provider.getList({ resource, filters }));
    expect(variables.where).toMatchObject({ OR: [{ value: 'a' }, { AND: [{ value: 'b' }, { OR: [{}, {}] }] }] });
  });

  it('reads a record by id', async () => {
    const { variables } = await sent(() => provider.getOne({ resource, id: '9' }));
    expect(variables).toMatchObject({ first: 1, where: { column: 'ID', operator: 'EQ', value: '9' } });
  });
});

describe('a write', () => {
  const variables = {
    plate: 'WGM 2041K',
    depot: { id: '2', name: 'Łódź' },
    drivers: [{ id: '7' }, '8'],
    permit: { code: 'A1' },
  };

  it('creates a record with its relations', async () => {
    const trips = [{ label: 'Gdynia', km: 340 }];
    const operation = await sent(() => provider.create({ resource, variables: { ...variables, trips } }));
    expect(operation.variables).toEqual({
      input: {
        plate: 'WGM 2041K',
        depot: { connect: '2' },
        drivers: { sync: ['7', '8'] },
        permit: { create: { code: 'A1' } },
        trips: { create: [{ label: 'Gdynia', km: 340 }] },
      },
    });
  });

  it('derives created, updated and deleted rows from the previous record', async () => {
    const trips = [{ id: '1', label: 'Gdynia', km: 341 }, { label: 'Wilno' }];
    const previous = {
      drivers: [{ id: '7' }],
      permit: { id: '4', code: 'A0' },
      trips: [
        { id: '1', label: 'Gdynia' },
        { id: '2', label: 'Brno' },
      ],
    };
    const operation = await sent(() =>
      provider.update({ resource, id: '5', variables: { ...variables, depot: null, trips }, meta: { previous } }),
    );
    expect(operation.variables).toEqual({
      input: {
        id: '5',
        plate: 'WGM 2041K',
        depot: { disconnect: true },
        drivers: { sync: ['7', '8'] },
        permit: { update: { id: '4', code: 'A1' } },
        trips: { create: [{ label: 'Wilno' }], update: [{ id: '1', km: 341 }], delete: ['2'] },
      },
    });
  });

  it('is a conflict with the current record when somebody has changed the record meanwhile', async () => {
    const before = server.operations().length;
    const current = { id: '5', plate: 'WGM 2', created_at: '2026-11-26 10:00:01' };
    server.answer = () => ({ value: { data: [current] } });
    const meta = { fields: ['id', 'plate'], previous: {} };
    const update = (created_at: string) =>
      provider.update({ resource, id: '5', variables: { plate: 'WGM 3', created_at }, meta });
    await expect(update('2026-11-26 10:00:00')).rejects.toMatchObject({ code: 1409, statusCode: 409, current });
    const operations = () => server.operations().slice(before);
    expect(operations().map(({ method }) => method)).toEqual(['vehicles']);
    await update(current.created_at);
    expect(operations().map(({ method }) => method)).toEqual(['vehicles', 'vehicles', 'updateVehicle']);
    // A stock `@update` would store the time as a field.
    expect(operations().at(-1)?.variables).toEqual({ input: { id: '5', plate: 'WGM 3' } });
  });

  it('of a list is refused without the previous record', async () => {
    const update = provider.update({ resource, id: '5', variables: { trips: [] } });
    await expect(update).rejects.toMatchObject({ reason: 'internal' });
  });

  it('deletes and restores by id', async () => {
    await sent(() => provider.deleteOne({ resource, id: '5' }));
    expect((await call('restoreVehicle', { id: '5' })).variables).toEqual({ id: '5' });
  });

  it('may take a list, one plain argument, or none', async () => {
    expect((await call('deleteVehicles', { ids: ['5', '6'] })).variables).toEqual({ ids: ['5', '6'] });
    expect((await call('guardedCreate', { plate: 'WGM 1' })).variables).toEqual({ plate: 'WGM 1' });
    expect((await call('boomMutation', {})).variables).toEqual({});
    await expect(call('deleteVehicles', { id: '5' })).rejects.toMatchObject({ reason: 'internal' });
  });
});
