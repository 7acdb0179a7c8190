import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import {
  fetchVehicleIds,
  inputProblemCodesOf,
  queryRows,
  queryValue,
  requestsApiOf,
  returnedRecordOf,
  type RouteRecord,
} from './requests-api';

let server: TestServer;
let admin: SignedInUser;
let calls: ReturnType<typeof requestsApiOf>;
let driver: string;
let vehicles: string[];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  calls = requestsApiOf(server, admin);
  driver = await queryValue(server, "SELECT id FROM users WHERE email = 'driver@demo.test'");
  vehicles = await fetchVehicleIds(server, 'rigid18');
});

afterAll(() => server.close());

const connect = (id: string | undefined) => ({ connect: id });

const place = (direction: 'FROM' | 'TO', city: string, latitude: number, longitude: number) => ({
  direction,
  country: 'PL',
  city,
  coordinates: { latitude, longitude },
});
const poznan = [52.4064, 16.9252] as const;
const warszawa = [52.2297, 21.0122] as const;
// Poznań – Warszawa takes 6 h 11 min with a break, 8 h 15 min with the stops.
const addresses = {
  create: [place('FROM', 'Poznań', ...poznan), place('TO', 'Warszawa', ...warszawa)],
};

/** Creates a request between two days of 2033, given as 'MM-DD', from Poznań to Warszawa. */
const requestOn = async (from: string, to: string) =>
  returnedRecordOf(
    await calls.create({ to_take_to_work_from: `2033-${from}`, delivery_date_to: `2033-${to}`, addresses }),
  );
const createLeg = (request: string, input: object = {}) =>
  calls.createRoute({ service_transportation: connect(request), addresses, ...input });
const timesOf = ({ planned_start, planned_end, planned_by_hand }: RouteRecord) => [
  planned_start,
  planned_end,
  planned_by_hand,
];

// Runs first, on the demo's legs: the migration plans only within days on which no other request has the crew.
it('are filled alike by the migration, where a leg fits the days of its request', async () => {
  const migration = readFileSync('server/database/migrations/0032_leg_times.sql', 'utf8').split(
    '--> statement-breakpoint',
  );
  const fill = (text: string) => migration.find((statement) => statement.includes(text)) ?? '';
  const open = `SELECT r.id, r.planned_start, r.planned_end, r.planned_start::time <> '00:00' FROM routes r
    JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
    WHERE s.deleted_at IS NULL AND s.status IN ('NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED') AND NOT r.planned_by_hand
    ORDER BY r.id`;
  const bookings = `SELECT b.* FROM leg_bookings b ORDER BY 1, 2, 3, 4, 5`;
  const before = [await queryRows(server, open), await queryRows(server, bookings)];
  await queryRows(server, 'UPDATE routes SET planned_start = NULL, planned_end = NULL WHERE NOT planned_by_hand');
  await queryRows(server, 'DELETE FROM leg_bookings');
  await queryRows(server, fill('UPDATE "routes"'));
  await queryRows(server, fill('INSERT INTO "leg_bookings"'));
  expect(before).toEqual([await queryRows(server, open), await queryRows(server, bookings)]);
});

