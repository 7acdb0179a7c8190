import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import {
  fetchOtherDriver,
  queryValue,
  requestsApiOf,
  inputProblemCodesOf,
  returnedRecordOf,
  type RequestRecord,
  fetchVehicleIds,
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

const requestOn = async (from: string, to: string): Promise<RequestRecord> =>
  returnedRecordOf(await calls.create({ to_take_to_work_from: `2032-${from}`, delivery_date_to: `2032-${to}` }));

const bookings = async (id: string, by = admin) => {
  const query = 'query ($id: ID!) { crewBookings(id: $id) { type id number service_transportation_id from to } }';
  return server.call<{ crewBookings: object[] }>(query, { id }, by);
};

const hours = async (id: string, by = admin) => {
  const fields = 'driver_id driving_minutes pause_minutes days_needed days_available legs_without_place';
  return server.call<{ driverHours: object[] }>(`query ($id: ID!) { driverHours(id: $id) { ${fields} } }`, { id }, by);
};

describe('bookings of drivers and vehicles', () => {
  it('contain the request on the same days, never the request itself', async () => {
    const [one, other, later] = [
      await requestOn('01-01', '01-05'),
      await requestOn('01-05', '01-08'),
      await requestOn('01-06', '01-08'),
    ];
    returnedRecordOf(
      await calls.createRoute({
        service_transportation: connect(one.id),
        driver: connect(driver),
        vehicle: connect(vehicle),
      }),
    );
    const held = {
      number: one.number,
      service_transportation_id: one.id,
      from: '2031-12-31T23:00:00Z',
      to: '2032-01-05T23:00:00Z',
    };
    expect((await bookings(other.id)).data?.crewBookings).toEqual([
      { type: 'DRIVER', id: driver, ...held },
      { type: 'VEHICLE', id: vehicle, ...held },
    ]);
    for (const { id } of [one, later]) expect((await bookings(id)).data?.crewBookings).toEqual([]);
  });

  it('are empty for a request without days', async () => {
    const { id } = returnedRecordOf(await calls.create({}));
    expect((await bookings(id)).data?.crewBookings).toEqual([]);
  });

  it('are empty for another tenant’s request and a missing one', async () => {
    const other = await server.signIn('admin@other.test');
    const { id } = await requestOn('02-01', '02-05');
    for (const unknown of [id, '4611686018427300001', 'no id'])
      expect((await bookings(unknown, other)).data?.crewBookings).toEqual([]);
  });

  it('are refused without the permission to plan routes', async () => {
    const { id } = await requestOn('02-06', '02-07');
    const response = await bookings(id, await server.signIn('driver@demo.test'));
    expect(response.errors?.[0]?.extensions?.code).toBe(1200);
  });

  it('are protected by the constraint when the lock is bypassed', async () => {
    // PGlite has a single connection, so two bookings cannot be made concurrently there.
    if (server.database.engine !== 'postgres') return;
    const [one, other] = [await requestOn('03-01', '03-05'), await requestOn('03-04', '03-08')];
    let attempt: ReturnType<typeof calls.createRoute> | undefined;
    await server.database.system(async (session) => {
      const text = "INSERT INTO leg_bookings VALUES (1, $1, 1, 'DRIVER', $2, '[2032-03-01 08:00Z,2032-03-05 08:00Z)')";
      await session.rows({ text, params: [one.id, driver] });
      attempt = calls.createRoute({ service_transportation: connect(other.id), driver: connect(driver) });
      // Waits until the second booking is blocked by the first one's uncommitted row.
      const waiting =
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO leg_bookings%'";
      await expect.poll(() => queryValue(server, waiting)).toBe('1');
    });
    const response = await attempt;
    expect(response?.errors?.[0]?.extensions?.validation).toEqual({
      'input.driver': [
        {
          code: 'booked',
          payload: { number: one.number, from: '2032-03-01T08:00:00Z', to: '2032-03-05T08:00:00Z' },
        },
      ],
    });
    expect(response && inputProblemCodesOf(response)).toEqual({ driver: ['booked'] });
  });
});

describe('the hours of drivers', () => {
  const place = (direction: string, city: string, latitude?: number, longitude?: number) => ({
    direction,
    country: 'PL',
    city,
    ...(latitude === undefined ? {} : { coordinates: { latitude, longitude } }),
  });
  const [warsaw, lisbon] = [place('FROM', 'Warszawa', 52.23, 21.01), place('TO', 'Lisboa', 38.72, -9.14)];

  it('are the sum of their legs, compared with the days of the request', async () => {
    const { id } = await requestOn('04-01', '04-22');
    for (let legs = 0; legs < 2; legs += 1) {
      returnedRecordOf(
        await calls.createRoute({
          service_transportation: connect(id),
          driver: connect(driver),
          addresses: { create: [warsaw, lisbon] },
        }),
      );
    }
    returnedRecordOf(
      await calls.createRoute({ service_transportation: connect(id), addresses: { create: [warsaw, lisbon] } }),
    );
    const { data } = await hours(id);
    // The great circle from Warsaw to Lisbon is 2,760 km long, for which 54 hours of driving are estimated. The driver
    // has two such legs.
    expect(data?.driverHours).toEqual([
      {
        driver_id: driver,
        driving_minutes: expect.closeTo(6470, -2),
        pause_minutes: 540,
        days_needed: 12,
        days_available: 22,
        legs_without_place: 0,
      },
    ]);
  });

  it('omit legs without coordinates, and days that are not set', async () => {
    const { id } = returnedRecordOf(await calls.create({}));
    const leg = returnedRecordOf(
      await calls.createRoute({
        service_transportation: connect(id),
        driver: connect(driver),
        addresses: { create: [warsaw] },
      }),
    );
    expect(leg.driver).toEqual({ id: driver });
    expect((await hours(id)).data?.driverHours).toEqual([
      {
        driver_id: driver,
        driving_minutes: 0,
        pause_minutes: 0,
        days_needed: 0,
        days_available: null,
        legs_without_place: 1,
      },
    ]);
  });

  it('include only requests that the caller may see', async () => {
    const [mine, others] = [await requestOn('05-01', '05-02'), await requestOn('05-03', '05-04')];
    const someone = await fetchOtherDriver(server, driver);
    returnedRecordOf(await calls.createRoute({ service_transportation: connect(mine.id), driver: connect(driver) }));
    returnedRecordOf(await calls.createRoute({ service_transportation: connect(others.id), driver: connect(someone) }));
    const asDriver = await server.signIn('driver@demo.test');
    expect((await hours(mine.id, asDriver)).data?.driverHours).toHaveLength(1);
    expect((await hours(others.id, asDriver)).data?.driverHours).toEqual([]);
    expect((await hours(mine.id, await server.signIn('admin@other.test'))).data?.driverHours).toEqual([]);
  });
});
