import type { Session } from '../../database/database';
import { publishChanges, systemUserId } from '../../dialect/write/mutations';
import type { JobKind } from '../../queue';
import { currentTenantsSql, runForEachTenant, type TenantsJobContext } from '../tenancy';
import { expectedDeliveryOf, expectedTimesOf, isExpectedLate } from './expected-times';
import { notifyOfDelays, readLogisticiansOfAll } from './notify-logisticians';
import type { LegTimes } from './planned-leg';
import { readRunningRequests, type RunningRequest } from './running-requests';
import { serviceTransportations } from './tables';

/** Session, tenant and user of a change. */
interface Author {
  session: Session;
  tenant: string;
  user: string;
}

const refreshMs = 5 * 60_000;

/** What is expected of a request now. */
interface Expectation {
  request: RunningRequest;
  legs: (LegTimes | null)[];
  delivery: Date | null;
  late: boolean;
}

/**
 * Stores when the legs of requests are expected to start and end, and whether the requests are expected to be late, where
 * that has changed; of all running requests if `requests` is absent. A request that has been delivered or has ended
 * expects nothing. Publishes the changed requests, and notifies logisticians of those that have become late.
 */
export async function updateExpectedTimes(author: Author, requests?: readonly string[]): Promise<void> {
  const changed = await storeExpectedTimes(author, requests);
  const ids = changed.map(({ request }) => request.id);
  if (ids.length > 0) await publishChanges(author, { table: serviceTransportations }, ids, 'UPDATED');
  const { session, tenant } = author;
  const delayed = changed.flatMap(({ request, delivery, late }) =>
    late && !request.stored.late && delivery && request.due_day ? [{ request, delivery, due: request.due_day }] : [],
  );
  if (delayed.length === 0) return;
  const delayedIds = delayed.map(({ request }) => request.id);
  const logisticians = await readLogisticiansOfAll(session, tenant, delayedIds);
  const delays = delayed.map((delay) => {
    const users = logisticians.filter(({ request }) => request === delay.request.id).map(({ user }) => user);
    return { ...delay, users };
  });
  await notifyOfDelays({ session, tenant, user: null }, delays);
}

/** Does the same without notifying anybody, for data that is inserted without the rules of writes. Returns what has changed. */
export async function storeExpectedTimes(
  { session, tenant }: Pick<Author, 'session' | 'tenant'>,
  requests?: readonly string[],
): Promise<Expectation[]> {
  const expected = (await readRunningRequests(session, tenant, requests)).map(expectationOf);
  const news = expected.filter((one) => isRequestChanged(one) || changedLegsOf(one).length > 0);
  if (news.length === 0) return [];
  const locked = await lockRequests(
    session,
    tenant,
    news.map(({ request }) => request.id),
  );
  const stored = news.filter(({ request }) => locked.has(request.id));
  await storeLegTimes(session, tenant, stored.flatMap(changedLegsOf));
  const changed = stored.filter(isRequestChanged);
  if (changed.length === 0) return [];
  await session.rows({
    text: `UPDATE service_transportations s SET expected_delivery = e.delivery, expected_late = e.late
      FROM unnest($2::bigint[], $3::timestamptz[], $4::boolean[]) e(id, delivery, late) WHERE s.tenant_id = $1 AND s.id = e.id`,
    params: [
      tenant,
      listOf(changed.map(({ request }) => request.id)),
      listOf(changed.map(({ delivery }) => delivery?.toISOString())),
      listOf(changed.map(({ late }) => String(late))),
    ],
  });
  return changed;
}

function expectationOf(request: RunningRequest): Expectation {
  if (!request.running) return { request, legs: request.legs.map(() => null), delivery: null, late: false };
  const legs = expectedTimesOf(request.legs, request.now);
  const delivery = expectedDeliveryOf(legs);
  return { request, legs, delivery, late: isExpectedLate(delivery, request.due, request.now) };
}

const isRequestChanged = ({ request: { stored }, delivery, late }: Expectation) =>
  late !== stored.late || !isSameMoment(delivery, stored.delivery);

/** The times of a leg that are stored in place of others. */
interface ChangedLeg {
  id: string;
  times: LegTimes | null;
}

const changedLegsOf = ({ request, legs }: Expectation): ChangedLeg[] =>
  request.legs.flatMap(({ id, stored }, index) => {
    const times = legs[index] ?? null;
    const isSame = isSameMoment(times?.start, stored?.start) && isSameMoment(times?.end, stored?.end);
    return isSame ? [] : [{ id, times }];
  });

/**
 * Locks those of the requests that no other transaction has locked, and returns their ids. A write of a user locks a
 * request before its legs, so writing a leg first, or waiting here, could deadlock. A request that is left out gets its
 * times in a later run of the job.
 */
async function lockRequests(session: Session, tenant: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await session.rows({
    text: `SELECT id FROM service_transportations WHERE tenant_id = $1 AND id = ANY ($2::bigint[])
      FOR NO KEY UPDATE SKIP LOCKED`,
    params: [tenant, listOf(ids)],
  });
  return new Set(rows.map(([id]) => String(id)));
}

async function storeLegTimes(session: Session, tenant: string, changed: readonly ChangedLeg[]): Promise<void> {
  if (changed.length === 0) return;
  await session.rows({
    text: `UPDATE routes r SET expected_start = e.starts, expected_end = e.ends
      FROM unnest($2::bigint[], $3::timestamptz[], $4::timestamptz[]) e(id, starts, ends) WHERE r.tenant_id = $1 AND r.id = e.id`,
    params: [
      tenant,
      listOf(changed.map(({ id }) => id)),
      listOf(changed.map(({ times }) => times?.start.toISOString())),
      listOf(changed.map(({ times }) => times?.end.toISOString())),
    ],
  });
}

const isSameMoment = (one: Date | null | undefined, other: Date | null | undefined) =>
  one?.getTime() === other?.getTime();

const listOf = (values: readonly (string | undefined)[]) => `{${values.map((value) => value ?? 'NULL').join(',')}}`;

/**
 * Returns the recurring job that updates the expected times of all running requests, because those of a leg that has not
 * started, or has not ended, depend on the clock, and a delay moves on to later requests of the driver and vehicles.
 */
export function createExpectedTimesJobKind(parts: TenantsJobContext): JobKind {
  const handler: JobKind['handler'] = ({ signal }) =>
    runForEachTenant(parts, { tenantsSql: currentTenantsSql, signal }, (session, tenant) =>
      updateExpectedTimes({ session, tenant, user: systemUserId }),
    );
  return { kind: 'transport.expected-times', everyMs: refreshMs, handler };
}
