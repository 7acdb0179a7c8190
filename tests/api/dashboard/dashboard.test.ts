import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropAccess } from '../../../server/areas/identity/permissions/access';
import { startTestServer, type SignedIn, type TestServer } from '../harness/server';
import { ask, askOne } from '../transport/calls';
import { preparing } from './prepared';

let server: TestServer;
let admin: SignedIn;
let made: ReturnType<typeof preparing>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  made = preparing(server, admin.tenant);
});

beforeEach(() => made.clear());

afterAll(() => server.close());

/** Today in a time zone, some days on. */
function dayIn(zone: string, later = 0): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const today = Date.parse(`${format.format(new Date())}T00:00:00Z`);
  return new Date(today + later * 86_400_000).toISOString().slice(0, 10);
}

interface Asked {
  from?: string;
  to?: string;
  time_zone?: string;
  by?: SignedIn;
  language?: 'en' | 'pl';
}

async function dashboard<Part>(parts: string, { from = '2031-01-01', to = '2031-01-31', time_zone = 'Europe/Warsaw', by = admin, language }: Asked = {}): Promise<Part> {
  const query = `query ($input: DashboardInput!) { dashboard(input: $input) { ${parts} } }`;
  const { data, body } = await server.call<{ dashboard: Part }>(query, { input: { from, to, time_zone } }, { token: by.token, language });
  if (!data) throw new Error(JSON.stringify(body));
  return data.dashboard;
}

interface Need {
  count: number;
  requests: { id: string }[];
}
const need = '{ count requests { id } }';
const needs = async (asked?: Asked) => (await dashboard<{ needs: Record<'late' | 'unassigned' | 'awaiting', Need> }>(`needs { late ${need} unassigned ${need} awaiting ${need} }`, asked)).needs;
const only = (...ids: string[]) => ({ count: ids.length, requests: ids.map((id) => ({ id })) });
const none = only();

describe('late', () => {
  it.each(['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'])('is a request in %s whose last day for delivery was yesterday', async (status) => {
    await made.request({ status, logistician_id: admin.user, delivery_date_to: dayIn('Europe/Warsaw') });
    expect((await needs()).late).toEqual(none);
    const late = await made.request({ status, logistician_id: admin.user, delivery_date_to: dayIn('Europe/Warsaw', -1) });
    expect((await needs()).late).toEqual(only(late));
  });

  it.each(['SERVICE_PROVIDED', 'CLOSE_REQUEST', 'CANCELED_REQUEST'])('is none in %s, and none that is deleted', async (status) => {
    await made.request({ status, delivery_date_to: dayIn('UTC', -9) });
    await made.request({ status: 'NEW', delivery_date_to: dayIn('UTC', -9), deleted_at: '2031-01-01T00:00:00Z' });
    expect((await needs()).late).toEqual(none);
  });

  it('goes by the reader’s today, which is another at Kiritimati than in Los Angeles', async () => {
    const late = await made.request({ status: 'IN_PROGRESS', delivery_date_to: dayIn('America/Los_Angeles') });
    const isLate = dayIn('Pacific/Kiritimati') > dayIn('America/Los_Angeles');
    expect((await needs({ time_zone: 'America/Los_Angeles' })).late).toEqual(none);
    expect((await needs({ time_zone: 'Pacific/Kiritimati' })).late).toEqual(isLate ? only(late) : none);
  });

  it('counts them all, and names the five that are latest', async () => {
    const ids: string[] = [];
    for (const days of [-3, -7, -2, -6, -4, -5, -8]) ids[-days] = await made.request({ status: 'IN_PROGRESS', delivery_date_to: dayIn('UTC', days) });
    const { count, requests } = (await needs()).late;
    expect({ count, ids: requests.map(({ id }) => id) }).toEqual({ count: 7, ids: [8, 7, 6, 5, 4].map((days) => ids[days]) });
  });
});

describe('what nobody took on', () => {
  it('is NEW and has no logistician', async () => {
    const free = await made.request({ status: 'NEW' });
    await made.request({ status: 'NEW', logistician_id: admin.user });
    await made.request({ status: 'DRAFT' });
    expect((await needs()).unassigned).toEqual(only(free));
  });
});

describe('what waits for the caller’s answer', () => {
  it('was given to the caller and is not answered', async () => {
    const logistician = await server.signIn('logistician@demo.test');
    const [open, taken, declined, others, ended] = await Promise.all(
      ['NEW', 'NEW', 'NEW', 'NEW', 'CANCELED_REQUEST'].map((status) => made.request({ status, logistician_id: admin.user })),
    );
    if (!open || !taken || !declined || !others || !ended) throw new Error('no requests');
    await made.given(open, logistician.user, null);
    await made.given(taken, logistician.user, true);
    await made.given(declined, logistician.user, false);
    await made.given(others, admin.user, null);
    await made.given(ended, logistician.user, null);
    expect((await needs({ by: logistician })).awaiting).toEqual(only(open));
    expect((await needs()).awaiting).toEqual(only(others));
  });
});

