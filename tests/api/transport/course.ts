import type { SignedIn, TestServer } from '../harness/server';
import { ask, askOne, callsOf, recordOf, type RequestRecord } from './calls';

/** Statuses of a request, forward, and the two ends. */
export const statuses = [
  'DRAFT',
  'NEW',
  'IN_PROGRESS',
  'SERVICE_CONFIRMED',
  'SERVICE_PROVIDED',
  'CANCELED_REQUEST',
  'CLOSE_REQUEST',
] as const;
export type Status = (typeof statuses)[number];

/** Takes requests along their course, in tests. */
export interface Course {
  admin: SignedIn;
  calls: ReturnType<typeof callsOf>;
  /** Logisticians beside the administrator, signed in. */
  logisticians: SignedIn[];
  driver: SignedIn;
  vehicle: string;
  reason: string;
  /** A request that has all that NEW wants, on days of its own. */
  complete: () => Promise<RequestRecord>;
  /** One that has all that every step wants: an accepted logistician, a staffed leg, a task that is done. */
  equipped: () => Promise<RequestRecord>;
  /** Puts a request where it would come by steps. */
  put: (id: string, status: Status) => Promise<void>;
  /** What is to be said for a step. */
  saying: (to: Status) => object;
}

let days = 0;

/** Everybody who is needed signs in. Legs begin without tasks. */
export async function courseOf(server: TestServer): Promise<Course> {
  const admin = await server.signIn('admin@demo.test');
  const driver = await server.signIn('driver@demo.test');
  const emails = await ask(
    server,
    `SELECT u.email FROM users u JOIN user_has_roles h ON h.tenant_id = u.tenant_id AND h.user_id = u.id
     JOIN roles r ON r.tenant_id = h.tenant_id AND r.id = h.role_id
     WHERE u.tenant_id = 1 AND r.name = 'logistician' AND u.state = 'ACTIVE' ORDER BY u.email = 'logistician@demo.test' DESC, u.id LIMIT 2`,
  );
  const logisticians: SignedIn[] = [];
  for (const [email] of emails) logisticians.push(await server.signIn(String(email)));
  await ask(server, 'DELETE FROM task_templates WHERE tenant_id = 1');
  const calls = callsOf(server, admin);
  const [customer = ''] = await calls.ids('customers');
  const reason = await askOne(server, 'SELECT id FROM cancel_request_reasons ORDER BY id LIMIT 1');
  const vehicle = await askOne(
    server,
    'SELECT id FROM vehicles WHERE tenant_id = 1 AND is_active AND deleted_at IS NULL ORDER BY id DESC LIMIT 1',
  );
  const complete = async () => {
    const day = new Date(Date.UTC(2035, 0, 1) + (days += 2) * 86_400_000).toISOString().slice(0, 10);
    return recordOf(
      await calls.create({
        customer: { connect: customer },
        addresses: {
          create: [
            { direction: 'FROM', country: 'PL', city: 'Kalisz' },
            { direction: 'TO', country: 'DE', city: 'Rostock' },
          ],
        },
        cargo: { create: [{ weight: 2100 }] },
        to_take_to_work_from: day,
        delivery_date_to: day,
      }),
    );
  };
  const equipped = async () => {
    const { id } = await complete();
    const [logistician] = logisticians;
    if (!logistician) throw new Error('The demo has no logistician.');
    recordOf(await calls.assign({ id, logist_id: logistician.user }));
    recordOf(await callsOf(server, logistician).answer({ id, accepted: true }));
    const leg = recordOf(
      await calls.createRoute({
        service_transportation: { connect: id },
        driver: { connect: driver.user },
        vehicle: { connect: vehicle },
      }),
    );
    const task = recordOf(
      await calls.createRouteTask({
        service_transportation_id: id,
        route: { connect: leg.id },
        text: 'Load',
        media_upload_enabled: false,
      }),
    );
    for (const status of ['IN_PROGRESS', 'DONE']) recordOf(await calls.routeTaskStep({ id: task.id, status }));
    return calls.read(id);
  };
  return {
    admin,
    calls,
    logisticians,
    driver,
    vehicle,
    reason,
    complete,
    equipped,
    put: async (id, status) => {
      await ask(server, 'DELETE FROM service_feedbacks WHERE service_transportation_id = $1', id);
      await ask(server, 'UPDATE service_transportations SET status = $2 WHERE id = $1', id, status);
    },
    saying: (to) => (to === 'CANCELED_REQUEST' ? { feedback: { reason: { connect: reason } } } : {}),
  };
}
