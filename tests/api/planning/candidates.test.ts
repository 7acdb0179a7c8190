import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LegCandidate, LegRole } from '../../../server/contract.generated';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { fetchVehicleIds, queryRows, queryValue, requestsApiOf, returnedRecordOf } from '../transport/requests-api';

let server: TestServer;
let admin: SignedInUser;
let calls: ReturnType<typeof requestsApiOf>;
let driver: string;
let near: string;
let far: string;

const positions = { Poznań: [52.4064, 16.9252], Warszawa: [52.2297, 21.0122], Gdynia: [54.5189, 18.5305] } as const;
type City = keyof typeof positions;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  calls = requestsApiOf(server, admin);
  driver = await queryValue(server, "SELECT id FROM users WHERE email = 'driver@demo.test'");
  [near = ''] = await fetchVehicleIds(server, 'rigid18');
  [far = ''] = await fetchVehicleIds(server, 'rigid12');
});

afterAll(() => server.close());

const place = (city: City) => {
  const [latitude, longitude] = positions[city];
  return { country: 'PL', city, coordinates: { latitude, longitude } };
};
const addressesOf = (from: City, to: City) => ({
  create: [
    { direction: 'FROM', ...place(from) },
    { direction: 'TO', ...place(to) },
  ],
});
const connect = (id: string) => ({ connect: id });

/** Creates a request of a day of 2034, given as 'MM-DD'. */
const requestOn = async (day: string, input: object = {}) =>
  returnedRecordOf(
    await calls.create({ to_take_to_work_from: `2034-${day}`, delivery_date_to: `2034-${day}`, ...input }),
  );

/** Creates a request with one leg at times of its day, driven by a crew. */
async function driveLeg(day: string, [from, to]: [City, City], times: [string, string], crew: object) {
  const request = await requestOn(day, { addresses: addressesOf(from, to) });
  const [planned_start, planned_end] = times.map((time) => `2034-${day}T${time}:00Z`);
  const leg = {
    service_transportation: connect(request.id),
    addresses: addressesOf(from, to),
    planned_start,
    planned_end,
  };
  returnedRecordOf(await calls.createRoute({ ...leg, ...crew }));
  return request;
}

const query = `query ($input: LegCandidatesInput!) { legCandidates(input: $input) { has_more candidates {
  id title suitable city free_from empty_kilometres brand_model vehicle_class carrying_capacity places
  findings { code field effect payload } bookings { type id number service_transportation_id from to }
  hours { code minutes most } hours_left { day week two_weeks } } } }`;

const pageOf = async (role: LegRole, leg: object, more: object = {}, by: SignedInUser = admin) => {
  const variables = { input: { role, leg, ...more } };
  const { data, body } = await server.call<{ legCandidates: { has_more: boolean; candidates: LegCandidate[] } }>(
    query,
    variables,
    by,
  );
  if (!data) throw new Error(JSON.stringify(body));
  return data.legCandidates;
};

/** Returns all candidates, page by page. */
async function candidatesFor(role: LegRole, leg: object): Promise<LegCandidate[]> {
  const found: LegCandidate[] = [];
  for (let page = 1; ; page += 1) {
    const { candidates, has_more } = await pageOf(role, leg, { page });
    found.push(...candidates);
    if (!has_more) return found;
  }
}

const byId = (candidates: readonly LegCandidate[], id: string) => {
  const index = candidates.findIndex((candidate) => candidate.id === id);
  const candidate = candidates[index];
  if (!candidate) throw new Error(`${id} is no candidate.`);
  return { index, candidate };
};

