import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vehicleClassIds } from '../../../server/areas/fleet';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import {
  inputProblemCodesOf,
  queryRows,
  queryValue,
  returnedRecordOf,
  type RequestRecord,
  type requestsApiOf,
  fetchVehicleIds,
} from './requests-api';
import { createTransitionFixture, type TransitionFixture } from './transition-fixture';

let server: TestServer;
let admin: SignedInUser;
let fixture: TransitionFixture;
let calls: ReturnType<typeof requestsApiOf>;
let van: string;
let truck: string;
let trailer: string;
let tractor: string;
let request: RequestRecord;

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTransitionFixture(server);
  ({ admin, calls } = fixture);
  [van = ''] = await fetchVehicleIds(server, 'van');
  [truck = ''] = await fetchVehicleIds(server, 'rigid18');
  [trailer = ''] = await fetchVehicleIds(server, 'curtain');
  [tractor = ''] = await fetchVehicleIds(server, 'tractor');
});

afterAll(() => server.close());

beforeEach(async () => {
  request = await fixture.createComplete();
});

const connect = (id: string) => ({ connect: id });

const address = (direction: 'FROM' | 'TO', country: string, city: string) => ({ direction, country, city });

const createLeg = (input: object, id = request.id) =>
  calls.createRoute({ service_transportation: connect(id), ...input });

/** Changes the company's settings of the rules of legs. */
async function setRules(rules: Readonly<Record<string, string>>) {
  const { data } = await server.call<{ tenant: { data: object[] } }>(
    '{ tenant(first: 1) { data { id modified_at } } }',
    {},
    admin,
  );
  const query = 'mutation ($input: UpdateTenantInput!) { updateTenant(input: $input) { id } }';
  return server.call(query, { input: { ...data?.tenant.data[0], ...rules } }, admin);
}

