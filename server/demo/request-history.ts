import type { activities } from '../areas/activity';
import type { ServiceTransportationStatus as Status } from '../contract.generated';
import type { RequestRows } from './requests';

type ActivityRow = typeof activities.$inferInsert;
type RequestRow = RequestRows['requests'][number];

/** The people who work on a tenant's requests. */
export interface RequestStaff {
  /** Ids of the users who enter requests. */
  clerks: readonly string[];
  /** Names of users by id. */
  names: ReadonlyMap<string, string>;
}

/** Legs and assigned logisticians of one request. */
interface RequestParts {
  legs: RequestRows['routes'];
  logisticians: RequestRows['logisticians'];
}

/** An activity about a request. Without `at`, its time lies between those of its neighbours. */
interface RequestEvent extends Pick<ActivityRow, 'action'> {
  user: string;
  /** The changed part of the request; absent: the request itself. */
  on?: { type: ActivityRow['entity_type']; id: string; title: string | null };
  change?: { fields: string[]; from: unknown; to: unknown };
  at?: string | null;
}

/**
 * Returns the activities of a tenant's requests, as if people had worked on them. The activities of one request are in
 * chronological order.
 */
export function createRequestHistory(rows: RequestRows, staff: RequestStaff, newId: () => string): ActivityRow[] {
  const legs = groupByRequest(rows.routes);
  const logisticians = groupByRequest(rows.logisticians);
  return rows.requests.flatMap((request, index) => {
    const parts = { legs: legs.get(request.id) ?? [], logisticians: logisticians.get(request.id) ?? [] };
    const events = eventsOf(request, parts, staff.clerks[index % staff.clerks.length] ?? '', staff.names);
    const dates = datesOf(events, String(request.modified_at));
    return events.map(({ action, user, on, change }, place): ActivityRow => ({
      tenant_id: request.tenant_id,
      id: newId(),
      action,
      user_id: user,
      service_type: 'SERVICE_TRANSPORTATION',
      service_id: request.id,
      entity_type: on?.type ?? 'SERVICE_TRANSPORTATION',
      entity_id: on?.id ?? request.id,
      details: { title: request.number, ...(on && { part: on.title }), ...change },
      date: dates[place],
    }));
  });
}

function groupByRequest<Part extends { service_transportation_id: string }>(parts: readonly Part[]) {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const group = groups.get(part.service_transportation_id);
    if (group) group.push(part);
    else groups.set(part.service_transportation_id, [part]);
  }
  return groups;
}

/** Returns the events of a request in order. */
function eventsOf(
  request: RequestRow,
  { legs, logisticians }: RequestParts,
  clerk: string,
  names: RequestStaff['names'],
): RequestEvent[] {
  const planner = request.logistician_id ?? clerk;
  const status = request.status ?? 'DRAFT';
  const passed = passedStatuses(status);
  const step = (to: Status, user: string, at?: string | null): RequestEvent[] => {
    const place = passed.indexOf(to);
    const change = { fields: ['status'], from: passed[place - 1], to };
    return place > 0 ? [{ action: 'CHANGED_STATUS', user, change, at }] : [];
  };
  const assignments = logisticians.flatMap(({ user_id, accepted }): RequestEvent[] => {
    const on = { type: 'USER', id: user_id, title: names.get(user_id) ?? null } as const;
    const answer = { fields: ['accepted'], from: null, to: accepted };
    return [
      { action: 'ASSIGNED', user: clerk, on },
      ...(typeof accepted === 'boolean'
        ? [{ action: 'CHANGED_STATUS', user: user_id, on, change: answer } as const]
        : []),
    ];
  });
  return [
    { action: 'CREATED', user: clerk, at: request.created_at },
    ...step('NEW', clerk),
    ...assignments,
    ...step('IN_PROGRESS', planner, request.taken_to_work),
    ...legs.map(({ id }): RequestEvent => ({
      action: 'CREATED_ROUTE',
      user: planner,
      on: { type: 'ROUTE', id, title: null },
    })),
    ...step('SERVICE_CONFIRMED', planner),
    ...step('SERVICE_PROVIDED', planner, request.delivered),
    ...step('CLOSE_REQUEST', planner, request.modified_at),
    ...step('CANCELED_REQUEST', clerk, request.modified_at),
    ...(request.deleted_at ? [{ action: 'DELETED', user: clerk, at: request.deleted_at } as const] : []),
  ];
}

/** Returns the statuses that a request has had, the current one last. */
function passedStatuses(status: Status): readonly Status[] {
  if (status === 'CANCELED_REQUEST') return ['DRAFT', 'NEW', status];
  const usual: Status[] = ['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED', 'SERVICE_PROVIDED', 'CLOSE_REQUEST'];
  return usual.slice(0, usual.indexOf(status) + 1);
}

/** Returns the time of each event. Times that are not given are spread evenly; none is later than `end`. */
function datesOf(events: readonly RequestEvent[], end: string): string[] {
  const times: number[] = [];
  for (const [index, { at }] of events.entries()) {
    const previous = times[index - 1] ?? 0;
    const next = events.findIndex((event, place) => place >= index && event.at);
    const nextTime = new Date(events[next]?.at ?? end).getTime();
    const steps = (next < 0 ? events.length : next) - index + 1;
    times.push(at ? nextTime : previous + (nextTime - previous) / steps);
  }
  return times.map((time) => new Date(time).toISOString());
}