describe('the planned times of a leg', () => {
  it('are proposed until they are set by hand, and again when they are cleared', async () => {
    const { id, modified_at } = await requestOn('01-10', '01-12');
    const [first, second] = [
      returnedRecordOf(await createLeg(id)),
      returnedRecordOf(
        await createLeg(id, {
          addresses: { create: [place('FROM', 'Warszawa', ...warszawa), place('TO', 'Poznań', ...poznan)] },
        }),
      ),
    ];
    expect(timesOf(first)).toEqual(['2033-01-10T07:00:00Z', '2033-01-10T15:15:00Z', false]);
    expect(timesOf(second)).toEqual(['2033-01-10T15:15:00Z', '2033-01-10T23:30:00Z', false]);
    const changed = returnedRecordOf(
      await calls.updateRoute({ id: first.id, planned_end: '2033-01-10T18:00:00+01:00' }),
    );
    expect(timesOf(changed)).toEqual(['2033-01-10T07:00:00Z', '2033-01-10T17:00:00Z', true]);
    const secondNow = async () => {
      const { routes } = await calls.read(id);
      return routes.flatMap((leg) => (leg.id === second.id ? timesOf(leg) : []));
    };
    expect(await secondNow()).toEqual(['2033-01-10T17:00:00Z', '2033-01-11T01:15:00Z', false]);
    // The days move: the leg that was planned by hand stays.
    returnedRecordOf(await calls.update({ id, modified_at, to_take_to_work_from: '2033-01-09' }));
    expect(timesOf((await calls.read(id)).routes[0] ?? first)).toEqual(timesOf(changed));
    const cleared = returnedRecordOf(await calls.updateRoute({ id: first.id, planned_start: null, planned_end: null }));
    expect(timesOf(cleared)).toEqual(['2033-01-09T07:00:00Z', '2033-01-09T15:15:00Z', false]);
    expect(await secondNow()).toEqual(['2033-01-09T15:15:00Z', '2033-01-09T23:30:00Z', false]);
    const history = await queryRows(
      server,
      "SELECT entity_id, details -> 'changes' FROM activities WHERE service_id = $1 AND details -> 'fields' ? 'planned_end' ORDER BY date, id",
      id,
    );
    // Each change of the first leg moves the second. Clearing is recorded with the proposal that replaces the times.
    const movesOf = ({ id: leg }: RouteRecord) => history.filter(([on]) => on === leg).length;
    expect([movesOf(first), movesOf(second)]).toEqual([3, 2]);
    expect(history.map(([, changes]) => JSON.parse(changes ?? ''))).toContainEqual([
      { field: 'planned_start', from: '2033-01-10T15:15:00.000Z', to: '2033-01-10T17:00:00.000Z' },
      { field: 'planned_end', from: '2033-01-10T23:30:00.000Z', to: '2033-01-11T01:15:00.000Z' },
    ]);
  });

  it('must be two, in order, and of a plausible year', async () => {
    const { id } = await requestOn('01-20', '01-22');
    const problems = async (planned_start: string | null, planned_end: string | null) =>
      inputProblemCodesOf(await createLeg(id, { planned_start, planned_end }));
    expect(await problems('2033-01-20T10:00:00Z', null)).toEqual({ planned_end: ['required'] });
    expect(await problems(null, '2033-01-20T10:00:00Z')).toEqual({ planned_start: ['required'] });
    expect(await problems('2033-01-20T10:00:00Z', '2033-01-20T10:00:00Z')).toEqual({
      planned_end: ['ends_before_start'],
    });
    expect(await problems('2033-01-20T10:00:00Z', '3033-01-20T10:00:00Z')).toEqual({ planned_end: ['year'] });
    expect((await calls.read(id)).routes).toEqual([]);
  });

  it('are refused when the days are too few, until the company allows them with a reason', async () => {
    const { id } = await requestOn('02-01', '02-01');
    const lisboa = { create: [place('FROM', 'Poznań', ...poznan), place('TO', 'Lisboa', 38.72, -9.14)] };
    const { errors } = await createLeg(id, { addresses: lisboa });
    expect(errors?.[0]?.extensions?.validation).toEqual({
      'input.planned_end': [
        {
          code: 'leg_window_too_short',
          payload: expect.objectContaining({ start: '2033-02-01T07:00:00.000Z', to: '2033-02-01' }),
        },
      ],
    });
    const byHand = { planned_start: '2033-01-31T22:59:00Z', planned_end: '2033-02-01T04:00:00Z' };
    expect(inputProblemCodesOf(await createLeg(id, byHand))).toEqual({
      planned_start: ['leg_starts_outside_window'],
      planned_end: ['leg_drive_too_short'],
    });
    await queryRows(server, "UPDATE tenants SET leg_times = 'REASON' WHERE id = 1");
    expect(inputProblemCodesOf(await createLeg(id, { addresses: lisboa }))).toEqual({
      planned_end: ['leg_window_too_short'],
      exception_reason: ['reason_required'],
    });
    const leg = returnedRecordOf(await createLeg(id, { addresses: lisboa, exception_reason: 'Two drivers, by ferry' }));
    expect(leg.findings).toMatchObject([{ code: 'WINDOW_TOO_SHORT', effect: 'ACCEPTED' }]);
    await queryRows(server, "UPDATE tenants SET leg_times = 'REFUSE' WHERE id = 1");
  });
});

