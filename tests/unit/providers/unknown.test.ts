import type { BaseKey, DataProvider } from '@refinedev/core';
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
describe('a name that the contract lacks', () => {
  const id: BaseKey = '1';
  const requests: [string, () => Promise<unknown>][] = [
    ['entity', () => provider.getList({ resource: 'ships' })],
    ['entity of a record', () => provider.getOne({ resource: 'ships', id })],
    ['field', () => provider.getList({ resource, meta: { fields: ['id', 'colour'] } })],
    ['field below a field', () => provider.getOne({ resource, id, meta: { fields: ['vehicle_class.colour'] } })],
    ['object for a field', () => provider.getOne({ resource, id, meta: { fields: ['vehicle_class'] } })],
    ['filter', () => provider.getList({ resource, filters: [{ field: 'tenant_id', operator: 'eq', value: 1 }] })],
    ['order', () => provider.getList({ resource, sorters: [{ field: 'colour', order: 'asc' }] })],
    [
      'comparison',
      () => provider.getList({ resource, filters: [{ field: 'vin', operator: 'containss', value: 'x' }] }),
    ],
    ['deleted records', () => provider.getList({ resource: 'vehicleClass', meta: { trashed: 'ONLY' } })],
    ['field to write', () => provider.create({ resource, variables: { id, colour: 'red' } })],
    ['field below a field to write', () => provider.update({ resource, id, variables: { vehicle_class: { hue: 1 } } })],
    ['method of an entity', () => provider.deleteOne({ resource: 'vehicleClass', id })],
    ['method', () => provider.custom({ url: '', method: 'post', meta: { method: 'launchVehicle' } })],
    ['custom call without a method', () => provider.custom({ url: '', method: 'post' })],
    [
      'argument',
      () => provider.custom({ url: '', method: 'post', meta: { method: 'deleteVehicle', input: { id, at: 1 } } }),
    ],
  ];

  it.each(requests)('is an internal error before sending: %s', async (_, ask) => {
    await expect(ask()).rejects.toMatchObject({ name: 'ApiError', reason: 'internal' });
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    expect(server.posts).toEqual([]);
  });
});
