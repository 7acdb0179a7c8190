import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanningBoard } from '../../../server/contract.generated';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { fetchVehicleIds, queryRows, queryValue, requestsApiOf, returnedRecordOf } from '../transport/requests-api';

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
const positions = { Poznań: [52.4064, 16.9252], Warszawa: [52.2297, 21.0122], Gdynia: [54.5189, 18.5305] } as const;
type City = keyof typeof positions;
const addressesOf = (cities: readonly [City, City]) => ({
  create: cities.map((city, index) => {
    const [latitude, longitude] = positions[city];
    return { direction: index === 0 ? 'FROM' : 'TO', country: 'PL', city, coordinates: { latitude, longitude } };
  }),
});

/** Creates a request of a day of 2036 ('MM-DD') with one leg, at the given hours if there are any. */
async function planLeg(
  day: string,
  cities: readonly [City, City],
  hours: readonly [number, number] | [],
  crew: object,
) {
  const request = returnedRecordOf(
    await calls.create({
      to_take_to_work_from: `2036-${day}`,
      delivery_date_to: `2036-${day}`,
      addresses: addressesOf(cities),
    }),
  );
  const [planned_start, planned_end] = hours.map((hour) => `2036-${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const leg = returnedRecordOf(
    await calls.createRoute({
      service_transportation: connect(request.id),
      addresses: addressesOf(cities),
      ...(planned_start && { planned_start, planned_end }),
      ...crew,
    }),
  );
  return { request, leg };
}

const query = `query ($input: PlanningBoardInput!) { planningBoard(input: $input) {
  rows { id title active vehicle_class_id vehicle_class can_carry can_draw }
  legs { id modified_at number status driver_id driver vehicle_id vehicle truck_id planned_start planned_end planned_by_hand from_city to_city }
  empty_runs { row_id after_leg before_leg kilometres driving_minutes }
  blocks { id row_id kind starts_at ends_at note } unplanned { id driver_id vehicle_id planned_start } incomplete } }`;

const ask = (rows: string, from: string, to: string, by: SignedInUser = admin) =>
  server.call<{ planningBoard: PlanningBoard }>(query, { input: { rows, from, to } }, by);

/** Returns the board of a day of 2036, or of another time of that year. */
async function boardOf(rows: 'DRIVERS' | 'VEHICLES', from: string, by: SignedInUser = admin, to = from) {
  const { data, body } = await ask(rows, `2036-${from}T00:00:00Z`, `2036-${to}T23:59:00Z`, by);
  if (!data) throw new Error(JSON.stringify(body));
  return data.planningBoard;
}
const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

describe('the planning board', () => {
  it('has the legs of drivers and vehicles, with the drives between them', async () => {
    const crew = { driver: connect(driver), vehicle: connect(vehicle) };
    const first = await planLeg('03-03', ['Poznań', 'Warszawa'], [1, 8], crew);
    const second = await planLeg('03-03', ['Gdynia', 'Poznań'], [14, 22], crew);
    const board = await boardOf('DRIVERS', '03-03');
    expect(board.rows.find(({ id }) => id === driver)).toMatchObject({ active: true, can_carry: false });
    expect(board.legs).toMatchObject([
      {
        id: first.leg.id,
        number: first.request.number,
        status: 'DRAFT',
        driver_id: driver,
        vehicle_id: vehicle,
        planned_start: '2036-03-03T01:00:00Z',
        planned_by_hand: true,
        from_city: 'Poznań',
        to_city: 'Warszawa',
      },
      { id: second.leg.id },
    ]);
    const run = { after_leg: first.leg.id, before_leg: second.leg.id, kilometres: expect.closeTo(370, -2) };
    expect(board.empty_runs).toMatchObject([{ ...run, row_id: driver }]);
    const byVehicle = await boardOf('VEHICLES', '03-03');
    expect(byVehicle.rows.find(({ id }) => id === vehicle)).toMatchObject({ can_carry: true });
    expect(byVehicle.empty_runs).toMatchObject([{ ...run, row_id: vehicle }]);
    expect(idsOf(byVehicle.legs)).toEqual([first.leg.id, second.leg.id]);
  });

  it('has what overlaps its time, and not what ends or begins at its bounds', async () => {
    const crew = { driver: connect(driver) };
    const { leg } = await planLeg('04-02', ['Poznań', 'Warszawa'], [8, 16], crew);
    const legsIn = async (from: string, to: string) => {
      const { data } = await ask('DRIVERS', `2036-04-02T${from}:00Z`, `2036-04-02T${to}:00Z`);
      return idsOf(data?.planningBoard.legs ?? []);
    };
    expect(await legsIn('15:59', '20:00')).toEqual([leg.id]);
    expect(await legsIn('10:00', '11:00')).toEqual([leg.id]);
    expect(await legsIn('16:00', '20:00')).toEqual([]);
    expect(await legsIn('06:00', '08:00')).toEqual([]);
  });

  it('has absences as blocks', async () => {
    const create = 'mutation ($input: CreateAbsenceInput!) { createAbsence(input: $input) { id } }';
    const times = { starts_at: '2036-05-04T00:00:00Z', ends_at: '2036-05-06T00:00:00Z' };
    const input = { kind: 'HOLIDAY', driver: connect(driver), note: 'Greece', ...times };
    await server.call(create, { input }, admin);
    const block = { row_id: driver, kind: 'HOLIDAY', note: 'Greece', ...times };
    expect((await boardOf('DRIVERS', '05-05')).blocks).toMatchObject([block]);
    expect((await boardOf('DRIVERS', '05-06')).blocks).toEqual([]);
    expect((await boardOf('VEHICLES', '05-05')).blocks).toEqual([]);
  });

  it('lists legs that need somebody, something or times beside', async () => {
    const bare = await planLeg('06-02', ['Poznań', 'Warszawa'], [6, 13], {});
    const crew = { driver: connect(driver), vehicle: connect(vehicle) };
    const full = await planLeg('06-02', ['Poznań', 'Warszawa'], [14, 21], crew);
    const { unplanned, legs } = await boardOf('DRIVERS', '06-02');
    expect(idsOf(unplanned)).toEqual([bare.leg.id]);
    expect(idsOf(legs)).toEqual([full.leg.id]);
    expect((await boardOf('DRIVERS', '06-03')).unplanned).toEqual([]);
    await queryRows(server, 'UPDATE routes SET planned_start = NULL, planned_end = NULL WHERE id = $1', full.leg.id);
    expect(idsOf((await boardOf('VEHICLES', '06-02')).unplanned)).toEqual([full.leg.id, bare.leg.id]);
    await queryRows(
      server,
      "UPDATE service_transportations SET status = 'CANCELED_REQUEST' WHERE id = $1",
      bare.request.id,
    );
    expect(idsOf((await boardOf('DRIVERS', '06-02')).unplanned)).toEqual([full.leg.id]);
  });

  it('is refused to drivers, and for an empty or too long time', async () => {
    const { errors } = await ask(
      'DRIVERS',
      '2036-03-03T00:00:00Z',
      '2036-03-04T00:00:00Z',
      await server.signIn('driver@demo.test'),
    );
    expect(errors?.[0]?.message).toBe('User does not have access to method');
    for (const [to, code] of [
      ['2036-03-01T00:00:00Z', 'ends_before_start'],
      ['2036-04-03T00:00:00Z', 'too_late'],
    ] as const) {
      const answer = await ask('DRIVERS', '2036-03-01T00:00:00Z', to);
      expect(answer.errors?.[0]?.extensions?.validation).toMatchObject({ 'input.to': [{ code }] });
    }
  });

  it('has nothing of another company', async () => {
    await planLeg('07-02', ['Poznań', 'Warszawa'], [8, 16], { driver: connect(driver) });
    const other = await server.signIn('admin@other.test');
    const { rows, legs, unplanned } = await boardOf('DRIVERS', '07-02', other);
    expect(idsOf(rows)).not.toContain(driver);
    expect([legs, unplanned]).toEqual([[], []]);
  });

  it('shows legs that the caller may not see as blocks without details', async () => {
    const { leg } = await planLeg('08-02', ['Poznań', 'Warszawa'], [8, 16], { driver: connect(driver) });
    await queryRows(
      server,
      `DELETE FROM role_permissions g USING roles r, permissions p WHERE r.id = g.role_id AND r.name = 'logistician'
        AND p.id = g.permission_id AND p.code = 'requests.read' AND g.tenant_id = 1`,
    );
    const { legs, blocks, unplanned } = await boardOf('DRIVERS', '08-02', await server.signIn('logistician@demo.test'));
    expect([legs, unplanned]).toEqual([[], []]);
    expect(blocks).toEqual([
      {
        id: leg.id,
        row_id: driver,
        kind: null,
        starts_at: '2036-08-02T08:00:00Z',
        ends_at: '2036-08-02T16:00:00Z',
        note: null,
      },
    ]);
  });
});

it('judges a leg by its stored places and crew where the input leaves them out', async () => {
  const { request, leg } = await planLeg('09-02', ['Poznań', 'Gdynia'], [], { vehicle: connect(vehicle) });
  const find = 'query ($input: RouteFindingsInput!) { routeFindings(input: $input) { code } }';
  const times = { planned_start: '2036-09-02T08:00:00Z', planned_end: '2036-09-02T09:00:00Z' };
  const input = { service_transportation_id: request.id, id: leg.id, ...times };
  const codesFor = async (more: object) => {
    const { data } = await server.call<{ routeFindings: { code: string }[] }>(
      find,
      { input: { ...input, ...more } },
      admin,
    );
    return data?.routeFindings.map(({ code }) => code);
  };
  expect(await codesFor({ truck_id: vehicle })).toEqual(expect.arrayContaining(['DRAWS_ITSELF', 'DRIVE_TOO_SHORT']));
  expect(await codesFor({ truck_id: vehicle, vehicle_id: null, to: null })).not.toContain('DRIVE_TOO_SHORT');
});
