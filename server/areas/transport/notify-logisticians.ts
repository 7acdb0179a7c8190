import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { activities } from '../activity';
import { type InboxAuthor, notifyUsersOfAll, type UserEvent } from '../inbox';
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
export async function readLogisticians(session: Session, tenant: string, request: string): Promise<string[]> {
  return (await readLogisticiansOfAll(session, tenant, [request])).map(({ user }) => user);
}

/** Returns the logisticians of requests, except those who have declined them. */
export function readLogisticiansOfAll(
  { orm }: Session,
  tenant: string,
  requests: readonly string[],
): Promise<{ request: string; user: string }[]> {
  const { tenant_id, service_transportation_id: request, user_id: user, accepted } = requestLogisticians;
  const isOfRequests = and(eq(tenant_id, tenant), inArray(request, [...requests]));
  return orm
    .select({ request, user })
    .from(requestLogisticians)
    .where(and(isOfRequests, sql`${accepted} IS DISTINCT FROM false`))
    .orderBy(requestLogisticians.id);
}

/** Notifies a logistician that requests are, or are no longer, assigned to them. */
export async function notifyOfAssignments(
  author: Author,
  requests: readonly NamedRequest[],
  logistician: string,
  kind: 'REQUEST_ASSIGNED' | 'REQUEST_UNASSIGNED',
): Promise<void> {
  const events = requests.map(({ id, number }): UserEvent => ({
    user: logistician,
    event: { facts: { kind, number }, subject: { type: 'REQUEST', id } },
  }));
  await notifyUsersOfAll(author, events);
}

/** Notifies those who assigned requests to the author that the author has accepted or declined them. */
export async function notifyOfAnswers(
  author: Author,
  requests: readonly NamedRequest[],
  kind: 'ASSIGNMENT_ACCEPTED' | 'ASSIGNMENT_DECLINED',
): Promise<void> {
  const assigners = await readAssigners(
    author,
    requests.map(({ id }) => id),
  );
  const events = requests.flatMap(({ id, number }): UserEvent[] => {
    const user = assigners.get(id);
    const event = { facts: { kind, number }, subject: { type: 'REQUEST', id }, key: `${id}:${author.user}` } as const;
    return user === undefined ? [] : [{ user, event }];
  });
  await notifyUsersOfAll(author, events);
}

/** Notifies the logisticians of requests that these were cancelled or deleted. */
export async function notifyOfCanceled(author: Author, requests: readonly NamedRequest[]): Promise<void> {
  if (requests.length === 0) return;
  const ids = requests.map(({ id }) => id);
  const assigned = await readLogisticiansOfAll(author.session, author.tenant, ids);
  const events = requests.flatMap(({ id, number }) =>
    assigned
      .filter(({ request }) => request === id)
      .map(({ user }): UserEvent => ({
        user,
        event: { facts: { kind: 'REQUEST_CANCELED', number }, subject: { type: 'REQUEST', id } },
      })),
  );
  await notifyUsersOfAll(author, events);
}

/** A request that is expected to be late, and the users to notify of it. `due` is its last day for delivery. */
export interface DelayOfRequest {
  request: NamedRequest;
  users: readonly string[];
  delivery: Date;
  due: string;
}

/**
 * Notifies users, except the author, that requests are expected to be late. Without an author, it is the server that
 * expects the delays.
 */
export async function notifyOfDelays(author: InboxAuthor, delays: readonly DelayOfRequest[]): Promise<void> {
  const events = delays.flatMap(({ request: { id, number }, users, delivery, due }) => {
    const facts = { kind: 'EXPECTED_LATE', number, expected: delivery.toISOString(), due } as const;
    return users.map((user): UserEvent => ({ user, event: { facts, subject: { type: 'REQUEST', id } } }));
  });
  await notifyUsersOfAll(author, events);
}

/** Returns the user who last assigned each request to the author, from the histories of the requests. */
async function readAssigners(
  { session, tenant, user }: Author,
  requests: readonly string[],
): Promise<Map<string, string>> {
  const { tenant_id, service_type, service_id, entity_id, action, user_id, date, id } = activities;
  const assigned = await session.orm
    .selectDistinctOn([service_id], { request: service_id, by: user_id })
    .from(activities)
    .where(
      and(
        eq(tenant_id, tenant),
        eq(service_type, 'SERVICE_TRANSPORTATION'),
        inArray(service_id, [...requests]),
        eq(entity_id, user),
        eq(action, 'ASSIGNED'),
      ),
    )
    .orderBy(service_id, desc(date), desc(id));
  return new Map(assigned.flatMap(({ request, by }) => (by === null ? [] : [[request, by]])));
}
