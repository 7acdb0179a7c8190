import type { SignedInUser, TestServer } from '../harness/server';
import {
  queryRows,
  queryValue,
  requestsApiOf,
  returnedRecordOf,
  type RequestRecord,
  fetchVehicleIds,
} from './requests-api';

/** All statuses of a request in the order of its progress. The last two are final. */
export const requestStatuses = [
  'DRAFT',
  'NEW',
  'IN_PROGRESS',
  'SERVICE_CONFIRMED',
  'SERVICE_PROVIDED',
  'CANCELED_REQUEST',
  'CLOSE_REQUEST',
] as const;
/** Status of a request. */
export type RequestStatus = (typeof requestStatuses)[number];

/** Users, records and functions that tests of a request's transitions share. */
export interface TransitionFixture {
  admin: SignedInUser;
  calls: ReturnType<typeof requestsApiOf>;
  /** Two logisticians, both signed in, besides the administrator. */
  logisticians: SignedInUser[];
  driver: SignedInUser;
  vehicle: string;
  reason: string;
  /**
   * Creates a request that meets the requirements of the status NEW. Its days differ from those of all other requests.
   */
  createComplete: () => Promise<RequestRecord>;
  /**
   * Creates a request that meets the requirements of every transition: it is accepted, and has a leg with a crew and a
   * completed task.
   */
  createEquipped: () => Promise<RequestRecord>;
  /** Sets the status of a request with SQL, without the checks of a transition. */
  setStatus: (id: string, status: RequestStatus) => Promise<void>;
  /** Returns the input fields that a transition to the status requires in addition to the status itself. */
  inputFor: (to: RequestStatus) => object;
}

let days = 0;

/** Signs all users in, and deletes the task templates, so that new legs have no tasks. */
export async function createTransitionFixture(server: TestServer): Promise<TransitionFixture> {
  const admin = await server.signIn('admin@demo.test');
  const driver = await server.signIn('driver@demo.test');
  const emails = await queryRows(
    server,
    `SELECT u.email FROM users u JOIN user_has_roles h ON h.tenant_id = u.tenant_id AND h.user_id = u.id
     JOIN roles r ON r.tenant_id = h.tenant_id AND r.id = h.role_id
     WHERE u.tenant_id = 1 AND r.name = 'logistician' AND u.state = 'ACTIVE' ORDER BY u.email = 'logistician@demo.test' DESC, u.id LIMIT 2`,
  );
  const logisticians: SignedInUser[] = [];
  for (const [email] of emails) logisticians.push(await server.signIn(String(email)));
  await queryRows(server, 'DELETE FROM task_templates WHERE tenant_id = 1');
  const calls = requestsApiOf(server, admin);
  const [customer = ''] = await calls.ids('customers');
  const reason = await queryValue(server, 'SELECT id FROM cancel_request_reasons ORDER BY id LIMIT 1');
  const [vehicle = ''] = await fetchVehicleIds(server, 'rigid18');
  const createComplete = async () => {
    const first = (days += 8);
    const dayOf = (number: number) => new Date(Date.UTC(2035, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);
    return returnedRecordOf(
      await calls.create({
        customer: { connect: customer },
        addresses: {
          create: [
            { direction: 'FROM', country: 'PL', city: 'Kalisz' },
            { direction: 'TO', country: 'DE', city: 'Rostock' },
          ],
        },
        cargo: { create: [{ weight: 2100 }] },
        to_take_to_work_from: dayOf(first),
        delivery_date_to: dayOf(first + 6),
      }),
    );
  };
  const createEquipped = async () => {
    const { id } = await createComplete();
    const [logistician] = logisticians;
    if (!logistician) throw new Error('The demo has no logistician.');
    returnedRecordOf(await calls.assign({ id, logist_id: logistician.user }));
    returnedRecordOf(await requestsApiOf(server, logistician).answer({ id, accepted: true }));
    const leg = returnedRecordOf(
      await calls.createRoute({
        service_transportation: { connect: id },
        driver: { connect: driver.user },
        vehicle: { connect: vehicle },
      }),
    );
    const task = returnedRecordOf(
      await calls.createRouteTask({
        service_transportation_id: id,
        route: { connect: leg.id },
        text: 'Load',
        media_upload_enabled: false,
      }),
    );
    for (const status of ['IN_PROGRESS', 'DONE']) returnedRecordOf(await calls.routeTaskStep({ id: task.id, status }));
    return calls.read(id);
  };
  return {
    admin,
    calls,
    logisticians,
    driver,
    vehicle,
    reason,
    createComplete,
    createEquipped,
    setStatus: async (id, status) => {
      await queryRows(server, 'DELETE FROM service_feedbacks WHERE service_transportation_id = $1', id);
      await queryRows(server, 'UPDATE service_transportations SET status = $2 WHERE id = $1', id, status);
    },
    inputFor: (to) => (to === 'CANCELED_REQUEST' ? { feedback: { reason: { connect: reason } } } : {}),
  };
}
