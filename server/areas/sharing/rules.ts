import type { ServiceTransportationStatus as Status, SharedLegState, SharedStep } from '../../contract.generated';
import type { Problem } from '../../dialect/errors';
import { boundedNumberSchema, schemaProblemsOf } from '../../dialect/field-schemas';

/** Days for which a new link is valid when the caller gives no number. */
export const defaultLinkDays = 30;

const daysSchema = boundedNumberSchema(1, 90);

/** Maximum number of valid links of one request. */
const maxLinks = 20;

/** Returns a problem if a request has too many valid links. */
export function linkCountProblem(validLinks: number): Problem | undefined {
  return validLinks < maxLinks ? undefined : { code: 'too_many_links', payload: { max: maxLinks } };
}

/** Returns a problem when a link would be valid for less than 1 or more than 90 days. */
export function linkDaysProblem(value: number): Problem | undefined {
  return schemaProblemsOf(daysSchema, value)[0];
}

/** Returns the state of a leg by its request's status and the statuses of its tasks. */
export function sharedLegStateOf(request: Status, tasks: readonly string[]): SharedLegState {
  if (request === 'SERVICE_PROVIDED' || request === 'CLOSE_REQUEST') return 'DONE';
  const finished = tasks.filter((task) => task === 'DONE' || task === 'RETURN');
  if (tasks.length > 0 && finished.length === tasks.length) return 'DONE';
  return finished.length > 0 || tasks.includes('IN_PROGRESS') ? 'UNDER_WAY' : 'PLANNED';
}

/** Timestamps in a request's row. */
interface RequestTimestamps {
  status: Status;
  created_at: string;
  taken_to_work: string | null;
  delivered: string | null;
}

/**
 * Returns the status changes of a request, oldest first. `recorded` are the changes in the request's history;
 * timestamps of the request's row supply changes that are missing there.
 */
export function statusHistoryOf(
  { status, created_at, taken_to_work, delivered }: RequestTimestamps,
  recorded: readonly SharedStep[],
): SharedStep[] {
  const fromTimestamps: SharedStep[] = [
    { status: 'DRAFT', date: created_at },
    ...(taken_to_work ? [{ status: 'IN_PROGRESS' as const, date: taken_to_work }] : []),
    ...(delivered ? [{ status: 'SERVICE_PROVIDED' as const, date: delivered }] : []),
  ];
  const unrecorded = fromTimestamps.filter((step) => !recorded.some((one) => one.status === step.status));
  const steps = [...unrecorded, ...recorded].toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
  // When no recorded change led to the current status, the status is added as the last step.
  return steps.some((step) => step.status === status)
    ? steps
    : [...steps, { status, date: steps.at(-1)?.date ?? created_at }];
}
