import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HeardChange, listen } from '../harness/hearing';
import { startTestServer, type SignedIn, type TestServer } from '../harness/server';
import { documentOf, mutations } from './contract';
import { idPositions, smallestArguments } from './input';
import { listedIds, type RecordIds } from './records';

let server: TestServer;
let owner: SignedIn;
let ids: RecordIds;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn('admin@demo.test');
  ids = await listedIds(server, owner.token);
});

afterAll(() => server.close());

/** What was heard, whoever did it. */
const changesOf = (heard: readonly HeardChange[]) => heard.map(({ entity, id, action }) => ({ entity, id, action }));

const createVehicle = async (token: string, license: string) => {
  const query = 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }';
  const { data } = await server.call<{ createVehicle: { id: string } }>(query, { input: { license } }, { token });
  return data?.createVehicle.id;
};

/** These end sessions that the tests go on with, or hold their holders to setting up a second factor. */
const ending = new Set([
  'deleteDevice',
  'deleteOtherDevices',
  'deleteTenant',
  'deleteUser',
  'requireTwoFactor',
  'updateUserState',
]);

describe('changes as they happen', () => {
  it('tell another tenant of nothing, whatever is called', async () => {
    const other = await server.signIn('admin@other.test');
    const theirs = await listen(server, other.token, { of: { tenant: other.tenant } });
    const ours = await listen(server, owner.token);
    const own = (record: string | undefined) => Array.from(ids.get(record ?? '') ?? [])[0] ?? '';
    for (const method of mutations.filter((item) => idPositions(item).length > 0 && !ending.has(item.name))) {
      await server.call(documentOf(method, 0), smallestArguments(method, own), { token: owner.token });
    }
    // What the other tenant does itself comes after everything that it must not hear.
    const id = await createVehicle(other.token, 'LIVE 1');
    const activity = { entity: 'activities', id: expect.any(String), action: 'CREATED' };
    const vehicle = { entity: 'vehicles', id, action: 'CREATED' };
    await Promise.all([theirs.caughtUp(), ours.caughtUp()]);
    expect(changesOf(theirs.heard).toSorted((a, b) => a.entity.localeCompare(b.entity))).toEqual([activity, vehicle]);
    expect(ours.heard.length).toBeGreaterThan(5);
    await Promise.all([theirs.dispose(), ours.dispose()]);
  });

  it('tell of who is given a request, and of its steps, as of changes of the request', async () => {
    const call = (method: string, type: string, input: object) =>
      server.call<{ made: { id: string } }>(
        `mutation ($input: ${type}!) { made: ${method}(input: $input) { id } }`,
        { input },
        { token: owner.token },
      );
    const { data } = await call('createServiceTransportation', 'CreateServiceTransportationInput', {});
    const id = data?.made.id ?? '';
    const { heard, caughtUp, dispose } = await listen(server, owner.token);
    const [reason] = Array.from(ids.get('CancelRequestReason') ?? []);
    await call('assignServiceTransportationLogistician', 'AssignLogisticianInput', { id, logist_id: owner.user });
    await call('answerServiceTransportationAssignment', 'AnswerAssignmentInput', { id, accepted: true });
    const cancelled = { id, status: 'CANCELED_REQUEST', feedback: { reason: { connect: reason } } };
    await call('updateServiceTransportationStatus', 'UpdateServiceTransportationStatusInput', cancelled);
    const changed = { entity: 'service_transportations', id, action: 'UPDATED' };
    await caughtUp();
    expect(changesOf(heard).filter(({ entity }) => entity === 'service_transportations')).toEqual([
      changed,
      changed,
      changed,
    ]);
    expect(new Set(heard.map(({ entity }) => entity))).toEqual(
      new Set(['service_transportations', 'activities', 'logist_tasks']),
    );
    await dispose();
  });

  it('tell a driver, who may list requests of their own, of no customer', async () => {
    const driver = await server.signIn('driver@demo.test');
    const query =
      '{ requests: serviceTransportation(first: 1, where: { column: status, value: "SERVICE_CONFIRMED" }) { data { id } } }';
    const { data } = await server.call<{ requests: { data: { id: string }[] } }>(query, {}, { token: driver.token });
    const request = data?.requests.data[0]?.id;
    const { heard, caughtUp, dispose } = await listen(server, driver.token, {
      of: { entity: 'service_transportations', id: request },
    });
    const [customer] = Array.from(ids.get('Customer') ?? []).slice(-1);
    await server.call(
      'mutation ($id: ID!) { deleteCustomer(id: $id) { id } }',
      { id: customer },
      { token: owner.token },
    );
    await createVehicle(owner.token, 'LIVE 2');
    await server.call(
      'mutation ($id: ID!) { deleteServiceTransportation(id: $id) { id } }',
      { id: request },
      { token: owner.token },
    );
    await caughtUp();
    expect(changesOf(heard)).toEqual([{ entity: 'service_transportations', id: request, action: 'DELETED' }]);
    await dispose();
  });
});
