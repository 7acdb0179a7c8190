import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RandomGenerator, createRandomGenerator } from '../../../server/demo/random';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import {
  type TransitionFixture,
  createTransitionFixture,
  type RequestStatus,
  requestStatuses,
} from './transition-fixture';

let server: TestServer;
let fixture: TransitionFixture;

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTransitionFixture(server);
});

afterAll(() => server.close());

/** The status of a request, and what the API says of its next transitions. */
interface RequestState {
  id: string;
  status: RequestStatus;
  transitionableStatus: string[];
  next_status: string | null;
  step_needs: string[];
  modified_at: string;
  addresses: { id: string }[];
  cargo: { id: string }[];
  routes: { id: string; tasks: { id: string; status: string }[] }[];
}

const fields =
  'id status transitionableStatus next_status step_needs modified_at addresses { id } cargo { id } routes { id tasks { id status } }';

type Input = Readonly<Record<string, unknown>>;

/**
 * Calls a mutation on the request, a leg or a task. Returns the new state of the request, or undefined if the call is
 * refused.
 */
async function change(
  method: string,
  type: string,
  input: Input,
  by: SignedInUser = fixture.admin,
): Promise<RequestState | undefined> {
  const part = /Route|Task/.test(method);
  const query = `mutation ($input: ${type}!) { made: ${method}(input: $input) { ${part ? `service_transportation { ${fields} }` : fields} } }`;
  const { data, errors } = await server.call<{ made: RequestState & { service_transportation: RequestState } }>(
    query,
    { input },
    by,
  );
  if (errors && !errors[0]?.extensions?.validation) throw new Error(JSON.stringify(errors));
  return data ? (part ? data.made.service_transportation : data.made) : undefined;
}

async function read(id: string): Promise<RequestState> {
  const query = `query ($id: Mixed) { found: serviceTransportation(first: 1, where: { column: id, value: $id }) { data { ${fields} } } }`;
  const { data } = await server.call<{ found: { data: RequestState[] } }>(query, { id }, fixture.admin);
  const [request] = data?.found.data ?? [];
  if (!request) throw new Error(`There is no request ${id}.`);
  return request;
}

async function remove(method: string, id: string): Promise<undefined> {
  await server.call(`mutation ($id: ID!) { ${method}(id: $id) { id } }`, { id }, fixture.admin);
  return undefined;
}

const begin = () =>
  change('createServiceTransportation', 'CreateServiceTransportationInput', { to_take_to_work_from: '2051-01-01' });

/**
 * Returns functions that edit the request as users can, by name. A function resolves to undefined if the edit is
 * refused or its response contains no request.
 */
function edits(
  random: RandomGenerator,
  now: RequestState,
  customer: string,
): Record<string, () => Promise<RequestState | undefined>> {
  const { id, modified_at } = now;
  const person = random.pick(fixture.logisticians);
  const leg = now.routes.length > 0 ? random.pick(now.routes) : undefined;
  const task = leg && leg.tasks.length > 0 ? random.pick(leg.tasks) : undefined;
  const update = (input: Input) =>
    change('updateServiceTransportation', 'UpdateServiceTransportationInput', { id, modified_at, ...input });
  const updateLeg = (input: Input) =>
    leg
      ? change('updateRoute', 'UpdateRouteInput', { id: leg.id, ...input })
      : change('createRoute', 'CreateRouteInput', { service_transportation: { connect: id }, ...input });
  const given = { id, logist_id: person.user };
  const next: Readonly<Record<string, string>> = {
    PLANNING: 'IN_PROGRESS',
    IN_PROGRESS: random.chance(0.8) ? 'DONE' : 'RETURN',
    RETURN: 'PLANNING',
  };
  const address = (direction: string) =>
    update({ addresses: { create: [{ direction, country: 'PL', city: 'Kalisz' }] } });
  return {
    CUSTOMER: () => update({ customer: { connect: customer } }),
    CARGO: () => update({ cargo: { create: [{ weight: 100 }] } }),
    FROM_ADDRESS: () => address('FROM'),
    TO_ADDRESS: () => address('TO'),
    ACCEPTED_LOGISTICIAN: async () => {
      await change('assignServiceTransportationLogistician', 'AssignLogisticianInput', given);
      return change('answerServiceTransportationAssignment', 'AnswerAssignmentInput', { id, accepted: true }, person);
    },
    ROUTE: () => change('createRoute', 'CreateRouteInput', { service_transportation: { connect: id } }),
    DRIVER: () => updateLeg({ driver: { connect: fixture.driver.user } }),
    VEHICLE: () => updateLeg({ vehicle: { connect: fixture.vehicle } }),
    TRUCK: () => updateLeg({ truck_is_not_required: true }),
    // No step of the walk breaks a rule of legs.
    LEG_RULES: async () => undefined,
    ROUTE_TASKS: async () =>
      task && next[task.status]
        ? change('updateRouteTaskStatus', 'UpdateRouteTaskStatusInput', { id: task.id, status: next[task.status] })
        : undefined,
    addTask: async () =>
      leg &&
      change('createRouteTask', 'CreateRouteTaskInput', {
        service_transportation_id: id,
        route: { connect: leg.id },
        text: 'Stop',
        media_upload_enabled: false,
      }),
    assign: () => change('assignServiceTransportationLogistician', 'AssignLogisticianInput', given),
    unassign: () => change('unassignServiceTransportationLogistician', 'AssignLogisticianInput', given),
    decline: () =>
      change('answerServiceTransportationAssignment', 'AnswerAssignmentInput', { id, accepted: false }, person),
    forgetCustomer: () => update({ customer: { disconnect: true } }),
    forgetCargo: () => update({ cargo: { delete: now.cargo.map((one) => one.id) } }),
    forgetAddress: () => update({ addresses: { delete: now.addresses.slice(0, 1).map((one) => one.id) } }),
    sendDriverHome: () => updateLeg({ driver: { disconnect: true } }),
    wantTruck: () => updateLeg({ truck_is_not_required: false, vehicle: { disconnect: true } }),
    deleteLeg: async () => leg && remove('deleteRoute', leg.id),
    deleteTask: async () => task && remove('deleteTask', task.id),
  };
}

