import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import {
  fetchVehicleIds,
  inputProblemCodesOf,
  queryRows,
  queryValue,
  requestsApiOf,
  returnedRecordOf,
} from '../transport/requests-api';

let server: TestServer;
let admin: SignedInUser;
let calls: ReturnType<typeof requestsApiOf>;
let driver: string;
let vehicle: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  calls = requestsApiOf(server, admin);
  driver = await queryValue(server, "SELECT id FROM users WHERE email = 'driver@demo.test'");
  [vehicle = ''] = await fetchVehicleIds(server, 'rigid18');
});

afterAll(() => server.close());

const connect = (id: string) => ({ connect: id });
const update = (method: 'updateUser' | 'updateVehicle', input: object, by: SignedInUser = admin) => {
  const type = method === 'updateUser' ? 'UpdateUserInput' : 'UpdateVehicleInput';
  const query = `mutation ($input: ${type}!) { ${method}(input: $input) { id documents_until } }`;
  return server.call<{ [method: string]: { id: string; documents_until: string | null } }>(query, { input }, by);
};
const setDriver = (input: object) => update('updateUser', { id: driver, ...input });

beforeEach(async () => {
  await queryRows(server, 'UPDATE users SET driving_licence_until = NULL, code_95_until = NULL, adr_until = NULL');
  await queryRows(server, 'UPDATE vehicles SET inspection_until = NULL, insurance_until = NULL');
});

/** Creates a request of a day of 2036, with a leg of the driver and vehicle from 06:00 to 14:00. */
async function createLeg(day: string, { request: ofRequest = {}, leg = {} }: { request?: object; leg?: object } = {}) {
  const days = { to_take_to_work_from: `2036-${day}`, delivery_date_to: `2036-${day}` };
  const request = returnedRecordOf(await calls.create({ ...days, ...ofRequest }));
  const answer = await calls.createRoute({
    service_transportation: connect(request.id),
    driver: connect(driver),
    vehicle: connect(vehicle),
    planned_start: `2036-${day}T06:00:00Z`,
    planned_end: `2036-${day}T14:00:00Z`,
    ...leg,
  });
  return { request, answer };
}

/** Sets what happens to legs with documents that expire. */
async function setRule(leg_expired_documents: 'REFUSE' | 'REASON') {
  const read = '{ tenant(first: 1) { data { id modified_at leg_expired_documents } } }';
  const { data } = await server.call<{
    tenant: { data: { id: string; modified_at: string; leg_expired_documents: string }[] };
  }>(read, {}, admin);
  const [tenant] = data?.tenant.data ?? [];
  const query = 'mutation ($input: UpdateTenantInput!) { updateTenant(input: $input) { id } }';
  const input = { id: tenant?.id, modified_at: tenant?.modified_at, leg_expired_documents };
  returnedRecordOf(await server.call<{ updateTenant: { id: string } }>(query, { input }, admin));
  return tenant?.leg_expired_documents;
}

describe('documents', () => {
  it('are written with their owner, which shows the earliest of their last days', async () => {
    const written = await setDriver({ driving_licence_until: '2036-05-01', code_95_until: '2036-04-01' });
    expect(returnedRecordOf(written).documents_until).toBe('2036-04-01');
    const changed = await update('updateVehicle', { id: vehicle, insurance_until: '2036-03-01' });
    expect(returnedRecordOf(changed).documents_until).toBe('2036-03-01');
    const history = await queryRows(
      server,
      "SELECT details ->> 'fields' FROM activities WHERE entity_id = $1 AND details ->> 'fields' LIKE '%_until%'",
      vehicle,
    );
    expect(history).toEqual([['["insurance_until"]']]);
    expect(inputProblemCodesOf(await setDriver({ adr_until: '0036-01-01' }))).toEqual({ adr_until: ['year'] });
  });

  it('are hidden from colleagues who do not plan, and not written by another company', async () => {
    await setDriver({ code_95_until: '2036-04-01' });
    const other = await server.signIn('admin@other.test');
    expect((await update('updateUser', { id: driver, code_95_until: '2036-05-01' }, other)).errors).toHaveLength(1);
    expect(await queryValue(server, 'SELECT code_95_until FROM users WHERE id = $1', driver)).toBe('2036-04-01');
    const read = `query ($id: Mixed) { usersViewDriver(first: 1, where: { column: id, value: $id }) {
      data { code_95_until documents_until } } }`;
    const seenBy = async (by: SignedInUser) => {
      const { data } = await server.call<{ usersViewDriver: { data: object[] } }>(read, { id: driver }, by);
      return data?.usersViewDriver.data;
    };
    expect(await seenBy(admin)).toEqual([{ code_95_until: '2036-04-01', documents_until: '2036-04-01' }]);
    await queryRows(
      server,
      `DELETE FROM role_permissions g USING permissions p, roles r WHERE p.id = g.permission_id AND r.id = g.role_id
        AND r.tenant_id = g.tenant_id AND r.name = 'logistician' AND p.code IN ('users.read', 'routes.write')`,
    );
    const colleague = await server.signIn('logistician@demo.test');
    expect(await seenBy(colleague)).toEqual([{ code_95_until: null, documents_until: null }]);
  });
});

