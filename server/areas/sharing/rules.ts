import type { ServiceTransportationStatus as Status, SharedLegState, SharedStep } from '../../contract.generated';
import type { Problem } from '../../dialect/errors';
import { number, problemsOf } from '../../dialect/field-schemas';

/** Days that a link is good for when nobody says otherwise. */
export const usualDays = 30;

const days = number(1, 90);

/** Links of one request that work at the same time. */
const mostLinks = 20;

/** Why a request of so many links that work gets no further one. */
export function linksProblem(working: number): Problem | undefined {
  return working < mostLinks ? undefined : { code: 'too_many_links', payload: { max: mostLinks } };
}

/** What is wrong with the days of a link. */
export function daysProblem(value: number): Problem | undefined {
  return problemsOf(days, value)[0];
}

/** How far a leg is, from its request's status and the statuses of its tasks. */
export function legState(request: Status, tasks: readonly string[]): SharedLegState {
  if (request === 'SERVICE_PROVIDED' || request === 'CLOSE_REQUEST') return 'DONE';
  const over = tasks.filter((task) => task === 'DONE' || task === 'RETURN');
  if (tasks.length > 0 && over.length === tasks.length) return 'DONE';
  return over.length > 0 || tasks.includes('IN_PROGRESS') ? 'UNDER_WAY' : 'PLANNED';
}

/** Moments that a request's own row keeps. */
interface Moments {
  status: Status;
  created_at: string;
  taken_to_work: string | null;
  delivered: string | null;
}

/** The statuses that a request took, oldest first: as its history has them, and its row where that has none. */
export function stepsOf(
  { status, created_at, taken_to_work, delivered }: Moments,
  told: readonly SharedStep[],
): SharedStep[] {
  const kept: SharedStep[] = [
    { status: 'DRAFT', date: created_at },
    ...(taken_to_work ? [{ status: 'IN_PROGRESS' as const, date: taken_to_work }] : []),
    ...(delivered ? [{ status: 'SERVICE_PROVIDED' as const, date: delivered }] : []),
  ];
  const untold = kept.filter((step) => !told.some((one) => one.status === step.status));
  const steps = [...untold, ...told].toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
  // Of a request that came another way, what it is now is still to be said.
  return steps.some((step) => step.status === status)
    ? steps
    : [...steps, { status, date: steps.at(-1)?.date ?? created_at }];
}
