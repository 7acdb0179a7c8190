import type { DataProvider } from '@refinedev/core';
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

describe('several records', () => {
  it('are deleted in one request, and failed ones are named', async () => {
    server.answer = ({ variables: { id } }) =>
      id === '2' ? { message: 'In use', extensions: { code: 6 } } : { value: { id } };
    await expect(provider.deleteMany({ resource, ids: ['1', '2', '3'] })).rejects.toMatchObject({
      name: 'BatchError',
      message: 'In use',
      code: 6,
      of: 3,
      failures: [{ index: 1, id: '2', error: { message: 'In use' } }],
    });
    expect(server.posts).toHaveLength(1);
    server.answer = ({ variables: { id } }) => ({ value: { id } });
    expect(await provider.deleteMany({ resource, ids: ['1', '3'] })).toEqual({ data: [{ id: '1' }, { id: '3' }] });
  });
});

describe('deleting a record that is already deleted', () => {
  it('succeeds', async () => {
    server.answer = () => ({ value: null });
    expect(await provider.deleteOne({ resource, id: '5' })).toEqual({ data: { id: '5' } });
  });
});

describe('a new record', () => {
  it('gets an id from the generator', async () => {
    server.answer = ({ method }) => ({ value: method === 'idGenerator' ? '4711' : { id: '4711' } });
    await provider.create({ resource, variables: { license: 'WGM 2041K' } });
    expect(sent()).toEqual([
      { method: 'idGenerator', table: 'vehicles' },
      { method: 'createVehicle', input: { id: '4711', license: 'WGM 2041K' } },
    ]);
  });

  it('gets a random id when the generator fails', async () => {
    server.answer = ({ method }) => (method === 'idGenerator' ? { message: 'No' } : { value: { id: '1' } });
    await provider.create({ resource, variables: { license: 'WGM 2041K' } });
    expect(JSON.stringify(sent()[1])).toMatch(/"id":"[1-9]\d*"/);
  });

  it('gets its id from the server when the generator has no table for it', async () => {
    server.answer = () => ({ value: { id: '1' } });
    const variables = { profile: { type: 'PERSONAL', phone: '+48221234567' }, address: { city: 'Łódź' } };
    await provider.create({ resource: 'customers', variables });
    expect(sent()).toEqual([
      {
        method: 'createCustomer',
        input: {
          profile: { create: { type: 'PERSONAL', phone: '+48221234567' } },
          address: { create: { city: 'Łódź' } },
        },
      },
    ]);
  });

  it('in a bulk takes two requests: ids, then records', async () => {
    server.answer = ({ method }) => ({ value: method === 'idGenerator' ? '1' : { id: '1' } });
    await provider.createMany({ resource, variables: [{ license: 'A' }, { license: 'B' }] });
    expect(server.posts.map(({ operations }) => operations.map(({ method }) => method))).toEqual([
      ['idGenerator', 'idGenerator'],
      ['createVehicle', 'createVehicle'],
    ]);
  });
});

describe('an update', () => {
  const modified_at = '2026-11-21T10:51:36.123456Z';

  it.each([
    ['from meta', {}, { modifiedAt: modified_at }],
    ['from the record', { modified_at }, {}],
  ])('returns modified_at %s', async (_, more, meta) => {
    server.answer = () => ({ value: { id: '5' } });
    const variables = { vin: null, vehicle_class: { id: '2' }, vehicle_make: null, ...more };
    await provider.update({ resource, id: '5', variables, meta });
    expect(sent()).toEqual([
      {
        method: 'updateVehicle',
        input: { id: '5', modified_at, vin: null, vehicle_class: { connect: '2' }, vehicle_make: { disconnect: true } },
      },
    ]);
  });

  it('of owned records updates them', async () => {
    server.answer = () => ({ value: { id: '5' } });
    await provider.update({ resource: 'customers', id: '5', variables: { profile: { phone: '+48221234567' } } });
    expect(sent()).toMatchObject([{ input: { profile: { update: { phone: '+48221234567' } } } }]);
  });
});

const custom = (meta: object) => provider.custom({ url: '', method: 'post', meta });

describe('a custom mutation', () => {
  it('is called with its input, and returns the record', async () => {
    server.answer = () => ({ value: { id: '5', is_active: false } });
    const meta = { method: 'updateVehicleStatus', input: { id: '5', is_active: false }, fields: ['id', 'is_active'] };
    expect(await custom(meta)).toEqual({ data: { id: '5', is_active: false } });
    expect(sent()).toEqual([{ method: 'updateVehicleStatus', input: { id: '5', is_active: false } }]);
  });

  it('is called with the id only when it takes no more', async () => {
    server.answer = () => ({ value: { id: '5' } });
    await custom({ method: 'restoreVehicle', input: { id: '5' } });
    expect(sent()).toEqual([{ method: 'restoreVehicle', id: '5' }]);
  });

  it('without a record selects its first field', async () => {
    server.answer = () => ({ value: { status: 'success' } });
    const input = { email: 'anna@example.com', auth_url: 'https://console.test/auth/invitation' };
    expect(await custom({ method: 'userInvite', input })).toEqual({ data: { status: 'success' } });
    expect(sent()).toEqual([{ method: 'userInvite', input }]);
  });

  it('accepts arguments of any type', async () => {
    server.answer = () => ({ value: { recovery_codes: [] } });
    await custom({ method: 'twofaRecoveryCodes', input: { code: '123456' } });
    expect(sent()).toEqual([{ method: 'twofaRecoveryCodes', code: '123456' }]);
  });

  it('that finds no record is not found', async () => {
    server.answer = () => ({ value: null });
    await expect(custom({ method: 'restoreVehicle', input: { id: '5' } })).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('a query without a page', () => {
  it('returns its record with the requested fields', async () => {
    server.answer = () => ({ value: { active: true, recovery_codes_left: 9 } });
    const meta = { method: 'twofaStatus', fields: ['active', 'recovery_codes_left'] };
    expect(await provider.custom({ url: '', method: 'get', meta })).toEqual({
      data: { active: true, recovery_codes_left: 9 },
    });
  });

  it('accepts named arguments, and returns a list as a value', async () => {
    server.answer = () => ({ value: [{ number: 'TR/2026/000001' }] });
    const ask = (input: object) =>
      provider.custom({ url: '', method: 'get', meta: { method: 'crewBookings', input, fields: ['number'] } });
    expect(await ask({ id: '5' })).toEqual({ data: { value: [{ number: 'TR/2026/000001' }] } });
    expect(server.operations()).toMatchObject([{ query: expect.stringContaining('$id: ID!'), variables: { id: '5' } }]);
    await expect(ask({ ids: ['5'] })).rejects.toMatchObject({ reason: 'internal' });
  });

  it('that the contract lacks is an internal error, and nothing is sent', async () => {
    await expect(provider.custom({ url: '', method: 'get', meta: { method: 'accounts' } })).rejects.toMatchObject({
      reason: 'internal',
    });
    expect(server.posts).toEqual([]);
  });
});