describe('a leg', () => {
  it('is refused when its units cannot run together', async () => {
    const [drawbar = ''] = await fetchVehicleIds(server, 'drawbar');
    const problems = async (input: object) => inputProblemCodesOf(await createLeg(input));
    expect(await problems({ vehicle: connect(tractor) })).toEqual({ vehicle: ['leg_cannot_carry'] });
    expect(await problems({ vehicle: connect(trailer), truck_is_not_required: true })).toEqual({
      truck_is_not_required: ['leg_cannot_drive'],
    });
    expect(await problems({ vehicle: connect(trailer), truck: connect(trailer) })).toEqual({
      truck: ['leg_draws_itself'],
    });
    expect(await problems({ vehicle: connect(truck), truck: connect(tractor) })).toEqual({
      truck: ['leg_draws_driving_unit'],
    });
    expect(await problems({ vehicle: connect(drawbar), truck: connect(van) })).toEqual({
      truck: ['leg_wrong_coupling'],
    });
    expect((await calls.read(request.id)).routes).toEqual([]);
    returnedRecordOf(await createLeg({ vehicle: connect(drawbar), truck: connect(truck) }));
  });

  it('drives by itself when its vehicle does, unless the caller says otherwise', async () => {
    const leg = returnedRecordOf(await createLeg({ vehicle: connect(truck) }));
    expect(leg.truck_is_not_required).toBe(true);
    const changed = returnedRecordOf(await calls.updateRoute({ id: leg.id, vehicle: connect(trailer) }));
    expect(changed.truck_is_not_required).toBe(false);
  });

  it('is refused when the cargo is too heavy, until the company allows it with a reason', async () => {
    const input = { vehicle: connect(van) };
    expect(inputProblemCodesOf(await createLeg(input))).toEqual({ vehicle: ['leg_overweight'] });
    expect((await setRules({ leg_overweight: 'REASON' })).errors).toBeUndefined();
    expect(inputProblemCodesOf(await createLeg(input))).toEqual({
      vehicle: ['leg_overweight'],
      exception_reason: ['reason_required'],
    });
    const leg = returnedRecordOf(
      await createLeg({ ...input, exception_reason: 'Two trips, agreed with the customer' }),
    );
    expect(leg).toMatchObject({
      exception_reason: 'Two trips, agreed with the customer',
      exception_by: expect.stringMatching(/\w+ \w+/),
      findings: [{ code: 'OVERWEIGHT', field: 'vehicle', effect: 'ACCEPTED', payload: { weight: 2100 } }],
    });
    const history = await queryRows(
      server,
      "SELECT details ->> 'reason' FROM activities WHERE entity_id = $1 AND details ? 'reason'",
      leg.id,
    );
    expect(history).toEqual([['Two trips, agreed with the customer']]);
    // Other fields may change without another reason; the reason may not go while the leg needs it.
    returnedRecordOf(await calls.updateRoute({ id: leg.id, driver: connect(fixture.driver.user) }));
    expect(inputProblemCodesOf(await calls.updateRoute({ id: leg.id, exception_reason: null }))).toEqual({
      vehicle: ['leg_overweight'],
      exception_reason: ['reason_required'],
    });
    // A vehicle that breaks no rule needs no reason, so the reason is cleared.
    expect(returnedRecordOf(await calls.updateRoute({ id: leg.id, vehicle: connect(truck) }))).toMatchObject({
      exception_reason: null,
      exception_by: null,
      findings: [],
    });
    await setRules({ leg_overweight: 'REFUSE' });
  });

  it('starts where an earlier leg ended', async () => {
    const leg = (from: object, to: object) => createLeg({ addresses: { create: [from, to] } });
    returnedRecordOf(await leg(address('FROM', 'PL', 'Kalisz'), address('TO', 'FR', 'Lyon')));
    expect(inputProblemCodesOf(await leg(address('FROM', 'ES', 'Madrid'), address('TO', 'NO', 'Oslo')))).toEqual({
      addresses: ['leg_out_of_order'],
    });
    expect(inputProblemCodesOf(await leg(address('FROM', 'FR', 'Lyon'), address('TO', 'FR', 'Lyon')))).toEqual({
      addresses: ['leg_same_place'],
    });
    returnedRecordOf(await leg(address('FROM', 'FR', 'Lyon'), address('TO', 'DE', 'Rostock')));
  });

  it('shows what it would break before it is saved', async () => {
    const query = 'query ($input: RouteFindingsInput!) { routeFindings(input: $input) { code field effect } }';
    const input = { service_transportation_id: request.id, vehicle_id: van };
    const ask = (by: SignedInUser, more: object = {}) =>
      server.call<{ routeFindings: object[] }>(query, { input: { ...input, ...more } }, by);
    const overweight = { code: 'OVERWEIGHT', field: 'vehicle', effect: 'REFUSED' };
    expect((await ask(admin)).data?.routeFindings).toEqual([overweight]);
    expect((await ask(admin, { truck_is_not_required: true })).data?.routeFindings).toEqual([overweight]);
    expect((await ask(admin, { truck_is_not_required: false })).data?.routeFindings).toContainEqual({
      code: 'DRIVES_ITSELF',
      field: 'truck_is_not_required',
      effect: 'REFUSED',
    });
    expect((await ask(await server.signIn('admin@other.test'))).data?.routeFindings).toEqual([]);
  });
});

