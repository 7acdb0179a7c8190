import type { Session } from '../../database/database';
import type { Viewer } from '../../dialect/scope';
import { insertActivities } from '../activity';
import { readRequestOfPart } from './history';
import { parsePlannedRequest, plannedRequestSql, readPlannedRequest } from './leg-plan';
import { timeFindings } from './leg-time-rules';
import { proposeLegTimes } from './leg-times';
import type { LegTimes, PlannedLeg, PlannedRequest } from './planned-leg';
import { updateExpectedTimes } from './update-expected-times';

/** The author of a change, and its transaction. */
type PlanChange = Viewer & { session: Session; deviceTime?: string | undefined };

/** A leg whose planned times change. */
interface MovedLeg {
  leg: PlannedLeg;
  times: LegTimes | null;
}

/** Returns a request with the times that are proposed for those of its legs that do not keep theirs. */
export function withProposedTimes(request: PlannedRequest): PlannedRequest {
  const proposals = proposeLegTimes(request);
  return { ...request, legs: request.legs.map((leg, index) => ({ ...leg, times: proposals[index] ?? null })) };
}

/**
 * Stores the proposed times of a request's legs where they have changed, records legs that move in its history, and stores
 * when the legs are expected. Call
 * this function in the transaction that changes the legs or the days, before `updateBookings`. The times of a `created`
 * leg are no change.
 * @returns the request with the new times.
 */
export async function updatePlannedTimes(
  change: PlanChange,
  request: string,
  { created }: { created?: string } = {},
): Promise<PlannedRequest> {
  const stored = await readPlannedRequest(change.session, change.tenant, request);
  const planned = withProposedTimes(stored);
  const moved = stored.legs.flatMap((leg, index): MovedLeg[] => {
    const times = planned.legs[index]?.times ?? null;
    return isSameTimes(leg.times, times) ? [] : [{ leg, times }];
  });
  if (moved.length > 0) {
    await storeTimes(change, moved);
    await recordMoves(
      change,
      request,
      moved.filter(({ leg }) => leg.id !== created),
    );
  }
  await updateExpectedTimes(change, [request]);
  return planned;
}

/**
 * Stores the proposed times of all legs of a tenant, except of legs that do not fit the days of their requests. For
 * data that is inserted without the rules of writes; call it before `createAllBookings`.
 */
export async function proposeAllLegTimes(session: Session, tenant: string): Promise<void> {
  const text = `SELECT ${plannedRequestSql('s.tenant_id', 's.id')}::text FROM service_transportations s
    WHERE s.tenant_id = $1 AND EXISTS (SELECT 1 FROM routes r WHERE r.tenant_id = $1 AND r.service_transportation_id = s.id)`;
  const rows = await session.rows({ text, params: [tenant] });
  const moved = rows.flatMap(([json]) => {
    const planned = withProposedTimes(parsePlannedRequest(JSON.parse(json ?? 'null')));
    const fits = planned.legs.every((leg) => timeFindings(planned, leg).length === 0);
    return fits ? planned.legs.map((leg) => ({ leg, times: leg.times })) : [];
  });
  await storeTimes({ session, tenant }, moved);
}

function isSameTimes(one: LegTimes | null, other: LegTimes | null): boolean {
  return one?.start.getTime() === other?.start.getTime() && one?.end.getTime() === other?.end.getTime();
}

async function storeTimes(
  { session, tenant }: Pick<PlanChange, 'session' | 'tenant'>,
  moved: readonly MovedLeg[],
): Promise<void> {
  const list = (values: readonly (string | undefined)[]) => `{${values.map((value) => value ?? 'NULL').join(',')}}`;
  const text = `
    UPDATE routes r SET planned_start = m.planned_start, planned_end = m.planned_end
    FROM unnest($2::bigint[], $3::timestamptz[], $4::timestamptz[]) m(id, planned_start, planned_end)
    WHERE r.tenant_id = $1 AND r.id = m.id`;
  const params = [
    tenant,
    list(moved.map(({ leg }) => leg.id)),
    list(moved.map(({ times }) => times?.start.toISOString())),
    list(moved.map(({ times }) => times?.end.toISOString())),
  ];
  await session.rows({ text, params });
}

/** Records new times of legs in the history of their request. */
async function recordMoves(change: PlanChange, request: string, moved: readonly MovedLeg[]): Promise<void> {
  if (moved.length === 0) return;
  const of = await readRequestOfPart({ service_transportation_id: request }, change);
  const fields = ['planned_start', 'planned_end'];
  await insertActivities(
    moved.map(({ leg, times }) => ({
      action: 'UPDATED_ROUTE' as const,
      on: { type: 'ROUTE' as const, id: leg.id, title: null },
      of,
      fields,
      changes: [
        {
          field: 'planned_start',
          from: leg.times?.start.toISOString() ?? null,
          to: times?.start.toISOString() ?? null,
        },
        { field: 'planned_end', from: leg.times?.end.toISOString() ?? null, to: times?.end.toISOString() ?? null },
      ],
    })),
    change,
  );
}