/** The status that follows each status, other than cancellation. */
const forward: Readonly<Partial<Record<RequestStatus, RequestStatus>>> = {
  DRAFT: 'NEW',
  NEW: 'IN_PROGRESS',
  IN_PROGRESS: 'SERVICE_CONFIRMED',
  SERVICE_CONFIRMED: 'SERVICE_PROVIDED',
  SERVICE_PROVIDED: 'CLOSE_REQUEST',
};

describe('a random walk of 300 transitions and edits through the API', () => {
  it('accepts a transition exactly when it is offered, and reports missing requirements exactly when it is not', async () => {
    const random = createRandomGenerator(22);
    const [customer = ''] = await fixture.calls.ids('customers');
    const taken = new Set<string>();
    /**
     * The turns in which the server accepted a transition that it had not offered, or refused one that it had offered.
     */
    const wrong: object[] = [];
    let now = await begin();
    for (let turn = 0; turn < 300; turn += 1) {
      if (!now) throw new Error('A request was not made.');
      const { id, status, transitionableStatus, next_status, step_needs } = now;
      const onward = forward[status];
      expect(next_status).toBe(onward ?? null);
      expect(step_needs.length === 0).toBe(onward === undefined || transitionableStatus.includes(onward));
      if (transitionableStatus.length === 0) {
        // A final status allows no transition. Tries one, which must be refused, and goes on with a new request.
        const to = random.pick(requestStatuses);
        if (
          await change('updateServiceTransportationStatus', 'UpdateServiceTransportationStatusInput', {
            id,
            status: to,
          })
        )
          wrong.push({ status, to });
        now = await begin();
        continue;
      }
      if (random.chance(0.35)) {
        // Prefers cancellation if the walk has already left this status to the next one, but never by cancellation, so
        // that the walk covers all transitions.
        const cancels = taken.has(`${status} ${onward}`) && !taken.has(`${status} CANCELED_REQUEST`);
        const others = requestStatuses.filter((one) => one !== 'CANCELED_REQUEST' || random.chance(0.3));
        const likely = cancels ? 'CANCELED_REQUEST' : onward;
        const to = random.chance(0.6) && likely ? likely : random.pick(others);
        const after = await change('updateServiceTransportationStatus', 'UpdateServiceTransportationStatusInput', {
          id,
          status: to,
          ...fixture.inputFor(to),
        });
        if (after?.status !== (transitionableStatus.includes(to) ? to : undefined))
          wrong.push({ status, to, after, transitionableStatus });
        if (after) taken.add(`${status} ${to}`);
        now = after ?? now;
        continue;
      }
      const possible = edits(random, now, customer);
      const helping = step_needs.length > 0 && random.chance(0.9) ? step_needs[0] : undefined;
      const edit = possible[helping ?? random.pick(Object.keys(possible))];
      now = (await edit?.()) ?? (await read(id));
      expect(now.status).toBe(status);
    }
    expect(wrong).toEqual([]);
    // The walk has taken each of the nine possible transitions.
    expect(taken.size).toBe(9);
  }, 240_000);
});
