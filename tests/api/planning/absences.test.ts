import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

interface AbsenceRecord {
  id: string;
  brief: string;
  driver: { id: string } | null;
  vehicle: { id: string } | null;
}

const write = (method: 'createAbsence' | 'updateAbsence', input: object, by: SignedInUser = admin) => {
  const type = `${method.charAt(0).toUpperCase()}${method.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${method}(input: $input) { id brief driver { id } vehicle { id } } }`;
  return server.call<{ [method: string]: AbsenceRecord }>(query, { input }, by);
};
const times = (from: string, to: string) => ({ starts_at: `2035-${from}:00Z`, ends_at: `2035-${to}:00Z` });
const connect = (id: string) => ({ connect: id });

/** Creates a request of a day of 2035, with a leg of the driver and vehicle from 06:00 to 14:00. */
async function createLeg(day: string) {
  const request = returnedRecordOf(
    await calls.create({ to_take_to_work_from: `2035-${day}`, delivery_date_to: `2035-${day}` }),
  );
  const leg = {
    service_transportation: connect(request.id),
    driver: connect(driver),
    vehicle: connect(vehicle),
    planned_start: `2035-${day}T06:00:00Z`,
    planned_end: `2035-${day}T14:00:00Z`,
  };
  return { request, answer: await calls.createRoute(leg) };
}

describe('an absence', () => {
  it('is that of a driver or of a vehicle, as its reason says', async () => {
    const week = times('02-01T00:00', '02-08T00:00');
    const absence = returnedRecordOf(
      await write('createAbsence', { kind: 'WORKSHOP', vehicle: connect(vehicle), driver: connect(driver), ...week }),
    );
    expect(absence).toMatchObject({ driver: null, vehicle: { id: vehicle } });
    const changed = await write('updateAbsence', { id: absence.id, kind: 'HOLIDAY', driver: connect(driver) });
    expect(returnedRecordOf(changed)).toMatchObject({ driver: { id: driver }, vehicle: null });
    const history = await queryRows(
      server,
      "SELECT action, service_type, details ->> 'title' FROM activities WHERE entity_id = $1 ORDER BY id",
      absence.id,
    );
    const plate = await queryValue(server, 'SELECT license FROM vehicles WHERE id = $1', vehicle);
    const name = await queryValue(server, 'SELECT display_name FROM users WHERE id = $1', driver);
    expect(history).toEqual([
      ['CREATED', 'ABSENCE', plate],
      ['UPDATED', 'ABSENCE', name],
    ]);
    expect(inputProblemCodesOf(await write('createAbsence', { kind: 'ILLNESS', ...week }))).toEqual({
      driver: ['required'],
    });
  });

  it('is refused for somebody who does not drive, with wrong times, and without the permission', async () => {
    const support = await queryValue(server, "SELECT id FROM users WHERE email = 'support@demo.test'");
    const holiday = { kind: 'HOLIDAY', driver: connect(driver) };
    expect(
      inputProblemCodesOf(
        await write('createAbsence', { ...holiday, driver: connect(support), ...times('03-02T00:00', '03-01T00:00') }),
      ),
    ).toEqual({ driver: ['not_driver'], ends_at: ['ends_before_start'] });
    const years = { starts_at: '2035-01-01T00:00:00Z', ends_at: '2037-01-01T00:00:00Z' };
    expect(inputProblemCodesOf(await write('createAbsence', { ...holiday, ...years }))).toEqual({
      ends_at: ['absence_too_long'],
    });
    const { errors } = await write('createAbsence', { ...holiday, ...years }, await server.signIn('driver@demo.test'));
    expect(errors?.[0]?.extensions?.code).toBe(1200);
  });
});

describe('a leg', () => {
  it('is refused while its driver or vehicle is away', async () => {
    const away = times('04-02T12:00', '04-04T00:00');
    returnedRecordOf(await write('createAbsence', { kind: 'HOLIDAY', driver: connect(driver), ...away }));
    returnedRecordOf(await write('createAbsence', { kind: 'INSPECTION', vehicle: connect(vehicle), ...away }));
    expect(inputProblemCodesOf((await createLeg('04-02')).answer)).toEqual({
      driver: ['leg_absent'],
      vehicle: ['leg_absent'],
    });
    returnedRecordOf((await createLeg('04-01')).answer);
  });

  it('that is planned already breaks a rule once its driver is away, until the absence is deleted', async () => {
    const { request, answer } = await createLeg('05-02');
    returnedRecordOf(answer);
    const absent = await write('createAbsence', {
      kind: 'ILLNESS',
      driver: connect(driver),
      ...times('05-02T00:00', '05-03T00:00'),
    });
    expect(absent.body).toMatchObject({
      extensions: { notices: [{ code: 'absence_breaks_legs', payload: { count: 1, requests: request.number } }] },
    });
    expect(await calls.read(request.id)).toMatchObject({
      breaks_leg_rules: true,
      routes: [{ findings: [{ code: 'ABSENT', field: 'driver', effect: 'REFUSED' }] }],
    });
    await calls.byId('deleteAbsence', returnedRecordOf(absent).id);
    expect(await calls.read(request.id)).toMatchObject({ breaks_leg_rules: false, routes: [{ findings: [] }] });
  });

  it('marks a vehicle as not suitable during its absence', async () => {
    returnedRecordOf(
      await write('createAbsence', {
        kind: 'WORKSHOP',
        vehicle: connect(vehicle),
        ...times('06-01T00:00', '06-05T00:00'),
      }),
    );
    const { request } = await createLeg('07-01');
    const leg = {
      service_transportation_id: request.id,
      planned_start: '2035-06-02T06:00:00Z',
      planned_end: '2035-06-02T14:00:00Z',
    };
    const license = await queryValue(server, 'SELECT license FROM vehicles WHERE id = $1', vehicle);
    const query = `query ($input: LegCandidatesInput!) { legCandidates(input: $input) { candidates { suitable findings { code } } } }`;
    const { data } = await server.call(query, { input: { leg, role: 'VEHICLE', search: license } }, admin);
    expect(data).toEqual({ legCandidates: { candidates: [{ suitable: false, findings: [{ code: 'ABSENT' }] }] } });
  });
});