describe('vehicles for a leg', () => {
  it('are ranked by the road from where their last leg ends', async () => {
    await driveLeg('03-01', ['Warszawa', 'Poznań'], ['06:00', '15:00'], { vehicle: connect(near) });
    await driveLeg('03-01', ['Poznań', 'Gdynia'], ['06:00', '15:00'], { vehicle: connect(far) });
    // A leg that ended weeks ago counts like one of yesterday.
    for (const day of ['03-02', '03-25']) {
      const { id } = await requestOn(day);
      const found = await candidatesFor('VEHICLE', {
        service_transportation_id: id,
        from: place('Poznań'),
        to: place('Warszawa'),
      });
      const [first, second] = [byId(found, near), byId(found, far)];
      expect(first.candidate).toMatchObject({
        suitable: true,
        city: 'Poznań',
        free_from: '2034-03-01T15:00:00Z',
        empty_kilometres: 0,
        findings: [],
        bookings: [],
        hours_left: null,
      });
      expect(second.candidate).toMatchObject({ city: 'Gdynia', empty_kilometres: expect.closeTo(327, -1) });
      expect(first.index).toBeLessThan(second.index);
      const suitable = found.map((candidate) => candidate.suitable);
      expect(suitable).toEqual(suitable.toSorted((one, other) => Number(other) - Number(one)));
    }
  });

  it('are not suitable while another request has booked them, and say which', async () => {
    const other = await driveLeg('03-05', ['Poznań', 'Warszawa'], ['06:00', '15:00'], { vehicle: connect(near) });
    const { id } = await requestOn('03-05');
    const leg = { service_transportation_id: id, from: place('Poznań'), to: place('Gdynia') };
    const taken = byId(await candidatesFor('VEHICLE', leg), near).candidate;
    expect(taken).toMatchObject({
      suitable: false,
      bookings: [
        { type: 'VEHICLE', id: near, number: other.number, from: '2034-03-05T06:00:00Z', to: '2034-03-05T15:00:00Z' },
      ],
    });
    const evening = { planned_start: '2034-03-05T15:00:00Z', planned_end: '2034-03-05T23:00:00Z' };
    expect(byId(await candidatesFor('VEHICLE', { ...leg, ...evening }), near).candidate).toMatchObject({
      suitable: true,
      city: 'Warszawa',
    });
  });

  it('are where their last leg ends, as it was changed, and not where a canceled one does', async () => {
    const stays = await driveLeg('03-11', ['Warszawa', 'Poznań'], ['06:00', '15:00'], { vehicle: connect(near) });
    const canceled = await driveLeg('03-12', ['Poznań', 'Gdynia'], ['06:00', '15:00'], { vehicle: connect(near) });
    const { id } = await requestOn('03-13');
    const leg = { service_transportation_id: id, from: place('Poznań'), to: place('Warszawa') };
    const kilometres = async () => byId(await candidatesFor('VEHICLE', leg), near).candidate.empty_kilometres;
    const first = async () => (await pageOf('VEHICLE', leg)).candidates[0];
    expect(await kilometres()).toBeCloseTo(327, -1);
    const feedback = { reason: connect(await queryValue(server, 'SELECT id FROM cancel_request_reasons LIMIT 1')) };
    returnedRecordOf(await calls.step({ id: canceled.id, status: 'CANCELED_REQUEST', feedback }));
    expect(await first()).toMatchObject({ id: near, city: 'Poznań', empty_kilometres: 0 });
    const [, [address = ''] = []] = await queryRows(
      server,
      `SELECT a.id FROM addresses a JOIN routes r ON r.tenant_id = a.tenant_id AND r.id = a.addressable_id AND a.addressable_type = 'ROUTE'
       WHERE r.service_transportation_id = $1 ORDER BY a.direction`,
      stays.id,
    );
    const update = { addresses: { update: [{ id: address, ...place('Gdynia') }] } };
    const route = await queryValue(server, 'SELECT id FROM routes WHERE service_transportation_id = $1', stays.id);
    returnedRecordOf(await calls.updateRoute({ id: route, ...update }));
    expect((await first())?.id).not.toBe(near);
    expect(await kilometres()).toBeCloseTo(327, -1);
  });

  it('are not suitable when they are too small, or of a class that the truck cannot draw', async () => {
    const { id } = await requestOn('03-08', { cargo: { create: [{ weight: 15_000 }] } });
    const [van = ''] = await fetchVehicleIds(server, 'van');
    const [trailer = ''] = await fetchVehicleIds(server, 'drawbar');
    const [tractor = ''] = await fetchVehicleIds(server, 'tractor');
    const found = await candidatesFor('VEHICLE', { service_transportation_id: id, truck_id: tractor });
    const codesOf = (vehicle: string) => byId(found, vehicle).candidate.findings.map(({ code }) => code);
    expect(codesOf(van)).toEqual(['OVERWEIGHT']);
    expect(codesOf(trailer)).toContain('WRONG_COUPLING');
    const trucks = await candidatesFor('TRUCK', { service_transportation_id: id, vehicle_id: trailer });
    expect(byId(trucks, tractor).candidate.findings.map(({ code }) => code)).toEqual(['WRONG_COUPLING']);
    expect(trucks.map((candidate) => candidate.id)).not.toContain(trailer);
  });

  it('are found by a part of their plate, however it is spaced', async () => {
    const { id } = await requestOn('03-09');
    const license = await queryValue(server, 'SELECT license FROM vehicles WHERE id = $1', near);
    const leg = { service_transportation_id: id };
    const found = await pageOf('VEHICLE', leg, { search: license.replaceAll(' ', '-').toLowerCase() });
    expect(found.candidates.map(({ title }) => title)).toEqual([license]);
    expect((await pageOf('VEHICLE', leg, { search: '%' })).candidates).toEqual([]);
  });
});

