import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { queryRows, queryValue } from '../transport/requests-api';
import { type DashboardOptions, fetchDashboard, createRowInserters } from './dashboard-rows';

let server: TestServer;
let admin: SignedInUser;
let rows: ReturnType<typeof createRowInserters>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  rows = createRowInserters(server, admin.tenant);
});

beforeEach(() => rows.clear());

afterAll(() => server.close());

describe('counts by status', () => {
  const statuses = async (options: DashboardOptions) =>
    (
      await fetchDashboard<{ statuses: { status: string; count: number }[] }>(
        server,
        admin,
        'statuses { status count }',
        options,
      )
    ).statuses;

  it('include requests created in the period, by the days of the reader’s time zone', async () => {
    // January 2031 begins in Kiritimati on 31 December at 10:00 UTC, in Warsaw on 31 December at 23:00 UTC, and in Los
    // Angeles on 1 January at 08:00 UTC.
    for (const created_at of [
      '2030-12-31T09:59:59Z',
      '2030-12-31T10:00:00Z',
      '2030-12-31T22:59:59Z',
      '2030-12-31T23:00:00Z',
      '2031-01-01T08:00:00Z',
    ]) {
      await rows.request({ status: 'NEW', created_at });
    }
    await rows.request({ status: 'CLOSE_REQUEST', created_at: '2031-01-31T22:59:59.999999Z' });
    await rows.request({ status: 'CLOSE_REQUEST', created_at: '2031-01-31T23:00:00Z' });
    const sorted = async (time_zone: string) =>
      (await statuses({ time_zone })).toSorted((one, other) => one.status.localeCompare(other.status));
    const count = (closed: number, fresh: number) => [
      { status: 'CLOSE_REQUEST', count: closed },
      { status: 'NEW', count: fresh },
    ];
    expect(await sorted('Europe/Warsaw')).toEqual(count(1, 2));
    expect(await sorted('America/Los_Angeles')).toEqual(count(2, 1));
    expect(await sorted('Pacific/Kiritimati')).toEqual([{ status: 'NEW', count: 4 }]);
  });
});

interface Deliveries {
  count: number;
  due: number;
  on_time: number;
  revenue: { currency: string; amount: number; count: number }[];
  months: (Omit<Deliveries, 'months'> & { month: string })[];
}

describe('delivered requests', () => {
  const figures = 'count due on_time revenue { currency amount count }';
  const delivered = async (options: DashboardOptions) =>
    (
      await fetchDashboard<{ delivered: Deliveries }>(
        server,
        admin,
        `delivered { ${figures} months { month ${figures} } }`,
        options,
      )
    ).delivered;
  const year = { from: '2031-01-01', to: '2031-12-31' };

  it('are summed by month and currency, to the cent', async () => {
    const done = { status: 'CLOSE_REQUEST', delivered: '2031-03-05T12:00:00Z' };
    for (const price of ['0.10', '0.20', '9999999999.99', '9999999999.99']) await rows.request({ ...done, price });
    await rows.request({
      ...done,
      status: 'SERVICE_PROVIDED',
      currency: 'PLN',
      price: '1234.56',
      delivered: '2031-04-01T12:00:00Z',
    });
    await rows.request({ ...done, price: null });
    await rows.request({ ...done, status: 'CANCELED_REQUEST', price: '77.00' });
    await rows.request({ ...done, price: '88.00', deleted_at: '2031-06-01T00:00:00Z' });
    await rows.request({ ...done, price: '99.00', delivered: '2032-01-01T12:00:00Z' });
    const euros = { currency: 'EUR', amount: 20000000000.28, count: 4 };
    const zlotys = { currency: 'PLN', amount: 1234.56, count: 1 };
    expect(await delivered(year)).toEqual({
      count: 6,
      due: 0,
      on_time: 0,
      revenue: [euros, zlotys],
      months: [
        { month: '2031-03-01', count: 5, due: 0, on_time: 0, revenue: [euros] },
        { month: '2031-04-01', count: 1, due: 0, on_time: 0, revenue: [zlotys] },
      ],
    });
  });

  it.each([
    ['Europe/Warsaw', '2031-07-31T21:59:59.999999Z', '2031-07-31T22:00:00Z'],
    ['America/Los_Angeles', '2031-08-01T06:59:59Z', '2031-08-01T07:00:00Z'],
    ['Pacific/Kiritimati', '2031-07-31T09:59:59Z', '2031-07-31T10:00:00Z'],
  ])('in %s count as on time on their last day, and in that month', async (time_zone, before, after) => {
    for (const moment of [before, after]) {
      await rows.request({
        status: 'SERVICE_PROVIDED',
        price: '10.00',
        delivered: moment,
        delivery_date_to: '2031-07-31',
      });
    }
    await rows.request({ status: 'SERVICE_PROVIDED', delivered: before, delivery_date_to: null });
    const { months, ...all } = await delivered({ ...year, time_zone });
    expect(all).toMatchObject({ count: 3, due: 2, on_time: 1 });
    expect(months).toMatchObject([
      { month: '2031-07-01', count: 2, due: 1, on_time: 1 },
      { month: '2031-08-01', count: 1, due: 1, on_time: 0 },
    ]);
  });

  it('are zero in an empty period', async () => {
    expect(await delivered(year)).toEqual({ count: 0, due: 0, on_time: 0, revenue: [], months: [] });
  });
});

