import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import {
  fetchVehicleIds,
  inputProblemCodesOf,
  queryRows,
  requestsApiOf,
  returnedRecordOf,
  type RouteRecord,
} from '../transport/requests-api';

let server: TestServer;
let admin: SignedInUser;
let calls: ReturnType<typeof requestsApiOf>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  calls = requestsApiOf(server, admin);
});

afterAll(() => server.close());

const day = '2036-10-14';
const connect = (id: string | undefined) => ({ connect: id });
const place = (direction: 'FROM' | 'TO', city: string, latitude: number, longitude: number) => ({
  direction,
  country: 'PL',
  city,
  coordinates: { latitude, longitude },
});

/** Creates a request of one day with a leg from 8:00 to 16:00 in Warsaw. */
async function planLeg(crew: object): Promise<RouteRecord & { modified_at: string }> {
  const addresses = { create: [place('FROM', 'Poznań', 52.41, 16.93), place('TO', 'Warszawa', 52.23, 21.01)] };
  const days = { to_take_to_work_from: day, delivery_date_to: day };
  const request = returnedRecordOf(await calls.create({ ...days, addresses, cargo: { create: [{ weight: 2100 }] } }));
  const times = { planned_start: `${day}T06:00:00Z`, planned_end: `${day}T14:00:00Z` };
  const service_transportation = connect(request.id);
  const leg = returnedRecordOf(await calls.createRoute({ service_transportation, addresses, ...times, ...crew }));
  return { ...leg, modified_at: await readVersion(leg.id) };
}

async function readVersion(id: string): Promise<string> {
  const query = 'query ($where: RoutesWhere) { routes(first: 1, where: $where) { data { modified_at } } }';
  const { data } = await server.call<{ routes: { data: { modified_at: string }[] } }>(
    query,
    { where: { column: 'id', value: id } },
    admin,
  );
  return String(data?.routes.data[0]?.modified_at);
}

it('refuses a move of the board with its reason, in eight ways, and changes nothing', async () => {
  const rows = await queryRows(
    server,
    `SELECT DISTINCT r.driver_id FROM routes r JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.driver_id
     WHERE r.tenant_id = 1 AND u.state = 'ACTIVE' AND u.documents_until IS NULL ORDER BY 1 LIMIT 4`,
  );
  const [driver, busy, away, expired] = rows.map(([id]) => String(id));
  const [[vehicle], [booked]] = [await fetchVehicleIds(server, 'rigid18'), await fetchVehicleIds(server, 'rigid12')];
  const [[van], [tractor]] = [await fetchVehicleIds(server, 'van'), await fetchVehicleIds(server, 'tractor')];
  await queryRows(server, "UPDATE tenants SET leg_sharing = 'NEVER' WHERE id = 1");
  await planLeg({ driver: connect(busy), vehicle: connect(booked) });
  const absence = {
    kind: 'ILLNESS',
    driver: connect(away),
    starts_at: `${day}T12:00:00Z`,
    ends_at: `${day}T20:00:00Z`,
  };
  const create = 'mutation ($input: CreateAbsenceInput!) { createAbsence(input: $input) { id } }';
  expect((await server.call(create, { input: absence }, admin)).errors).toBeUndefined();
  await queryRows(server, 'UPDATE users SET driving_licence_until = $2 WHERE id = $1', expired, '2036-10-13');

  const leg = await planLeg({ driver: connect(driver), vehicle: connect(vehicle) });
  const refusal = async (change: object) =>
    inputProblemCodesOf(await calls.updateRoute({ id: leg.id, modified_at: leg.modified_at, ...change }));
  expect({
    'a driver with another leg': await refusal({ driver: connect(busy) }),
    'a vehicle with another leg': await refusal({ vehicle: connect(booked) }),
    'a driver who is away': await refusal({ driver: connect(away) }),
    'a vehicle that is too small': await refusal({ vehicle: connect(van) }),
    'a vehicle of a class that carries nothing': await refusal({ vehicle: connect(tractor) }),
    'a time that is shorter than the drive': await refusal({ planned_end: `${day}T08:00:00Z` }),
    'a licence that has expired': await refusal({ driver: connect(expired) }),
  }).toEqual({
    'a driver with another leg': { driver: ['booked'] },
    'a vehicle with another leg': { vehicle: ['booked'] },
    'a driver who is away': { driver: ['leg_absent'] },
    'a vehicle that is too small': { vehicle: ['leg_overweight'] },
    'a vehicle of a class that carries nothing': { vehicle: ['leg_cannot_carry'] },
    'a time that is shorter than the drive': { planned_end: ['leg_drive_too_short'] },
    'a licence that has expired': { driver: ['leg_licence_expired'] },
  });
  expect(await readVersion(leg.id)).toBe(leg.modified_at);

  const other = requestsApiOf(server, await server.signIn('logistician@demo.test'));
  const later = { planned_end: `${day}T15:00:00Z` };
  returnedRecordOf(await other.updateRoute({ id: leg.id, modified_at: leg.modified_at, ...later }));
  const { errors } = await calls.updateRoute({
    id: leg.id,
    modified_at: leg.modified_at,
    planned_end: `${day}T16:00:00Z`,
  });
  // The answer has the leg as it is now, by which the planner sees the change of the other one.
  expect(errors?.[0]?.extensions).toMatchObject({ code: 1409, current: later });
});