describe('drivers for a leg', () => {
  it('are ranked behind those whose hours suffice', async () => {
    await driveLeg('04-03', ['Warszawa', 'Poznań'], ['04:00', '12:00'], { driver: connect(driver) });
    const { id } = await requestOn('04-03');
    const times = { planned_start: '2034-04-03T13:00:00Z', planned_end: '2034-04-03T22:00:00Z' };
    const leg = { service_transportation_id: id, from: place('Poznań'), to: place('Warszawa'), ...times };
    const found = await candidatesFor('DRIVER', leg);
    const { index, candidate } = byId(found, driver);
    expect(candidate).toMatchObject({
      suitable: false,
      city: 'Poznań',
      empty_kilometres: 0,
      hours: [
        { code: 'DAILY_DRIVING', most: 600 },
        { code: 'DAILY_REST', most: 900 },
      ],
      hours_left: { day: expect.closeTo(540 - 326, -1), week: expect.closeTo(3360 - 326, -1) },
    });
    expect(found.slice(0, index).every(({ suitable }) => suitable)).toBe(true);
    // The next morning, the driver has rested, and is the nearest.
    const next = { planned_start: '2034-04-04T05:00:00Z', planned_end: '2034-04-04T14:00:00Z' };
    const [first] = await candidatesFor('DRIVER', { ...leg, ...next });
    expect(first).toMatchObject({ id: driver, suitable: true, hours: [] });
  });

  it('without an active account are offered where the company allows them', async () => {
    const { id } = await requestOn('04-09');
    const [[inactive = ''] = []] = await queryRows(
      server,
      `UPDATE users SET state = 'IN_ACTIVE' WHERE id = (SELECT u.id FROM users u JOIN user_has_roles h ON h.user_id = u.id
        JOIN roles r ON r.id = h.role_id WHERE u.tenant_id = 1 AND r.name = 'driver' AND u.email <> 'driver@demo.test'
        AND u.state = 'ACTIVE' ORDER BY u.id LIMIT 1) RETURNING id`,
    );
    const idsOf = async () => (await candidatesFor('DRIVER', { service_transportation_id: id })).map((one) => one.id);
    expect(await idsOf()).not.toContain(inactive);
    await queryRows(server, "UPDATE tenants SET leg_inactive_driver = 'REASON' WHERE id = 1");
    expect(await idsOf()).toContain(inactive);
    await queryRows(server, "UPDATE tenants SET leg_inactive_driver = 'REFUSE' WHERE id = 1");
  });
});

it('there are none for a request that the caller cannot see, or that does not exist', async () => {
  const { id } = await requestOn('05-01');
  const other = await server.signIn('admin@other.test');
  for (const [request, by] of [
    [id, other],
    ['999999999', admin],
    ['x', admin],
  ] as const)
    expect(await pageOf('VEHICLE', { service_transportation_id: request }, {}, by)).toEqual({
      has_more: false,
      candidates: [],
    });
});