describe('fleet utilization', () => {
  interface Use {
    title: string | null;
    vehicles: number;
    available_days: number;
    booked_days: number;
  }
  const fleet = async (options?: DashboardOptions) =>
    (
      await fetchDashboard<{ fleet: Use[] }>(
        server,
        admin,
        'fleet { title vehicles available_days booked_days }',
        options,
      )
    ).fleet;

  it('counts each day of a leg in the period once, for open and closed requests', async () => {
    await queryRows(server, 'UPDATE vehicles SET is_active = false WHERE tenant_id = $1', admin.tenant);
    const vehicle_class_id = await queryValue(
      server,
      "SELECT id::text FROM vehicle_classes WHERE title_en = 'Tractor unit'",
    );
    const title = await queryValue(server, 'SELECT title_pl FROM vehicle_classes WHERE id = $1', vehicle_class_id);
    const [tractor, spare, idle] = [
      await rows.vehicle({ vehicle_class_id }),
      await rows.vehicle({}),
      await rows.vehicle({ is_active: false }),
    ];
    const window = (from: string, to: string) => ({ to_take_to_work_from: from, delivery_date_to: to });
    const held = await rows.request({ status: 'IN_PROGRESS', ...window('2031-01-30', '2031-02-04') });
    const closed = await rows.request({ status: 'CLOSE_REQUEST', ...window('2030-12-28', '2031-01-03') });
    // The first request's service is provided before its time window ends, so its vehicle is free for the next request,
    // although the windows overlap.
    const early = await rows.request({ status: 'SERVICE_PROVIDED', ...window('2031-01-10', '2031-01-14') });
    const next = await rows.request({ status: 'CLOSE_REQUEST', ...window('2031-01-13', '2031-01-16') });
    const cancelled = await rows.request({ status: 'CANCELED_REQUEST', ...window('2031-01-20', '2031-01-25') });
    const dateless = await rows.request({ status: 'NEW' });
    for (const request of [held, closed, early, next, cancelled, dateless]) {
      await rows.leg(request, { vehicle_id: spare, truck_id: request === early || request === next ? tractor : null });
      await rows.leg(request, { order: 2, vehicle_id: spare, truck_id: idle });
    }
    expect(await fleet({ language: 'pl' })).toEqual([
      // The 12 booked days are 1 to 3, 10 to 16, 30 and 31 January.
      { title: null, vehicles: 1, available_days: 31, booked_days: 12 },
      { title, vehicles: 1, available_days: 31, booked_days: 7 },
    ]);
    await queryRows(
      server,
      'UPDATE vehicles SET deleted_at = now() WHERE tenant_id = $1 AND id = $2',
      admin.tenant,
      spare,
    );
    expect(await fleet()).toMatchObject([{ vehicles: 1, booked_days: 7 }]);
  });
});