describe('a leg that breaks a rule already', () => {
  it('is shown, keeps the request from being confirmed, and can be changed otherwise', async () => {
    const { id } = await fixture.createEquipped();
    await fixture.setStatus(id, 'IN_PROGRESS');
    const [leg] = (await calls.read(id)).routes;
    expect(await calls.read(id)).toMatchObject({ step_needs: [], routes: [{ findings: [] }] });
    await queryRows(server, 'UPDATE routes SET vehicle_id = $2 WHERE id = $1', leg?.id, van);
    expect(await calls.read(id)).toMatchObject({
      step_needs: ['LEG_RULES'],
      transitionableStatus: ['CANCELED_REQUEST'],
      routes: [{ findings: [{ code: 'OVERWEIGHT', effect: 'REFUSED' }] }],
    });
    expect(inputProblemCodesOf(await calls.step({ id, status: 'SERVICE_CONFIRMED' }))).toEqual({
      status: ['step_not_possible'],
      routes: ['leg_rules_broken'],
    });
    returnedRecordOf(await calls.updateRoute({ id: leg?.id, delivers_is_final: true }));
    returnedRecordOf(await calls.updateRoute({ id: leg?.id, vehicle: connect(truck) }));
    expect(returnedRecordOf(await calls.step({ id, status: 'SERVICE_CONFIRMED' })).status).toBe('SERVICE_CONFIRMED');
  });

  it('needs a truck for a trailer before the request is confirmed', async () => {
    const { id } = await fixture.createEquipped();
    await fixture.setStatus(id, 'IN_PROGRESS');
    const [leg] = (await calls.read(id)).routes;
    returnedRecordOf(await calls.updateRoute({ id: leg?.id, vehicle: connect(trailer) }));
    expect((await calls.read(id)).step_needs).toEqual(['TRUCK']);
    expect(inputProblemCodesOf(await calls.step({ id, status: 'SERVICE_CONFIRMED' }))).toMatchObject({
      routes: ['truck_required'],
    });
    returnedRecordOf(await calls.updateRoute({ id: leg?.id, truck: connect(tractor) }));
    expect((await calls.read(id)).transitionableStatus).toContain('SERVICE_CONFIRMED');
  });
});

describe('a confirmed request', () => {
  const confirmed = async () => {
    const { id } = await fixture.createEquipped();
    await fixture.setStatus(id, 'SERVICE_CONFIRMED');
    return calls.read(id);
  };
  const removeTasks = (id: string) =>
    queryRows(server, 'DELETE FROM route_tasks WHERE service_transportation_id = $1', id);

  it('refuses cargo and places that make a leg break a rule, and accepts all else', async () => {
    const { id, cargo, addresses, modified_at } = await confirmed();
    const change = (input: object) => calls.update({ id, modified_at, ...input });
    const heavier = { update: [{ id: cargo[0]?.id, weight: 26_000 }] };
    const elsewhere = { update: [{ id: addresses[0]?.id, country: 'ES', city: 'Madrid' }] };
    const [leg] = (await calls.read(id)).routes;
    const legAddresses = { create: [address('FROM', 'PL', 'Kalisz'), address('TO', 'DE', 'Rostock')] };
    returnedRecordOf(await calls.updateRoute({ id: leg?.id, addresses: legAddresses }));
    const { errors } = await change({ cargo: heavier });
    expect(errors?.[0]?.extensions?.validation).toEqual({
      'input.cargo': [
        { code: 'leg_overweight', payload: expect.objectContaining({ weight: 26_000 }) },
        { code: 'change_leg_first', payload: { legs: '1' } },
      ],
    });
    expect(inputProblemCodesOf(await change({ addresses: elsewhere }))).toEqual({
      addresses: ['leg_out_of_order', 'change_leg_first'],
    });
    expect((await calls.read(id)).cargo).toEqual(cargo);
    // A rule that was broken before refuses no change that does not make it worse.
    await queryRows(server, 'UPDATE routes SET vehicle_id = $2 WHERE id = $1', leg?.id, van);
    returnedRecordOf(await change({ price: 500, cargo: { update: [{ id: cargo[0]?.id, weight: 2000 }] } }));
  });

  it('demands the rules of its legs until they are on the road, where it only shows that they are broken', async () => {
    const { id, routes } = await confirmed();
    const [leg] = routes;
    await queryRows(server, 'UPDATE routes SET vehicle_id = $2 WHERE id = $1', leg?.id, van);
    expect(await calls.read(id)).toMatchObject({ step_needs: [], breaks_leg_rules: true });

    await removeTasks(id);
    expect(await calls.read(id)).toMatchObject({
      step_needs: ['LEG_RULES'],
      breaks_leg_rules: true,
      transitionableStatus: ['CANCELED_REQUEST'],
    });
    expect(inputProblemCodesOf(await calls.step({ id, status: 'SERVICE_PROVIDED' }))).toEqual({
      status: ['step_not_possible'],
      routes: ['leg_rules_broken'],
    });
    const task = returnedRecordOf(
      await calls.createRouteTask({
        service_transportation_id: id,
        route: connect(leg?.id ?? ''),
        text: 'Load',
        media_upload_enabled: false,
      }),
    );
    const start = () => calls.routeTaskStep({ id: task.id, status: 'IN_PROGRESS' });
    expect(inputProblemCodesOf(await start())).toEqual({ status: ['leg_not_ready', 'leg_overweight'] });
    await removeTasks(id);

    const today = new Date().toISOString().slice(0, 10);
    await queryRows(server, 'UPDATE service_transportations SET to_take_to_work_from = $2 WHERE id = $1', id, today);
    expect(returnedRecordOf(await calls.step({ id, status: 'SERVICE_PROVIDED' }))).toMatchObject({
      status: 'SERVICE_PROVIDED',
      breaks_leg_rules: true,
    });
  });
});