describe('a leg', () => {
  it('is refused when a document of its driver or vehicle expires before it ends, which is the default', async () => {
    await setDriver({ driving_licence_until: '2036-02-01' });
    await update('updateVehicle', { id: vehicle, inspection_until: '2036-02-01' });
    expect(inputProblemCodesOf((await createLeg('02-02')).answer)).toEqual({
      driver: ['leg_licence_expired'],
      vehicle: ['leg_inspection_expired'],
    });
    returnedRecordOf((await createLeg('02-01')).answer);
  });

  it('is allowed with a reason, which it keeps, once the company says so', async () => {
    await setDriver({ code_95_until: '2036-03-01' });
    expect(await setRule('REASON')).toBe('REFUSE');
    expect(inputProblemCodesOf((await createLeg('03-02')).answer)).toEqual({
      driver: ['leg_code_95_expired'],
      exception_reason: ['reason_required'],
    });
    const exception_reason = 'The new card is issued on 2 March';
    const leg = returnedRecordOf((await createLeg('03-02', { leg: { exception_reason } })).answer);
    expect(leg).toMatchObject({
      exception_reason,
      findings: [{ code: 'CODE_95_EXPIRED', effect: 'ACCEPTED', payload: { until: '2036-03-01' } }],
    });
    const reasons = "SELECT details ->> 'reason' FROM activities WHERE entity_id = $1 AND details ? 'reason'";
    expect(await queryRows(server, reasons, leg.id)).toEqual([[exception_reason]]);
    await setRule('REFUSE');
    expect((await createLeg('03-03')).answer.errors).toHaveLength(1);
  });

  it('asks for ADR only when the service is the transport of dangerous goods', async () => {
    await setDriver({ adr_until: '2036-04-01' });
    returnedRecordOf((await createLeg('04-02')).answer);
    const service = connect(await queryValue(server, "SELECT id FROM services WHERE code = 'ADR'"));
    expect(inputProblemCodesOf((await createLeg('04-03', { request: { service } })).answer)).toEqual({
      driver: ['leg_adr_expired'],
    });
  });

  it('that is planned already is named when a document is shortened, and offers only who may drive it', async () => {
    const { request, answer } = await createLeg('05-02');
    returnedRecordOf(answer);
    const shortened = await setDriver({ code_95_until: '2036-05-01' });
    expect(shortened.body).toMatchObject({
      extensions: { notices: [{ code: 'driver_breaks_legs', payload: { count: 1, requests: request.number } }] },
    });
    expect(await calls.read(request.id)).toMatchObject({ breaks_leg_rules: true });
    const leg = {
      service_transportation_id: (await createLeg('06-02', { leg: { driver: undefined } })).request.id,
      planned_start: '2036-06-02T06:00:00Z',
      planned_end: '2036-06-02T14:00:00Z',
    };
    const query = `query ($input: LegCandidatesInput!) { legCandidates(input: $input) { candidates { id suitable findings { code payload } } } }`;
    const name = await queryValue(server, 'SELECT display_name FROM users WHERE id = $1', driver);
    const { data } = await server.call<{ legCandidates: { candidates: { id: string }[] } }>(
      query,
      { input: { leg, role: 'DRIVER', search: name } },
      admin,
    );
    expect(data?.legCandidates.candidates.find(({ id }) => id === driver)).toMatchObject({
      suitable: false,
      findings: [{ code: 'CODE_95_EXPIRED', payload: { until: '2036-05-01' } }],
    });
  });
});

describe('the dashboard', () => {
  it('counts drivers and vehicles by the document that expires first, for those who plan', async () => {
    const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
    await setDriver({ driving_licence_until: day(400), code_95_until: day(-3) });
    const vehicles = await queryRows(
      server,
      'SELECT id FROM vehicles WHERE tenant_id = 1 AND is_active AND deleted_at IS NULL ORDER BY id LIMIT 4',
    );
    const ends = [3, 20, 50, 100];
    for (const [index, [id]] of vehicles.entries())
      await update('updateVehicle', { id, inspection_until: day(ends[index] ?? 0) });
    const query = `query ($input: DashboardInput!) { dashboard(input: $input) { documents {
      drivers { expired in_7_days in_30_days in_60_days } vehicles { expired in_7_days in_30_days in_60_days } } } }`;
    const input = { from: day(0), to: day(0), time_zone: 'UTC' };
    const documents = async (by: SignedInUser) => {
      const { data } = await server.call<{ dashboard: { documents: object | null } }>(query, { input }, by);
      return data?.dashboard.documents;
    };
    expect(await documents(admin)).toEqual({
      drivers: { expired: 1, in_7_days: 0, in_30_days: 0, in_60_days: 0 },
      vehicles: { expired: 0, in_7_days: 1, in_30_days: 2, in_60_days: 3 },
    });
    expect(await documents(await server.signIn('admin@other.test'))).toMatchObject({ drivers: { expired: 0 } });
  });
});
