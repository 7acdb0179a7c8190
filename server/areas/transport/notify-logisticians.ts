import { and, desc, eq, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { activities } from '../activity';
import { type InboxAuthor, type InboxEvent, notifyUsers } from '../inbox';
import { requestLogisticians } from './tables';

/** The author of a change, and its transaction. */
interface Author {
  session: Session;
  tenant: string;
  user: string;
}

/** A request as entries name it. */
interface NamedRequest {
  id: string;
  number: string;
}

/** Returns the logisticians of a request, except those who have declined it. */
export async function readLogisticians({ orm }: Session, tenant: string, request: string): Promise<string[]> {
  const { tenant_id, service_transportation_id, user_id, accepted } = requestLogisticians;
  const found = await orm
    .select({ user: user_id })
    .from(requestLogisticians)
    .where(and(eq(tenant_id, tenant), eq(service_transportation_id, request), sql`${accepted} IS DISTINCT FROM false`))
    .orderBy(requestLogisticians.id);
  return found.map(({ user }) => user);
}

/** Tells a logistician that a request is, or is no longer, assigned to them. */
export async function notifyOfAssignment(
  author: Author,
  { id, number }: NamedRequest,
  logistician: string,
  kind: 'REQUEST_ASSIGNED' | 'REQUEST_UNASSIGNED',
): Promise<void> {
  await notifyUsers(author, [logistician], { facts: { kind, number }, subject: { type: 'REQUEST', id } });
}

/** Tells those who assigned a request to the author that the author has accepted or declined it. */
export async function notifyOfAnswer(
  author: Author,
  { id, number }: NamedRequest,
  kind: 'ASSIGNMENT_ACCEPTED' | 'ASSIGNMENT_DECLINED',
): Promise<void> {
  const event: InboxEvent = { facts: { kind, number }, subject: { type: 'REQUEST', id }, key: `${id}:${author.user}` };
  await notifyUsers(author, await readAssigners(author, id), event);
}

/** Tells the logisticians of a request that it was cancelled or deleted. */
export async function notifyOfCanceled(author: Author, { id, number }: NamedRequest): Promise<void> {
  const logisticians = await readLogisticians(author.session, author.tenant, id);
  const facts = { kind: 'REQUEST_CANCELED', number } as const;
  await notifyUsers(author, logisticians, { facts, subject: { type: 'REQUEST', id } });
}

/**
 * Notifies users, except the author, that a request is expected to be late. `due` is its last day for delivery. Without an
 * author, it is the server that expects the delay.
 */
export async function notifyOfDelay(
  author: InboxAuthor,
  users: readonly string[],
  { id, number }: NamedRequest,
  { delivery, due }: { delivery: Date; due: string },
): Promise<void> {
  const facts = { kind: 'EXPECTED_LATE', number, expected: delivery.toISOString(), due } as const;
  await notifyUsers(author, users, { facts, subject: { type: 'REQUEST', id } });
}

/** Returns the user who last assigned a request to the author, from the history of the request. */
async function readAssigners({ session, tenant, user }: Author, request: string): Promise<string[]> {
  const { tenant_id, service_type, service_id, entity_id, action, user_id, date, id } = activities;
  const [assigned] = await session.orm
    .select({ by: user_id })
    .from(activities)
    .where(
      and(
        eq(tenant_id, tenant),
        eq(service_type, 'SERVICE_TRANSPORTATION'),
        eq(service_id, request),
        eq(entity_id, user),
        eq(action, 'ASSIGNED'),
      ),
    )
    .orderBy(desc(date), desc(id))
    .limit(1);
  return assigned?.by ? [assigned.by] : [];
}
