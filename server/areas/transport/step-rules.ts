import type {
  LogistTaskStatus,
  RouteTaskStatus,
  ServiceFeedbackInput,
  ServiceTransportationStatus as Status,
} from '../../contract.generated';
import type { Problem, Problems } from '../../dialect/errors';
import { number, problemsOf, text } from '../../dialect/field-schemas';

/** The comment on a step. */
const comment = text(1000);
const rating = number(1, 5);

/** The steps of a leg's task: what came back is planned anew, what is done stays so. */
export const routeTaskSteps: Readonly<Record<RouteTaskStatus, readonly RouteTaskStatus[]>> = {
  PLANNING: ['IN_PROGRESS'],
  IN_PROGRESS: ['DONE', 'RETURN'],
  DONE: [],
  RETURN: ['PLANNING'],
};

/** The steps of a logistician's task: a mark that was set can be taken back. */
export const logistTaskSteps: Readonly<Record<LogistTaskStatus, readonly LogistTaskStatus[]>> = {
  PENDING: ['COMPLETED'],
  COMPLETED: ['PENDING'],
};

/** A step that cannot be taken from where the record stands. */
export function notPossible(from: string, to: string): Problem {
  return { code: 'step_not_possible', payload: { from, to } };
}

/** What is wrong with what is said on a step: a reason belongs to cancelling, and must be there; a rating to closing. */
export function feedbackProblems(to: Status, feedback: ServiceFeedbackInput | null | undefined): Problems {
  const none = { code: 'not_available_for', payload: { value: to } };
  if (to !== 'CANCELED_REQUEST' && to !== 'CLOSE_REQUEST') return feedback ? { 'input.feedback': [none] } : {};
  const { type, reason, description, rate } = feedback ?? {};
  const chosen = Boolean(reason?.connect);
  return withProblems({
    type: type && type !== to ? none : undefined,
    reason: to === 'CLOSE_REQUEST' ? (chosen ? none : undefined) : chosen ? undefined : { code: 'required' },
    description: description ? textProblem('description', description) : undefined,
    rate: rate === null || rate === undefined ? undefined : to === 'CLOSE_REQUEST' ? problemsOf(rating, rate)[0] : none,
  });
}

/** What is wrong with the word on why a task could not be done: there is one only when it comes back. */
export function noteProblem(to: RouteTaskStatus, note: string | null | undefined): Problem | undefined {
  if (!note) return undefined;
  return to === 'RETURN' ? textProblem('note', note) : { code: 'not_available_for', payload: { value: to } };
}

function textProblem(name: string, value: string): Problem | undefined {
  if (value.includes('\0')) return { code: 'pattern', payload: { name } };
  return problemsOf(comment, value)[0];
}

function withProblems(fields: Readonly<Record<string, Problem | undefined>>): Problems {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, problem]) => (problem ? [[`input.feedback.${field}`, [problem]]] : [])),
  );
}
