import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReceivedChange, subscribeToChanges } from '../harness/change-subscription';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { methodDocumentOf, contractMutations } from './contract';
import { idPositionsOf, smallestArgumentsOf } from './input';
import { fetchListedIds, type RecordIds } from './records';

let server: TestServer;
let owner: SignedInUser;
let ids: RecordIds;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn('admin@demo.test');
  ids = await fetchListedIds(server, owner.token);
});

afterAll(() => server.close());

/** Returns the received changes without the ids of the users who made them. */
const changesOf = (received: readonly ReceivedChange[]) =>
  received.map(({ entity, id, action }) => ({ entity, id, action }));

const createVehicle = async (token: string, license: string) => {
  const query = 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }';
  const { data } = await server.call<{ createVehicle: { id: string } }>(query, { input: { license } }, { token });
  return data?.createVehicle.id;
};

/** Methods that the test does not call, because they end the caller's session or require a second factor. */
const ending = new Set([
  'deleteDevice',
  'deleteOtherDevices',
  'deleteTenant',
  'deleteUser',
  'requireTwoFactor',
  'updateUserState',
]);

describe('published changes', () => {
  it('of the last seconds reach a new subscriber, except one’s own', async () => {
    const logistician = await server.signIn('logistician@demo.test');
    const id = await createVehicle(owner.token, 'LIVE 0');
    const [others, own] = [
      await subscribeToChanges(server, logistician.token, { entities: ['vehicles'] }),
      await subscribeToChanges(server, owner.token, { entities: ['vehicles'] }),
    ];
    expect(changesOf(others.earlier)).toEqual([{ entity: 'vehicles', id, action: 'CREATED' }]);
    expect(own.earlier).toEqual([]);
    await Promise.all([others.dispose(), own.dispose()]);
  });

  it('never reach another tenant, whatever is called', async () => {
    const other = await server.signIn('admin@other.test');
    const theirs = await subscribeToChanges(server, other.token, { probe: { tenant: other.tenant } });
    const ours = await subscribeToChanges(server, owner.token);
    const own = (record: string | undefined) => Array.from(ids.get(record ?? '') ?? [])[0] ?? '';
    for (const method of contractMutations.filter((item) => idPositionsOf(item).length > 0 && !ending.has(item.name))) {
      await server.call(methodDocumentOf(method, 0), smallestArgumentsOf(method, own), { token: owner.token });
    }
    // The other tenant changes a vehicle of its own last. A change that it must not receive would therefore arrive
    // before that change.
    const id = await createVehicle(other.token, 'LIVE 1');
    const activity = { entity: 'activities', id: expect.any(String), action: 'CREATED' };
    const vehicle = { entity: 'vehicles', id, action: 'CREATED' };
    await Promise.all([theirs.waitForPublished(), ours.waitForPublished()]);
    expect(changesOf(theirs.received).toSorted((a, b) => a.entity.localeCompare(b.entity))).toEqual([
      activity,
      vehicle,
    ]);
    expect(ours.received.length).toBeGreaterThan(5);
    await Promise.all([theirs.dispose(), ours.dispose()]);
  });

  it('report assignments and transitions as changes of the request', async () => {
    const call = (method: string, type: string, input: object) =>
      server.call<{ made: { id: string } }>(
        `mutation ($input: ${type}!) { made: ${method}(input: $input) { id } }`,
        { input },
        { token: owner.token },
      );
    const { data } = await call('createServiceTransportation', 'CreateServiceTransportationInput', {});
    const id = data?.made.id ?? '';
    const { received, waitForPublished, dispose } = await subscribeToChanges(server, owner.token);
    const [reason] = Array.from(ids.get('CancelRequestReason') ?? []);
    await call('assignServiceTransportationLogistician', 'AssignLogisticianInput', { id, logist_id: owner.user });
    await call('answerServiceTransportationAssignment', 'AnswerAssignmentInput', { id, accepted: true });
    const cancelled = { id, status: 'CANCELED_REQUEST', feedback: { reason: { connect: reason } } };
    await call('updateServiceTransportationStatus', 'UpdateServiceTransportationStatusInput', cancelled);
    const changed = { entity: 'service_transportations', id, action: 'UPDATED' };
    await waitForPublished();
    expect(changesOf(received).filter(({ entity }) => entity === 'service_transportations')).toEqual([
      changed,
      changed,
      changed,
    ]);
    // Jobs that the first test queued may change users meanwhile; their changes name no user.
    const own = received.filter(({ user_id: user }) => user === owner.user);
    expect(new Set(own.map(({ entity }) => entity))).toEqual(
      new Set(['service_transportations', 'activities', 'logist_tasks']),
    );
    await dispose();
  });

  it('do not report customers to a driver, who may list own requests only', async () => {
    const driver = await server.signIn('driver@demo.test');
    const query =
      '{ requests: serviceTransportation(first: 1, where: { column: status, value: "SERVICE_CONFIRMED" }) { data { id } } }';
    const { data } = await server.call<{ requests: { data: { id: string }[] } }>(query, {}, { token: driver.token });
    const request = data?.requests.data[0]?.id;
    const { received, waitForPublished, dispose } = await subscribeToChanges(server, driver.token, {
      probe: { entity: 'service_transportations', id: request },
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
    await waitForPublished();
    // A deletion changes the driver's legs and tasks, too, because lists do not show them any more.
    // The driver is notified as well.
    const parts = ['routes', 'route_tasks', 'inbox_entries'];
    expect(changesOf(received).filter(({ entity }) => !parts.includes(entity))).toEqual([
      { entity: 'service_transportations', id: request, action: 'DELETED' },
    ]);
    expect(received.some(({ entity }) => entity === 'routes')).toBe(true);
    await dispose();
  });
});
