import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOfTenant } from '../contract/records';
import { startTestServer, type TestServer } from '../harness/server';
import { queryRows, queryValue, requestsApiOf, inputProblemCodesOf, returnedRecordOf } from './requests-api';
import {
  type TransitionFixture,
  createTransitionFixture,
  type RequestStatus,
  requestStatuses,
} from './transition-fixture';

let server: TestServer;
let fixture: TransitionFixture;
let calls: TransitionFixture['calls'];

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTransitionFixture(server);
  ({ calls } = fixture);
});

afterAll(() => server.close());

/** The allowed transitions of a request that meets all their requirements, by current status. */
const table: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  DRAFT: ['NEW', 'CANCELED_REQUEST'],
  NEW: ['IN_PROGRESS', 'CANCELED_REQUEST'],
  IN_PROGRESS: ['SERVICE_CONFIRMED', 'CANCELED_REQUEST'],
  SERVICE_CONFIRMED: ['SERVICE_PROVIDED', 'CANCELED_REQUEST'],
  SERVICE_PROVIDED: ['CLOSE_REQUEST'],
  CANCELED_REQUEST: [],
  CLOSE_REQUEST: [],
};

describe('all transitions', () => {
  it('accept exactly those that are offered', async () => {
    const { id } = await fixture.createEquipped();
    const [taken, offered] = [new Map<RequestStatus, RequestStatus[]>(), new Map<RequestStatus, string[]>()];
    const refused: { problems: unknown; from: RequestStatus; to: RequestStatus }[] = [];
    for (const from of requestStatuses) {
      for (const to of requestStatuses) {
        await fixture.setStatus(id, from);
        if (to === 'DRAFT') offered.set(from, (await calls.read(id)).transitionableStatus);
        const response = await calls.step({ id, status: to, ...fixture.inputFor(to) });
        if (response.errors) refused.push({ problems: response.errors[0]?.extensions?.validation, from, to });
        else taken.set(from, [...(taken.get(from) ?? []), returnedRecordOf(response).status === to ? to : 'DRAFT']);
      }
    }
    expect(Object.fromEntries(requestStatuses.map((from) => [from, taken.get(from) ?? []]))).toEqual(table);
    expect(Object.fromEntries(offered)).toEqual(table);
    const notPossible = refused.map(({ from, to }) => ({
      'input.status': [{ code: 'step_not_possible', payload: { from, to } }],
    }));
    expect(refused.map(({ problems }) => problems)).toEqual(notPossible);
  });

  it('are refused with the missing requirements', async () => {
    const empty = returnedRecordOf(await calls.create({}));
    const wanted: [RequestStatus, string[], Record<string, string[]>][] = [
      [
        'DRAFT',
        ['CUSTOMER', 'CARGO', 'FROM_ADDRESS', 'TO_ADDRESS'],
        { customer: ['required'], cargo: ['required'], addresses: ['from_required', 'to_required'] },
      ],
      ['NEW', ['ACCEPTED_LOGISTICIAN'], { logisticians: ['accepted_required'] }],
      ['IN_PROGRESS', ['ROUTE'], { routes: ['route_required'] }],
      ['SERVICE_CONFIRMED', ['ROUTE'], { routes: ['route_required'] }],
    ];
    for (const [from, needs, problems] of wanted) {
      await fixture.setStatus(empty.id, from);
      expect(await calls.read(empty.id)).toMatchObject({
        step_needs: needs,
        transitionableStatus: ['CANCELED_REQUEST'],
      });
      expect(inputProblemCodesOf(await calls.step({ id: empty.id, status: table[from][0] }))).toEqual({
        status: ['step_not_possible'],
        ...problems,
      });
    }
    const leg = returnedRecordOf(await calls.createRoute({ service_transportation: { connect: empty.id } }));
    await calls.createRouteTask({
      service_transportation_id: empty.id,
      route: { connect: leg.id },
      text: 'Load',
      media_upload_enabled: false,
    });
    expect((await calls.read(empty.id)).step_needs).toEqual(['DRIVER', 'VEHICLE', 'TRUCK', 'ROUTE_TASKS']);
    await calls.updateRoute({ id: leg.id, truck_is_not_required: true });
    expect((await calls.read(empty.id)).step_needs).toEqual(['DRIVER', 'VEHICLE', 'ROUTE_TASKS']);
  });

  it('are not possible by an update', async () => {
    const { id, modified_at } = await fixture.createComplete();
    for (const response of [
      await calls.create({ status: 'NEW' }),
      await calls.update({ id, modified_at, status: 'NEW' }),
    ]) {
      expect(response.errors?.[0]?.message).toContain('status');
    }
    expect(await calls.read(id)).toMatchObject({ status: 'DRAFT', modified_at });
  });
});

