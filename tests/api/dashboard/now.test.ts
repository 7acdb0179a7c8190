import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invalidateAccess } from '../../../server/areas/identity/permissions/access-cache';
import { avoidMidnight } from '../harness/midnight';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { requestsApiOf } from '../transport/requests-api';
import { type DashboardOptions, fetchDashboard, dateInZone, createRowInserters } from './dashboard-rows';

let server: TestServer;
let admin: SignedInUser;
let rows: ReturnType<typeof createRowInserters>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  rows = createRowInserters(server, admin.tenant);
});

beforeEach(async () => {
  await rows.clear();
  await avoidMidnight();
});

afterAll(() => server.close());

interface Need {
  count: number;
  requests: { id: string }[];
}
const need = '{ count requests { id } }';
const needs = async ({ by = admin, ...options }: DashboardOptions & { by?: SignedInUser } = {}) => {
  type Needs = Record<'late' | 'unassigned' | 'awaiting', Need>;
  return (
    await fetchDashboard<{ needs: Needs }>(
      server,
      by,
      `needs { late ${need} unassigned ${need} awaiting ${need} }`,
      options,
    )
  ).needs;
};
const only = (...ids: string[]) => ({ count: ids.length, requests: ids.map((id) => ({ id })) });
const none = only();

describe('late', () => {
  it.each(['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'])(
    'counts a request in %s whose last delivery day was yesterday',
    async (status) => {
      await rows.request({ status, logistician_id: admin.user, delivery_date_to: dateInZone('Europe/Warsaw') });
      expect((await needs()).late).toEqual(none);
      const late = await rows.request({
        status,
        logistician_id: admin.user,
        delivery_date_to: dateInZone('Europe/Warsaw', -1),
      });
      expect((await needs()).late).toEqual(only(late));
    },
  );

  it.each(['SERVICE_PROVIDED', 'CLOSE_REQUEST', 'CANCELED_REQUEST'])(
    'does not count a request in %s, nor a deleted one',
    async (status) => {
      await rows.request({ status, delivery_date_to: dateInZone('UTC', -9) });
      await rows.request({
        status: 'NEW',
        delivery_date_to: dateInZone('UTC', -9),
        deleted_at: '2031-01-01T00:00:00Z',
      });
      expect((await needs()).late).toEqual(none);
    },
  );

  it('uses the reader’s date, which differs between Kiritimati and Los Angeles', async () => {
    const late = await rows.request({ status: 'IN_PROGRESS', delivery_date_to: dateInZone('America/Los_Angeles') });
    const isLate = dateInZone('Pacific/Kiritimati') > dateInZone('America/Los_Angeles');
    expect((await needs({ time_zone: 'America/Los_Angeles' })).late).toEqual(none);
    expect((await needs({ time_zone: 'Pacific/Kiritimati' })).late).toEqual(isLate ? only(late) : none);
  });

  it('counts all, and lists the five latest', async () => {
    const ids: string[] = [];
    for (const days of [-3, -7, -2, -6, -4, -5, -8])
      ids[-days] = await rows.request({ status: 'IN_PROGRESS', delivery_date_to: dateInZone('UTC', days) });
    const { count, requests } = (await needs()).late;
    expect({ count, ids: requests.map(({ id }) => id) }).toEqual({
      count: 7,
      ids: [8, 7, 6, 5, 4].map((days) => ids[days]),
    });
  });
});

describe('unassigned', () => {
  it('counts requests in NEW without a logistician', async () => {
    const free = await rows.request({ status: 'NEW' });
    await rows.request({ status: 'NEW', logistician_id: admin.user });
    await rows.request({ status: 'DRAFT' });
    expect((await needs()).unassigned).toEqual(only(free));
  });
});

