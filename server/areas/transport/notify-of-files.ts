import { and, eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { notifyUsers } from '../inbox';
import { sanitizeName } from '../mail';
import { readLogisticians } from './notify-logisticians';
import { logistTasks, routeTasks, serviceTransportations } from './tables';

/** The user who adds a file, and the transaction that adds it. */
interface Uploader {
  session: Session;
  tenant: string;
  user: string;
}

/** Tells the logisticians of a request of a file that was added to it. */
export async function notifyOfRequestFile(author: Uploader, request: string, file: string): Promise<void> {
  const { session, tenant } = author;
  const [found] = await session.orm
    .select({ number: serviceTransportations.number })
    .from(serviceTransportations)
    .where(and(eq(serviceTransportations.tenant_id, tenant), eq(serviceTransportations.id, request)));
  if (!found) return;
  await notifyUsers(author, await readLogisticians(session, tenant, request), {
    facts: { kind: 'DOCUMENT_ADDED', number: found.number, name: sanitizeName(file), count: 1 },
    subject: { type: 'REQUEST', id: request },
  });
}

/** Returns a function that tells the logisticians of a task's request of a file that was added to the task. */
function notifierOfTaskFiles(table: typeof routeTasks | typeof logistTasks) {
  return async (author: Uploader, task: string, file: string): Promise<void> => {
    const [found] = await author.session.orm
      .select({ request: table.service_transportation_id })
      .from(table)
      .where(and(eq(table.tenant_id, author.tenant), eq(table.id, task)));
    if (found) await notifyOfRequestFile(author, found.request, file);
  };
}

/** Tells the logisticians of the request of a file that was added to a task of a leg. */
export const notifyOfRouteTaskFile = notifierOfTaskFiles(routeTasks);

/** Tells the logisticians of the request of a file that was added to a task of a logistician. */
export const notifyOfLogistTaskFile = notifierOfTaskFiles(logistTasks);
