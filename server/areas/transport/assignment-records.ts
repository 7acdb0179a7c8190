import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '../../database/ids';
import type { RowValues } from '../../dialect/entity';
import type { RecordsMutation } from '../../dialect/records-change';
import { publishChanges } from '../../dialect/write/mutations';
import { readRow } from '../../dialect/write/rows';
import { type NewActivity, insertActivities, referencedRecordOf } from '../activity';
import { userEntity } from '../identity';
import { type DelayOfRequest, notifyOfAnswers, notifyOfAssignments, notifyOfDelays } from './notify-logisticians';
import { requestEntity } from './request';
import { requestLogisticians, serviceTransportations } from './tables';
import { logistTaskEntity } from './tasks';
import { addLogistTasks } from './templates';

/** A request that a user is assigned to, and the user's answer; null before it. */
export interface Assignment {
  row: RowValues;
  accepted: boolean | null;
}

/**
 * Assigns requests to a user, who is also notified of delays that are already expected. Returns the requests to which the
 * user was not assigned before.
 */
export async function insertAssignments(
  mutation: RecordsMutation,
  rows: readonly RowValues[],
  user: string,
): Promise<RowValues[]> {
  const { session, tenant } = mutation;
  const inserted = await session.orm
    .insert(requestLogisticians)
    .values(
      rows.map((row) => ({
        tenant_id: tenant,
        id: newId(),
        service_transportation_id: String(row.id),
        user_id: user,
      })),
    )
    .onConflictDoNothing()
    .returning({ request: requestLogisticians.service_transportation_id });
  const ids = new Set(inserted.map(({ request }) => request));
  const assigned = rows.filter((row) => ids.has(String(row.id)));
  if (assigned.length === 0) return [];
  await recordAssignments(
    mutation,
    user,
    assigned.map((row) => ({ row, entry: { action: 'ASSIGNED' } })),
  );
  await notifyOfAssignments(mutation, assigned.map(named), user, 'REQUEST_ASSIGNED');
  // Their delays were expected before, when the user was not among those to notify.
  const delays = assigned.flatMap((row): DelayOfRequest[] => {
    const { expected_late, expected_delivery, delivery_date_to: due } = row;
    return expected_late === true && typeof expected_delivery === 'string' && typeof due === 'string'
      ? [{ request: named(row), users: [user], delivery: new Date(expected_delivery), due }]
      : [];
  });
  await notifyOfDelays(mutation, delays);
  return assigned;
}

/** Stores the caller's new answer to assignments, with all that follows from it. */
export async function storeAnswers(
  mutation: RecordsMutation,
  assignments: readonly Assignment[],
  accepted: boolean,
): Promise<void> {
  if (assignments.length === 0) return;
  const { session, tenant, user } = mutation;
  const rows = assignments.map(({ row }) => row);
  const ids = rows.map(({ id }) => String(id));
  await session.orm
    .update(requestLogisticians)
    .set({ accepted, modified_at: sql`clock_timestamp()` })
    .where(assignmentCondition(mutation, ids, user));
  if (!accepted) for (const row of rows) await replaceResponsible(mutation, row, user);
  else {
    const withoutResponsible = rows.filter((row) => row.logistician_id === null).map(({ id }) => String(id));
    if (withoutResponsible.length > 0) await setResponsible(mutation, withoutResponsible, user);
    const tasks = await addLogistTasks(session, tenant, ids, user);
    await publishChanges(mutation, logistTaskEntity, tasks, 'CREATED');
  }
  await recordAssignments(
    mutation,
    user,
    assignments.map(({ row, accepted: from }) => ({
      row,
      entry: { action: 'CHANGED_STATUS', fields: ['accepted'], from, to: accepted },
    })),
  );
  await notifyOfAnswers(mutation, rows.map(named), accepted ? 'ASSIGNMENT_ACCEPTED' : 'ASSIGNMENT_DECLINED');
}

/** Returns a request as notifications name it. */
export const named = ({ id, number }: RowValues) => ({ id: String(id), number: String(number) });

/** Returns the condition of a user's assignments to requests. */
export const assignmentCondition = ({ tenant }: RecordsMutation, requests: readonly string[], user: string) =>
  and(requestsCondition(tenant, requests), eq(requestLogisticians.user_id, user));

const requestsCondition = (tenant: string, requests: readonly string[]) =>
  and(eq(requestLogisticians.tenant_id, tenant), inArray(requestLogisticians.service_transportation_id, [...requests]));

/** Reads a user's answers to the assignments to requests; without the requests that the user is not assigned to. */
export async function readAnswers(
  mutation: RecordsMutation,
  requests: readonly string[],
  user: string,
): Promise<Map<string, boolean | null>> {
  const { service_transportation_id: request, accepted } = requestLogisticians;
  const found = await mutation.session.orm
    .select({ request, accepted })
    .from(requestLogisticians)
    .where(assignmentCondition(mutation, requests, user));
  return new Map(found.map((assignment) => [assignment.request, assignment.accepted]));
}

/** Returns the ids of logisticians other than `user` who accepted the request, in the order of their answers. */
export async function otherAcceptedLogisticians(
  { session, tenant }: RecordsMutation,
  row: RowValues,
  user: string,
): Promise<string[]> {
  const accepted = await session.orm
    .select({ id: requestLogisticians.user_id })
    .from(requestLogisticians)
    .where(and(requestsCondition(tenant, [String(row.id)]), requestLogisticians.accepted))
    .orderBy(asc(requestLogisticians.modified_at), asc(requestLogisticians.id));
  return accepted.map(({ id }) => id).filter((id) => id !== user);
}

/**
 * If `user` is responsible for the request, makes another logistician who accepted responsible. Without such a
 * logistician, `logistician_id` becomes null.
 */
export async function replaceResponsible(mutation: RecordsMutation, row: RowValues, user: string): Promise<void> {
  if (row.logistician_id !== user) return;
  const [next] = await otherAcceptedLogisticians(mutation, row, user);
  await setResponsible(mutation, [String(row.id)], next ?? null);
}

async function setResponsible(
  { session, tenant }: RecordsMutation,
  requests: readonly string[],
  logistician_id: string | null,
): Promise<void> {
  const { tenant_id, id } = serviceTransportations;
  const condition = and(eq(tenant_id, tenant), inArray(id, [...requests]));
  await session.orm.update(serviceTransportations).set({ logistician_id }).where(condition);
}

/** Records assignments of a user in the history of the requests, with the user's name. */
export async function recordAssignments(
  mutation: RecordsMutation,
  user: string,
  entries: readonly { row: RowValues; entry: Omit<NewActivity, 'on' | 'of'> }[],
): Promise<void> {
  const person = await readRow(mutation.session, userEntity, user, mutation);
  if (!person) throw new Error('The assigned user does not exist.');
  const on = await referencedRecordOf(userEntity, person, mutation);
  const activities: NewActivity[] = [];
  for (const { row, entry } of entries)
    activities.push({ ...entry, on, of: await referencedRecordOf(requestEntity, row, mutation) });
  await insertActivities(activities, mutation);
}