describe('bookings', () => {
  it('hold the times of legs, so that a driver has two jobs on one day', async () => {
    const [one, other] = [await requestOn('03-01', '03-01'), await requestOn('03-01', '03-02')];
    const crew = { driver: connect(driver), vehicle: connect(vehicles[0]) };
    returnedRecordOf(await createLeg(one.id, crew));
    const booking = { number: one.number, from: '2033-03-01T07:00:00Z', to: '2033-03-01T15:15:00Z' };
    const { errors } = await createLeg(other.id, crew);
    expect(errors?.[0]?.extensions?.validation).toEqual({
      'input.driver': [{ code: 'booked', payload: booking }],
      'input.vehicle': [{ code: 'booked', payload: booking }],
    });
    const query = 'query ($id: ID!) { crewBookings(id: $id) { type number from to } }';
    const { data } = await server.call<{ crewBookings: object[] }>(query, { id: other.id }, admin);
    expect(data?.crewBookings).toEqual([
      { type: 'DRIVER', ...booking },
      { type: 'VEHICLE', ...booking },
    ]);
    const evening = { planned_start: '2033-03-01T15:15:00Z', planned_end: '2033-03-01T23:30:00Z' };
    const leg = returnedRecordOf(await createLeg(other.id, { ...crew, ...evening }));
    // Without its times by hand, the leg would be proposed for the morning.
    const cleared = await calls.updateRoute({ id: leg.id, planned_start: null, planned_end: null });
    expect(inputProblemCodesOf(cleared)).toEqual({ driver: ['booked'], vehicle: ['booked'] });
    const moved = await calls.update({
      id: one.id,
      modified_at: (await calls.read(one.id)).modified_at,
      to_take_to_work_from: null,
      delivery_date_from: '2033-03-01',
    });
    expect(moved.errors).toBeUndefined();
  });

  it('name the times when another leg of the request moves onto a booking', async () => {
    const [one, other] = [await requestOn('04-01', '04-01'), await requestOn('04-01', '04-02')];
    const first = returnedRecordOf(await createLeg(other.id));
    const back = { create: [place('FROM', 'Warszawa', ...warszawa), place('TO', 'Poznań', ...poznan)] };
    // The second leg follows the first, from 16:15 to 00:30 in Warsaw.
    returnedRecordOf(await createLeg(other.id, { addresses: back, driver: connect(driver) }));
    const until = { planned_start: '2033-04-01T05:00:00Z', planned_end: '2033-04-01T14:00:00Z' };
    returnedRecordOf(await createLeg(one.id, { ...until, driver: connect(driver) }));
    const earlier = { planned_start: '2033-03-31T22:30:00Z', planned_end: '2033-04-01T06:00:00Z' };
    const { errors } = await calls.updateRoute({ id: first.id, ...earlier });
    expect(errors?.[0]?.extensions?.validation).toEqual({
      'input.planned_start': [
        {
          code: 'crew_booked',
          payload: { number: one.number, from: '2033-04-01T05:00:00Z', to: '2033-04-01T14:00:00Z' },
        },
      ],
    });
  });
});

describe('a vehicle that requests share', () => {
  const cargo = (weight: number) => ({ create: [{ weight }] });
  const requestOf = async (weight: number) =>
    returnedRecordOf(
      await calls.create({
        to_take_to_work_from: '2033-06-01',
        delivery_date_to: '2033-06-01',
        addresses,
        cargo: cargo(weight),
      }),
    );
  const setSharing = (value: string) => queryRows(server, 'UPDATE tenants SET leg_sharing = $1 WHERE id = 1', value);

  it('is refused, until the company lets requests share vehicles while their cargo fits', async () => {
    const [one, other, heavy] = [await requestOf(100), await requestOf(100), await requestOf(1_000_000)];
    const places = await queryValue(server, 'SELECT coalesce(places, 10) FROM vehicles WHERE id = $1', vehicles[0]);
    const crew = { driver: connect(driver), vehicle: connect(vehicles[0]) };
    returnedRecordOf(await createLeg(one.id, { ...crew, vehicle_places: 1 }));
    const leg = { ...crew, vehicle_places: 1 };
    expect(inputProblemCodesOf(await createLeg(other.id, leg))).toEqual({ driver: ['booked'], vehicle: ['booked'] });
    await setSharing('FITTING');
    const without = (code: string) => ({ driver: ['booked', code], vehicle: ['booked', code] });
    expect(inputProblemCodesOf(await createLeg(other.id, { ...leg, vehicle_places: Number(places) }))).toEqual(
      without('sharing_too_many_places'),
    );
    expect(inputProblemCodesOf(await createLeg(other.id, { vehicle: leg.vehicle, vehicle_places: 1 }))).toEqual({
      vehicle: ['booked', 'sharing_other_crew'],
    });
    returnedRecordOf(await createLeg(other.id, leg));
    expect(inputProblemCodesOf(await createLeg(heavy.id, leg))).toMatchObject(without('sharing_too_heavy'));
    // The weight is checked again when the cargo changes.
    const { modified_at } = await calls.read(other.id);
    const change = { id: other.id, modified_at, cargo: cargo(900_000) };
    expect(inputProblemCodesOf(await calls.update(change))).toEqual({ cargo: ['crew_booked', 'sharing_too_heavy'] });
    // The database refuses a booking that is not shared.
    const insert = "INSERT INTO leg_bookings VALUES (1, $1, 1, 'DRIVER', $2, '[2033-06-01 09:00Z,2033-06-01 10:00Z)')";
    await expect(queryRows(server, insert, heavy.id, driver)).rejects.toMatchObject({ code: '23P01' });
    await setSharing('NEVER');
  });
});
