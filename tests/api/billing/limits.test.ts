import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTariffUsage } from '../../../server/areas/entitlements/usage';
import { vehicleEntity } from '../../../server/areas/fleet';
import { setBillingClock } from '../harness/clock';
import { avoidMidnight } from '../harness/midnight';
import { startSecondServer } from '../harness/second-server';
import { type GraphqlResponse, type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql, waitMilliseconds } from '../identity/calls';
import { registerCompany, startTrial } from '../identity/registration';
import { runCompanySql, firstRefusalOf } from './expired-subscription';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** Registers a company in a trial of START: 5 users, 20 vehicles, 300 requests a month. */
async function registerTrialCompany(): Promise<SignedInUser> {
  const founder = await registerCompany(server);
  const { errors } = await startTrial(server, founder, '1');
  if (errors) throw new Error(`no trial: ${JSON.stringify(errors)}`);
  return founder;
}

interface Made {
  made: { id: string };
}

let serial = 0;
const createVehicle = (by: SignedInUser, at = server) =>
  at.call<Made>(
    'mutation ($input: CreateVehicleInput!) { made: createVehicle(input: $input) { id } }',
    { input: { license: `LIM ${(serial += 1)}` } },
    { token: by.token },
  );
const createRequest = (by: SignedInUser) =>
  server.call<Made>('mutation { made: createServiceTransportation(input: {}) { id } }', {}, { token: by.token });
const onId = (by: SignedInUser, method: string, id: string) =>
  server.call<Made>(`mutation ($id: ID!) { made: ${method}(id: $id) { id } }`, { id }, { token: by.token });
const setState = (by: SignedInUser, id: string, state: string) =>
  server.call<Made>(
    'mutation ($input: UpdateUserStateInput!) { made: updateUserState(input: $input) { id } }',
    { input: { id, state } },
    { token: by.token },
  );

async function createUser(by: SignedInUser): Promise<GraphqlResponse<Made>> {
  const roles = await server.call<{ roles: { data: { id: string; name: string }[] } }>(
    '{ roles(first: 10) { data { id name } } }',
    {},
    { token: by.token },
  );
  const driver = roles.data?.roles.data.find(({ name }) => name === 'driver')?.id;
  const input = {
    email: `user${(serial += 1)}@limits.example`,
    profile: { create: { first_name: 'Ola', last_name: 'Nowak' } },
    roles: { connect: [driver] },
  };
  return server.call(
    'mutation ($input: CreateUserInput!) { made: createUser(input: $input) { id } }',
    { input },
    { token: by.token },
  );
}