describe('a transition', () => {
  it('leads to the end, with moments, rating and history', async () => {
    const { id, transitionableStatus } = await fixture.createEquipped();
    expect(transitionableStatus).toEqual(['NEW', 'CANCELED_REQUEST']);
    const held = () =>
      queryRows(server, 'SELECT resource_type FROM leg_bookings WHERE service_transportation_id = $1 ORDER BY 1', id);
    returnedRecordOf(await calls.step({ id, status: 'NEW' }));
    expect(returnedRecordOf(await calls.step({ id, status: 'IN_PROGRESS' })).taken_to_work).toMatch(/^20\d\d-/);
    returnedRecordOf(await calls.step({ id, status: 'SERVICE_CONFIRMED' }));
    expect(await held()).toEqual([['DRIVER'], ['VEHICLE']]);
    expect(returnedRecordOf(await calls.step({ id, status: 'SERVICE_PROVIDED' })).delivered).toMatch(/^20\d\d-/);
    expect(await held()).toEqual([]);
    const closed = returnedRecordOf(
      await calls.step({ id, status: 'CLOSE_REQUEST', feedback: { rate: 4, description: ' Gladly again. ' } }),
    );
    expect(closed).toMatchObject({ status: 'CLOSE_REQUEST', transitionableStatus: [], step_needs: [] });
    expect(closed.feedback).toEqual({ type: 'CLOSE_REQUEST', reason: null, rate: 4, description: 'Gladly again.' });
    const entries = await queryRows(
      server,
      `SELECT details->>'from', details->>'to' FROM activities WHERE service_id = $1 AND entity_type = 'SERVICE_TRANSPORTATION'
         AND action <> 'CREATED' ORDER BY date, id`,
      id,
    );
    expect(entries).toEqual([
      ['DRAFT', 'NEW'],
      ['NEW', 'IN_PROGRESS'],
      ['IN_PROGRESS', 'SERVICE_CONFIRMED'],
      ['SERVICE_CONFIRMED', 'SERVICE_PROVIDED'],
      ['SERVICE_PROVIDED', 'CLOSE_REQUEST'],
    ]);
  });

  it('to canceled requires a reason, stores it, and frees driver and vehicle', async () => {
    const { id } = await fixture.createEquipped();
    expect(inputProblemCodesOf(await calls.step({ id, status: 'CANCELED_REQUEST' }))).toEqual({
      'feedback.reason': ['required'],
    });
    const cancel = (feedback: object) => calls.step({ id, status: 'CANCELED_REQUEST', feedback });
    expect(inputProblemCodesOf(await cancel({ reason: { connect: '4611686018427399999' } }))).toEqual({
      'feedback.reason': ['not_found'],
    });
    expect(inputProblemCodesOf(await cancel({ reason: { connect: fixture.reason }, rate: 5 }))).toEqual({
      'feedback.rate': ['not_available_for'],
    });
    expect((await calls.read(id)).status).toBe('DRAFT');
    const { feedback } = returnedRecordOf(
      await cancel({ reason: { connect: fixture.reason }, description: 'No permit' }),
    );
    expect(feedback).toEqual({
      type: 'CANCELED_REQUEST',
      reason: { id: fixture.reason },
      rate: null,
      description: 'No permit',
    });
    expect(await queryRows(server, 'SELECT 1 FROM leg_bookings WHERE service_transportation_id = $1', id)).toEqual([]);
  });

  it('of another tenant’s request is answered as of a missing one', async () => {
    const other = requestsApiOf(server, await server.signIn('admin@other.test'));
    const { id } = await fixture.createComplete();
    const [foreign, unknown] = [
      await other.step({ id, status: 'NEW' }),
      await other.step({ id: '4611686018427399999', status: 'NEW' }),
    ];
    expect(inputProblemCodesOf(foreign)).toEqual({ id: ['not_found'] });
    expect(foreign.body).toEqual(unknown.body);
  });
});