describe('awaiting the caller’s answer', () => {
  it('counts requests assigned to the caller without an answer', async () => {
    const logistician = await server.signIn('logistician@demo.test');
    const [open, taken, declined, others, ended] = await Promise.all(
      ['NEW', 'NEW', 'NEW', 'NEW', 'CANCELED_REQUEST'].map((status) =>
        rows.request({ status, logistician_id: admin.user }),
      ),
    );
    if (!open || !taken || !declined || !others || !ended) throw new Error('no requests');
    await rows.given(open, logistician.user, null);
    await rows.given(taken, logistician.user, true);
    await rows.given(declined, logistician.user, false);
    await rows.given(others, admin.user, null);
    await rows.given(ended, logistician.user, null);
    expect((await needs({ by: logistician })).awaiting).toEqual(only(open));
    expect((await needs()).awaiting).toEqual(only(others));
    const listed = requestsApiOf(server, logistician).ids('serviceTransportationView', {
      column: 'awaiting_ids',
      value: logistician.user,
    });
    expect((await listed).toSorted()).toEqual([open, ended].toSorted());
  });
});

describe('stops of today', () => {
  interface Stops {
    count: number;
    unplaced: number;
    stops: { request_id: string; direction: string; brief: string; coordinates: object }[];
  }
  const stops = async () =>
    (
      await fetchDashboard<{ stops: Stops }>(
        server,
        admin,
        'stops { count unplaced stops { request_id direction brief coordinates } }',
      )
    ).stops;

  it('counts the stops whose window includes today', async () => {
    const zone = 'Europe/Warsaw';
    const both = {
      to_take_to_work_from: dateInZone(zone, -1),
      to_take_to_work_to: dateInZone(zone),
      delivery_date_from: dateInZone(zone),
      delivery_date_to: dateInZone(zone, 3),
    };
    const place = { latitude: 51.76, longitude: 18.09 };
    const confirmed = await rows.request({ status: 'SERVICE_CONFIRMED', number: 'S/1', ...both });
    const worked = await rows.request({
      status: 'IN_PROGRESS',
      number: 'S/2',
      to_take_to_work_from: dateInZone(zone),
      delivery_date_to: dateInZone(zone, 1),
    });
    const others = [
      await rows.request({ status: 'NEW', ...both }),
      await rows.request({ status: 'SERVICE_PROVIDED', ...both }),
      await rows.request({
        status: 'IN_PROGRESS',
        to_take_to_work_to: dateInZone(zone, -1),
        delivery_date_from: dateInZone(zone, 1),
      }),
    ];
    for (const request of [confirmed, worked, ...others]) {
      await rows.address(request, 'FROM', { city: 'Kalisz', zip: '62-800', coordinates: JSON.stringify(place) });
      await rows.address(request, 'TO', { city: 'Rostock' });
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

describe('access', () => {
  it('excludes other tenants', async () => {
    const other = await server.signIn('admin@other.test');
    await createRowInserters(server, other.tenant).clear();
    const id = await rows.request({
      status: 'NEW',
      created_at: '2031-01-05T12:00:00Z',
      delivered: '2031-01-06T12:00:00Z',
      delivery_date_to: '2020-01-01',
      price: '5.00',
    });
    await rows.given(id, admin.user, null);
    const parts = `needs { late ${need} unassigned ${need} awaiting ${need} } statuses { count } delivered { count } stops { count }`;
    const nothing = {
      needs: { late: none, unassigned: none, awaiting: none },
      statuses: [],
      delivered: { count: 0 },
      stops: { count: 0 },
    };
    expect(await fetchDashboard(server, other, parts)).toEqual(nothing);
    expect((await needs()).unassigned).toEqual(only(id));
  });

  it('is limited to the caller’s own requests without the permission to see all', async () => {
    const driver = await server.signIn('driver@demo.test');
    expect(driver.methods).not.toContain('dashboard');
    await server.database.write(admin.tenant, async (session) => {
      const text = `INSERT INTO role_permissions (tenant_id, role_id, permission_id)
        SELECT r.tenant_id, r.id, p.id FROM roles r, permissions p WHERE r.tenant_id = $1 AND r.name = 'driver' AND p.code = 'dashboard.read'`;
      await session.rows({ text, params: [admin.tenant] });
      await invalidateAccess(session, admin.tenant);
    });
    const driven = await rows.request({ status: 'IN_PROGRESS', delivery_date_to: dateInZone('UTC', -5) });
    await rows.leg(driven, { driver_id: driver.user });
    await rows.request({ status: 'IN_PROGRESS', delivery_date_to: dateInZone('UTC', -5) });
    expect((await needs({ by: driver })).late).toEqual(only(driven));
    expect((await needs()).late.count).toBe(2);
  });
});
