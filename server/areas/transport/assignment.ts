import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnswerAssignmentInput, AssignLogisticianInput } from '../../contract.generated';
import { newId } from '../../database/ids';
import type { Values } from '../../dialect/entity';
import { invalid } from '../../dialect/errors';
import { type Method, writeMethod } from '../../dialect/methods';
import { announce, finish, readRecord, type Writing } from '../../dialect/write/mutations';
import { readRow } from '../../dialect/write/rows';
import { type Done, recordActivity, subjectOf } from '../activity';
import { mayDo, user as userEntity } from '../identity';
import { lockOpen } from './locking';
import { isId } from './order';
import { request } from './request';
import { isWorked } from './statuses';
import { requestLogisticians, serviceTransportations } from './tables';
import { logistTask } from './tasks';
import { addLogistTasks } from './templates';

/** Gives a request to a logistician. Who has it keeps it, with the answer given. */
export const assignServiceTransportationLogistician: Method<{ input: AssignLogisticianInput }> = writeMethod(
  async ({ input }, writing) => {
    const { session, tenant } = writing;
    const row = await lockOpen(writing, input.id);
    const able = isId(input.logist_id) && (await mayDo(session, tenant, input.logist_id, 'requests.handle'));
    if (!able) throw invalid({ 'input.logist_id': [{ code: 'not_logistician' }] });
    const given = {
      tenant_id: tenant,
      id: newId(),
      service_transportation_id: String(row.id),
      user_id: input.logist_id,
    };
    const added = await session.orm
      .insert(requestLogisticians)
      .values(given)
      .onConflictDoNothing()
      .returning({ id: requestLogisticians.id });
    if (added.length === 0) return readRecord(request, String(row.id), writing);
    await tell(writing, row, input.logist_id, { action: 'ASSIGNED' });
    return finish(writing, request, String(row.id), 'UPDATED');
  },
);

/** Takes a request from a logistician. One who has it not is left alone. */
export const unassignServiceTransportationLogistician: Method<{ input: AssignLogisticianInput }> = writeMethod(
  async ({ input }, writing) => {
    const row = await lockOpen(writing, input.id);
    const known = await assignmentOf(writing, row, input.logist_id);
    if (!known) return readRecord(request, String(row.id), writing);
    if (known.accepted && isWorked(row.status) && !(await othersAccepted(writing, row, known.user_id)).length) {
      throw invalid({ 'input.logist_id': [{ code: 'last_logistician' }] });
    }
    await writing.session.orm.delete(requestLogisticians).where(own(writing, row, known.user_id));
    await passOn(writing, row, known.user_id);
    await tell(writing, row, known.user_id, { action: 'DELETED' });
    return finish(writing, request, String(row.id), 'UPDATED');
  },
);

/** The caller's own answer to being given a request. Who takes it on first leads it, and begins with the tasks of the templates. */
export const answerServiceTransportationAssignment: Method<{ input: AnswerAssignmentInput }> = writeMethod(
  async ({ input }, writing) => {
    const { session, tenant, user } = writing;
    const row = await lockOpen(writing, input.id);
    const id = String(row.id);
    const known = await assignmentOf(writing, row, user);
    if (!known) throw invalid({ 'input.id': [{ code: 'not_assigned' }] });
    if (known.accepted === input.accepted) return readRecord(request, id, writing);
    if (known.accepted && isWorked(row.status) && !(await othersAccepted(writing, row, user)).length) {
      throw invalid({ 'input.accepted': [{ code: 'last_logistician' }] });
    }
    const answered = { accepted: input.accepted, modified_at: sql`clock_timestamp()` };
    await session.orm
      .update(requestLogisticians)
      .set(answered)
      .where(own(writing, row, user));
    if (!input.accepted) await passOn(writing, row, user);
    else {
      if (row.logistician_id === null) await lead(writing, row, user);
      for (const task of await addLogistTasks(session, tenant, id, user))
        await announce(writing, logistTask, task, 'CREATED');
    }
    await tell(writing, row, user, {
      action: 'CHANGED_STATUS',
      fields: ['accepted'],
      from: known.accepted,
      to: input.accepted,
    });
    return finish(writing, request, id, 'UPDATED');
  },
);

const own = ({ tenant }: Writing, row: Values, user: string) =>
  and(ofRequest(tenant, row), eq(requestLogisticians.user_id, user));

const ofRequest = (tenant: string, row: Values) =>
  and(eq(requestLogisticians.tenant_id, tenant), eq(requestLogisticians.service_transportation_id, String(row.id)));

async function assignmentOf(writing: Writing, row: Values, user: string) {
  if (!isId(user)) return undefined;
  const { user_id, accepted } = requestLogisticians;
  const [known] = await writing.session.orm
    .select({ user_id, accepted })
    .from(requestLogisticians)
    .where(own(writing, row, user));
  return known;
}

/** Those beside someone who took a request on, the first of them first. */
async function othersAccepted({ session, tenant }: Writing, row: Values, user: string): Promise<string[]> {
  const accepted = await session.orm
    .select({ id: requestLogisticians.user_id })
    .from(requestLogisticians)
    .where(and(ofRequest(tenant, row), requestLogisticians.accepted))
    .orderBy(asc(requestLogisticians.modified_at), asc(requestLogisticians.id));
  return accepted.map(({ id }) => id).filter((id) => id !== user);
}

/** Lets somebody else who took the request on lead it, or nobody, where this one did. */
async function passOn(writing: Writing, row: Values, user: string): Promise<void> {
  if (row.logistician_id !== user) return;
  const [next] = await othersAccepted(writing, row, user);
  await lead(writing, row, next ?? null);
}

async function lead({ session, tenant }: Writing, row: Values, logistician_id: string | null): Promise<void> {
  const same = and(eq(serviceTransportations.tenant_id, tenant), eq(serviceTransportations.id, String(row.id)));
  await session.orm.update(serviceTransportations).set({ logistician_id }).where(same);
}

/** What was done stands in the request's history, with the name of whom it was done to. */
async function tell(writing: Writing, row: Values, user: string, done: Omit<Done, 'on' | 'of'>): Promise<void> {
  const person = await readRow(writing.session, userEntity, user, writing);
  if (!person) throw new Error('An assignment names a user who is not there.');
  const [on, of] = [await subjectOf(userEntity, person, writing), await subjectOf(request, row, writing)];
  await recordActivity([{ ...done, on, of }], writing);
}