describe('twenty concurrent calls with one modified_at', () => {
  it('accept one transition, and return the current record to the others', async () => {
    const { id } = await fixture.createEquipped();
    const { modified_at } = returnedRecordOf(await calls.step({ id, status: 'NEW' }));
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => calls.step({ id, status: 'IN_PROGRESS', modified_at })),
    );
    const won = responses.filter(({ errors }) => !errors);
    const lost = responses.flatMap(({ errors }) => errors ?? []);
    expect(won).toHaveLength(1);
    expect(lost.map(({ extensions }) => extensions?.code)).toEqual(Array.from({ length: 19 }, () => 1409));
    for (const { extensions } of lost) expect(extensions?.current).toMatchObject({ id, status: 'IN_PROGRESS' });
    const acceptances = "SELECT count(*) FROM activities WHERE entity_id = $1 AND details->>'to' = 'IN_PROGRESS'";
    expect(await queryValue(server, acceptances, id)).toBe('1');
  });

  it('accept one update, and store its price', async () => {
    const { id, modified_at } = await fixture.createComplete();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_none, index) => calls.update({ id, modified_at, price: 100 + index })),
    );
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(responses.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions?.code)).toEqual(
      Array.from({ length: 19 }, () => 1409),
    );
  });
});

describe('a transition that fails half way', () => {
  it('stores nothing', async () => {
    const { id } = await fixture.createEquipped();
    const before = await digestOfTenant(server, fixture.admin.tenant);
    // A transition writes its history last, so a failure of that row must undo feedback, status and bookings.
    await queryRows(
      server,
      `CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'lost'; END $$`,
    );
    await queryRows(server, 'CREATE TRIGGER lose BEFORE INSERT ON activities FOR EACH ROW EXECUTE FUNCTION lose()');
    const { errors } = await calls.step({ id, status: 'CANCELED_REQUEST', ...fixture.inputFor('CANCELED_REQUEST') });
    await queryRows(server, 'DROP TRIGGER lose ON activities');
    expect(errors?.[0]?.message).toBe('Internal Server Error');
    expect(await digestOfTenant(server, fixture.admin.tenant)).toEqual(before);
    returnedRecordOf(await calls.step({ id, status: 'CANCELED_REQUEST', ...fixture.inputFor('CANCELED_REQUEST') }));
  });
});

describe('a driver requested twice on the same days', () => {
  it('has one booking, whatever transitions and cancellations run at once', async () => {
    const days = { to_take_to_work_from: '2041-05-01', delivery_date_to: '2041-05-04' };
    const requests = [];
    for (let count = 0; count < 6; count += 1) requests.push(returnedRecordOf(await calls.create(days)));
    const [first, ...others] = requests;
    const want = (id = '') =>
      calls.createRoute({ service_transportation: { connect: id }, driver: { connect: fixture.driver.user } });
    returnedRecordOf(await want(first?.id));
    const cancel = calls.step({ id: first?.id, status: 'CANCELED_REQUEST', ...fixture.inputFor('CANCELED_REQUEST') });
    const responses = await Promise.all([cancel, ...others.map(({ id }) => want(id))]);
    expect(responses[0]?.errors).toBeUndefined();
    const held = () =>
      queryRows(
        server,
        "SELECT count(DISTINCT service_transportation_id) FROM leg_bookings WHERE resource_id = $1 AND during && '[2041-05-01,2041-05-05)'",
        fixture.driver.user,
      );
    const won = responses.slice(1).filter(({ errors }) => !errors).length;
    expect([won, await held()]).toEqual([won, [[String(won)]]]);
    expect(won).toBeLessThanOrEqual(1);
    // If the cancellation ran last, no request has the driver booked, so booking the driver now succeeds.
    const again = await want(others[0]?.id);
    expect(again.errors === undefined || won === 1).toBe(true);
    expect(await held()).toEqual([['1']]);
  });
});