describe('counts by status', () => {
  const statuses = async (asked: Asked) => (await dashboard<{ statuses: { status: string; count: number }[] }>('statuses { status count }', asked)).statuses;

  it('are of requests that were made on a day of the period, as the reader’s days begin and end', async () => {
    // Warsaw's January 2031 begins at 23:00 UTC, Kiritimati's at 10:00, Los Angeles' at 08:00 of the 1st.
    for (const created_at of ['2030-12-31T09:59:59Z', '2030-12-31T10:00:00Z', '2030-12-31T22:59:59Z', '2030-12-31T23:00:00Z', '2031-01-01T08:00:00Z']) {
      await made.request({ status: 'NEW', created_at });
    }
    await made.request({ status: 'CLOSE_REQUEST', created_at: '2031-01-31T22:59:59.999999Z' });
    await made.request({ status: 'CLOSE_REQUEST', created_at: '2031-01-31T23:00:00Z' });
    const sorted = async (time_zone: string) => (await statuses({ time_zone })).toSorted((one, other) => one.status.localeCompare(other.status));
    const count = (closed: number, fresh: number) => [{ status: 'CLOSE_REQUEST', count: closed }, { status: 'NEW', count: fresh }];
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

describe('what was delivered', () => {
  const figures = 'count due on_time revenue { currency amount count }';
  const delivered = async (asked: Asked) => (await dashboard<{ delivered: Deliveries }>(`delivered { ${figures} months { month ${figures} } }`, asked)).delivered;
  const year = { from: '2031-01-01', to: '2031-12-31' };

  it('is summed by month and currency, to the hundredth', async () => {
    const done = { status: 'CLOSE_REQUEST', delivered: '2031-03-05T12:00:00Z' };
    for (const price of ['0.10', '0.20', '9999999999.99', '9999999999.99']) await made.request({ ...done, price });
    await made.request({ ...done, status: 'SERVICE_PROVIDED', currency: 'PLN', price: '1234.56', delivered: '2031-04-01T12:00:00Z' });
    await made.request({ ...done, price: null });
    await made.request({ ...done, status: 'CANCELED_REQUEST', price: '77.00' });
    await made.request({ ...done, price: '88.00', deleted_at: '2031-06-01T00:00:00Z' });
    await made.request({ ...done, price: '99.00', delivered: '2032-01-01T12:00:00Z' });
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
  ])('in %s on the last day for it is on time, and in that month', async (time_zone, before, after) => {
    for (const moment of [before, after]) {
      await made.request({ status: 'SERVICE_PROVIDED', price: '10.00', delivered: moment, delivery_date_to: '2031-07-31' });
    }
    await made.request({ status: 'SERVICE_PROVIDED', delivered: before, delivery_date_to: null });
    const { months, ...all } = await delivered({ ...year, time_zone });
    expect(all).toMatchObject({ count: 3, due: 2, on_time: 1 });
    expect(months).toMatchObject([
      { month: '2031-07-01', count: 2, due: 1, on_time: 1 },
      { month: '2031-08-01', count: 1, due: 1, on_time: 0 },
    ]);
  });

  it('is nothing in a period without any', async () => {
    expect(await delivered(year)).toEqual({ count: 0, due: 0, on_time: 0, revenue: [], months: [] });
  });
});

describe('use of the fleet', () => {
  interface Use {
    title: string | null;
    vehicles: number;
    available_days: number;
    booked_days: number;
  }
  const fleet = async (asked?: Asked) => (await dashboard<{ fleet: Use[] }>('fleet { title vehicles available_days booked_days }', asked)).fleet;

  it('counts days of legs within the period, each once, whether the request is still held or long closed', async () => {
    await ask(server, 'UPDATE vehicles SET is_active = false WHERE tenant_id = $1', admin.tenant);
    const vehicle_class_id = await askOne(server, "SELECT id::text FROM vehicle_classes WHERE title_en = 'Tractor unit'");
    const title = await askOne(server, 'SELECT title_pl FROM vehicle_classes WHERE id = $1', vehicle_class_id);
    const [tractor, spare, idle] = [await made.vehicle({ vehicle_class_id }), await made.vehicle({}), await made.vehicle({ is_active: false })];
    const window = (from: string, to: string) => ({ to_take_to_work_from: from, delivery_date_to: to });
    const held = await made.request({ status: 'IN_PROGRESS', ...window('2031-01-30', '2031-02-04') });
    const closed = await made.request({ status: 'CLOSE_REQUEST', ...window('2030-12-28', '2031-01-03') });
    // Provided early: its vehicle was free for the next, whose window laps over.
    const early = await made.request({ status: 'SERVICE_PROVIDED', ...window('2031-01-10', '2031-01-14') });
    const next = await made.request({ status: 'CLOSE_REQUEST', ...window('2031-01-13', '2031-01-16') });
    const cancelled = await made.request({ status: 'CANCELED_REQUEST', ...window('2031-01-20', '2031-01-25') });
    const dateless = await made.request({ status: 'NEW' });
    for (const request of [held, closed, early, next, cancelled, dateless]) {
      await made.leg(request, { vehicle_id: spare, truck_id: request === early || request === next ? tractor : null });
      await made.leg(request, { order: 2, vehicle_id: spare, truck_id: idle });
    }
    expect(await fleet({ language: 'pl' })).toEqual([
      // 30 and 31 January, 1 to 3, 10 to 16.
      { title: null, vehicles: 1, available_days: 31, booked_days: 12 },
      { title, vehicles: 1, available_days: 31, booked_days: 7 },
    ]);
    await ask(server, 'UPDATE vehicles SET deleted_at = now() WHERE tenant_id = $1 AND id = $2', admin.tenant, spare);
    expect(await fleet()).toMatchObject([{ vehicles: 1, booked_days: 7 }]);
  });
});

describe('stops of today', () => {
  interface Stops {
    count: number;
    unplaced: number;
    stops: { request_id: string; direction: string; brief: string; coordinates: object }[];
  }
  const stops = async (asked?: Asked) => (await dashboard<{ stops: Stops }>('stops { count unplaced stops { request_id direction brief coordinates } }', asked)).stops;

  it('are where a window of a worked request holds today', async () => {
    const zone = 'Europe/Warsaw';
    const both = { to_take_to_work_from: dayIn(zone, -1), to_take_to_work_to: dayIn(zone), delivery_date_from: dayIn(zone), delivery_date_to: dayIn(zone, 3) };
    const place = { latitude: 51.76, longitude: 18.09 };
    const confirmed = await made.request({ status: 'SERVICE_CONFIRMED', number: 'S/1', ...both });
    const worked = await made.request({ status: 'IN_PROGRESS', number: 'S/2', to_take_to_work_from: dayIn(zone), delivery_date_to: dayIn(zone, 1) });
    const others = [
      await made.request({ status: 'NEW', ...both }),
      await made.request({ status: 'SERVICE_PROVIDED', ...both }),
      await made.request({ status: 'IN_PROGRESS', to_take_to_work_to: dayIn(zone, -1), delivery_date_from: dayIn(zone, 1) }),
    ];
    for (const request of [confirmed, worked, ...others]) {
      await made.address(request, 'FROM', { city: 'Kalisz', zip: '62-800', coordinates: JSON.stringify(place) });
      await made.address(request, 'TO', { city: 'Rostock' });
    }
    expect(await stops()).toEqual({
      count: 3,
      unplaced: 1,
      stops: [
        { request_id: confirmed, direction: 'FROM', brief: '62-800 Kalisz, PL', coordinates: place },
        { request_id: worked, direction: 'FROM', brief: '62-800 Kalisz, PL', coordinates: place },
      ],
    });
  });
});

describe('who may see it', () => {
  it('sees nothing of another tenant, whose figures stay as they are', async () => {
    const other = await server.signIn('admin@other.test');
    await preparing(server, other.tenant).clear();
    const id = await made.request({ status: 'NEW', created_at: '2031-01-05T12:00:00Z', delivered: '2031-01-06T12:00:00Z', delivery_date_to: '2020-01-01', price: '5.00' });
    await made.given(id, admin.user, null);
    const parts = `needs { late ${need} unassigned ${need} awaiting ${need} } statuses { count } delivered { count } stops { count }`;
    const nothing = { needs: { late: none, unassigned: none, awaiting: none }, statuses: [], delivered: { count: 0 }, stops: { count: 0 } };
    expect(await dashboard(parts, { by: other })).toEqual(nothing);
    expect((await needs()).unassigned).toEqual(only(id));
  });

  it('but not all requests, sees figures of those that the caller has a part in', async () => {
    const driver = await server.signIn('driver@demo.test');
    expect(driver.methods).not.toContain('dashboard');
    await server.database.write(admin.tenant, async (session) => {
      const text = `INSERT INTO role_permissions (tenant_id, role_id, permission_id)
        SELECT r.tenant_id, r.id, p.id FROM roles r, permissions p WHERE r.tenant_id = $1 AND r.name = 'driver' AND p.code = 'dashboard.read'`;
      await session.rows({ text, params: [admin.tenant] });
      await dropAccess(session, admin.tenant);
    });
    const driven = await made.request({ status: 'IN_PROGRESS', delivery_date_to: dayIn('UTC', -5) });
    await made.leg(driven, { driver_id: driver.user });
    await made.request({ status: 'IN_PROGRESS', delivery_date_to: dayIn('UTC', -5) });
    expect((await needs({ by: driver })).late).toEqual(only(driven));
    expect((await needs()).late.count).toBe(2);
  });
});