it('is named to the user whose change of a vehicle makes it break a rule', async () => {
  const unused = await queryValue(
    server,
    `SELECT id FROM vehicles v WHERE tenant_id = 1 AND vehicle_class_id = ${vehicleClassIds.rigid7} AND verify = 'VERIFIED'
       AND is_active AND NOT EXISTS (SELECT 1 FROM routes r WHERE r.vehicle_id = v.id) LIMIT 1`,
  );
  returnedRecordOf(await createLeg({ vehicle: connect(unused) }));
  const query = 'mutation ($input: UpdateVehicleStatusInput!) { updateVehicleStatus(input: $input) { id license } }';
  const { body } = await server.call(query, { input: { id: unused, is_active: false } }, admin);
  expect(body).toMatchObject({
    extensions: { notices: [{ code: 'vehicle_breaks_legs', payload: { count: 1, requests: request.number } }] },
  });
  expect((await calls.read(request.id)).routes).toMatchObject([{ findings: [{ code: 'NOT_IN_USE' }] }]);
  const deleted = await calls.byId('deleteVehicle', unused);
  expect(deleted.body).toMatchObject({ extensions: { notices: [{ code: 'vehicle_breaks_legs' }] } });
});

it('accepts a new driver whose account is not active, with a reason, once the company allows it', async () => {
  const id = fixture.driver.user;
  await queryRows(server, "UPDATE users SET state = 'IN_ACTIVE' WHERE id = $1", id);
  const input = { driver: connect(id) };
  await setRules({ leg_inactive_driver: 'REASON' });
  expect(await calls.ids('usersViewDriver')).not.toContain(id);
  expect(inputProblemCodesOf(await createLeg(input))).toEqual({
    driver: ['leg_driver_not_active'],
    exception_reason: ['reason_required'],
  });
  returnedRecordOf(await createLeg({ ...input, exception_reason: 'Returns from leave that day' }));
  await setRules({ leg_inactive_driver: 'REFUSE' });
  const recorded = `SELECT count(*) FROM activities WHERE details -> 'fields' = '["leg_inactive_driver"]'`;
  expect(await queryValue(server, recorded)).toBe('2');
  await queryRows(server, "UPDATE users SET state = 'ACTIVE' WHERE id = $1", id);
});

it('refuses a van with 99 places, 99 tons of payload and the plate of another vehicle', async () => {
  const plate = await queryValue(server, 'SELECT license FROM vehicles WHERE id = $1', truck);
  const create = 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }';
  const heavy = { places: 99, carrying_capacity: 99_000, vehicle_class: connect(String(vehicleClassIds.van)) };
  expect(
    inputProblemCodesOf(await server.call(create, { input: { license: plate.replace(' ', '-'), ...heavy } }, admin)),
  ).toEqual({ license: ['plate_in_use'], places: ['places_of_class'], carrying_capacity: ['payload_of_class'] });
});