/** Waits for calls that create records and returns the ids of the records. @throws Error if a call was refused */
async function all(responses: Promise<GraphqlResponse<Made>>[]): Promise<string[]> {
  return (await Promise.all(responses)).map(({ data, errors }) => {
    if (!data) throw new Error(`refused: ${JSON.stringify(errors)}`);
    return data.made.id;
  });
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const used = async (by: SignedInUser, code: string) =>
  (await server.database.read(by.tenant, (session) => readTariffUsage(session, by.tenant))).find(
    (one) => one.code === code,
  );
const full = (code: string) => ({ code: 1403, reason: `limit_${code}` });

describe('the limit of vehicles', () => {
  it('holds when thirty are created at once on two servers', async () => {
    const founder = await registerTrialCompany();
    await all(times(17, () => createVehicle(founder)));
    const two = await startSecondServer(server);
    let turn = 0;
    const responses = await Promise.all(times(30, () => createVehicle(founder, (turn += 1) % 2 === 0 ? server : two)));
    await two.close();
    const refused = responses.filter(({ errors }) => errors);
    expect(responses.length - refused.length).toBe(3);
    for (const response of refused) {
      expect(firstRefusalOf(response)).toEqual(full('vehicles'));
      expect(response.errors?.[0]?.extensions?.validation).toEqual({
        input: [{ code: 'limit_vehicles', payload: { limit: 20 } }],
      });
    }
    expect(await used(founder, 'vehicles')).toEqual({ code: 'vehicles', used: 20, limit: 20 });
  });

  it('does not count deleted vehicles, and counts restored ones again', async () => {
    const founder = await registerTrialCompany();
    const [first = '', second = ''] = await all(times(20, () => createVehicle(founder)));
    await all([onId(founder, 'deleteVehicle', first), onId(founder, 'deleteVehicle', second)]);
    await all([createVehicle(founder)]);
    const both = await Promise.all([onId(founder, 'restoreVehicle', first), onId(founder, 'restoreVehicle', second)]);
    expect(both.map(firstRefusalOf).filter(Boolean)).toEqual([full('vehicles')]);
    expect(await used(founder, 'vehicles')).toEqual({ code: 'vehicles', used: 20, limit: 20 });
    // Restoring a vehicle that is not deleted succeeds even at the limit, because the vehicle is already counted.
    const kept = both[0]?.errors ? second : first;
    expect(firstRefusalOf(await onId(founder, 'restoreVehicle', kept))).toBeUndefined();
  });

  it('is higher with the next call after an upgrade, and absent when the tariff names none', async () => {
    const founder = await registerTrialCompany();
    await all(times(20, () => createVehicle(founder)));
    expect(firstRefusalOf(await createVehicle(founder))).toEqual(full('vehicles'));
    const taken = (tariff: number) => [
      `UPDATE payments SET tariff_id = ${tariff} WHERE tenant_id = $1`,
      `UPDATE tenants SET tariff_id = ${tariff} WHERE id = $1`,
    ];
    await runCompanySql(server, founder.tenant, ...taken(2));
    await all(times(2, () => createVehicle(founder)));
    // After a change to a tariff with a lower limit, existing vehicles stay, but new ones are refused.
    await runCompanySql(server, founder.tenant, ...taken(5));
    expect(firstRefusalOf(await createVehicle(founder))).toEqual(full('vehicles'));
    expect(await used(founder, 'vehicles')).toEqual({ code: 'vehicles', used: 22, limit: 5 });
    await runCompanySql(server, founder.tenant, ...taken(4));
    await all(times(2, () => createVehicle(founder)));
    expect(await used(founder, 'vehicles')).toEqual({ code: 'vehicles', used: 24, limit: null });
  });

  it('is not reported while another field is invalid', async () => {
    const founder = await registerTrialCompany();
    await all(times(20, () => createVehicle(founder)));
    const response = await server.call(
      'mutation { createVehicle(input: { license: " " }) { id } }',
      {},
      { token: founder.token },
    );
    expect(firstRefusalOf(response)).toEqual({ code: 6, reason: undefined });
  });
});

describe('the limit of users', () => {
  it('counts active and invited users, and refuses to reactivate one above it', async () => {
    const founder = await registerTrialCompany();
    const [first = '', second = ''] = await all(times(4, () => createUser(founder)));
    expect(firstRefusalOf(await createUser(founder))).toEqual(full('users'));
    await runSql(server, "UPDATE users SET state = 'ACTIVE' WHERE tenant_id = $1", founder.tenant);
    await all([setState(founder, first, 'IN_ACTIVE'), setState(founder, second, 'IN_ACTIVE')]);
    await all([createUser(founder)]);
    const both = await Promise.all([setState(founder, first, 'ACTIVE'), setState(founder, second, 'ACTIVE')]);
    expect(both.map(firstRefusalOf).filter(Boolean)).toEqual([full('users')]);
    expect(await used(founder, 'users')).toEqual({ code: 'users', used: 5, limit: 5 });
    const working = both[0]?.errors ? second : first;
    await all([onId(founder, 'deleteUser', working)]);
    await all([setState(founder, working === first ? second : first, 'ACTIVE')]);
    expect(await used(founder, 'users')).toEqual({ code: 'users', used: 5, limit: 5 });
  });

  it('holds when ten users are created at once', async () => {
    const founder = await registerTrialCompany();
    const responses = await Promise.all(times(10, () => createUser(founder)));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(4);
    expect(responses.flatMap((response) => firstRefusalOf(response) ?? [])).toEqual(times(6, () => full('users')));
  });
});

describe('the limit of requests', () => {
  it('counts the requests of a calendar month, deleted ones included', async () => {
    await avoidMidnight();
    const founder = await registerTrialCompany();
    const [row] = await runSql(
      server,
      "SELECT (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '1 month')::date",
    );
    // Lowers the limit to five requests a month, so that the test needs only a few calls.
    await runSql(server, 'UPDATE opportunities SET "limit" = 5 WHERE tariff_id = 1 AND code = \'requests\'');
    const [first = ''] = await all(times(3, () => createRequest(founder)));
    await all([onId(founder, 'deleteServiceTransportation', first)]);
    const responses = await Promise.all(times(6, () => createRequest(founder)));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(2);
    expect(responses.flatMap((response) => firstRefusalOf(response) ?? [])).toEqual(times(4, () => full('requests')));
    // A deleted request still counts towards the month's limit, so restoring it does not exceed the limit.
    await all([onId(founder, 'restoreServiceTransportation', first)]);
    expect(await used(founder, 'requests')).toEqual({ code: 'requests', used: 5, limit: 5 });

    await runSql(server, 'UPDATE payments SET end_date = end_date + 60 WHERE tenant_id = $1', founder.tenant);
    await setBillingClock(server.database, `${row?.[0]}T00:00:00Z`);
    expect(await used(founder, 'requests')).toEqual({ code: 'requests', used: 0, limit: 5 });
    expect(firstRefusalOf(await createRequest(founder))).toBeUndefined();
    await setBillingClock(server.database);
    expect(firstRefusalOf(await createRequest(founder))).toEqual(full('requests'));
  });
});

describe('a limit', () => {
  it('does not make one company wait for another', async ({ skip }) => {
    if (server.database.engine === 'pglite') skip('it has one connection: everybody waits there');
    const [one, other] = [await registerTrialCompany(), await registerTrialCompany()];
    const stored: string[] = [];
    const waiting = await server.database.write(one.tenant, async (session) => {
      await vehicleEntity.quota?.reserve({ session, tenant: one.tenant }, 1);
      const own = createVehicle(one).then((response) => stored.push(firstRefusalOf(response) ? 'refused' : 'stored'));
      await all([createVehicle(other), createRequest(one)]);
      await waitMilliseconds(300);
      expect(stored).toEqual([]);
      return { own };
    });
    await waiting.own;
    expect(stored).toEqual(['stored']);
  });

  it('does not apply to the operator', async () => {
    const operator = await server.signIn('operator@waybill.test');
    await runCompanySql(server, operator.tenant, 'UPDATE tenants SET tariff_id = 5 WHERE id = $1');
    expect(await all(times(6, () => createVehicle(operator)))).toHaveLength(6);
  });
});
