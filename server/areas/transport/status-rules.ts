import type {
  LogistTaskStatus,
  RouteTaskStatus,
  ServiceFeedbackInput,
  ServiceTransportationStatus as Status,
} from '../../contract.generated';
import type { Problem, Problems } from '../../dialect/errors';
import { boundedNumberSchema, schemaProblemsOf, limitedTextSchema } from '../../dialect/field-schemas';

/** Schema of a comment on a status change: a note or the text of a feedback. */
const commentSchema = limitedTextSchema(1000);
const ratingSchema = boundedNumberSchema(1, 5);

/** Transitions of a leg's task. A returned task can be planned again; a done task cannot change. */
export const routeTaskTransitions: Readonly<Record<RouteTaskStatus, readonly RouteTaskStatus[]>> = {
  PLANNING: ['IN_PROGRESS'],
  IN_PROGRESS: ['DONE', 'RETURN'],
  DONE: [],
  RETURN: ['PLANNING'],
};

/** Transitions of a logistician's task. A completed task can become pending again. */
export const logistTaskTransitions: Readonly<Record<LogistTaskStatus, readonly LogistTaskStatus[]>> = {
  PENDING: ['COMPLETED'],
  COMPLETED: ['PENDING'],
};

/** Returns the problem of a status change that the transitions do not allow. */
export function impossibleTransitionProblem(from: string, to: string): Problem {
  return { code: 'step_not_possible', payload: { from, to } };
}

/** Returns a task's note with another one below it. A note that it contains already is not repeated. */
export function joinNotes(stored: string | null, added: string | null | undefined): string | null {
  const text = added?.trim();
  if (!text) return stored;
  if (stored === null) return text;
  return stored.includes(text) ? stored : `${stored}\n${text}`;
}

/** The files that a task needs before it is done: a file, a signature, or both. */
export interface NeededFiles {
  media_upload_enabled: boolean;
  signature_required: boolean;
}

/**
 * Returns the problems of completing a task without the files that it needs. A signature counts as a file, unless the
 * task needs both.
 * @param collections the collection of each file of the task
 */
export function missingFileProblems(
  { media_upload_enabled, signature_required }: NeededFiles,
  to: RouteTaskStatus | LogistTaskStatus,
  collections: readonly string[],
): Problem[] {
  if (to !== 'DONE' && to !== 'COMPLETED') return [];
  const counted = signature_required ? collections.filter((name) => name !== 'signature') : collections;
  return [
    ...(signature_required && !collections.includes('signature') ? [{ code: 'signature_missing' }] : []),
    ...(media_upload_enabled && counted.length === 0 ? [{ code: 'file_missing' }] : []),
  ];
}

/** Returns the problems of the feedback on a status change: cancelling requires a reason, closing allows a rating. */
export function feedbackProblems(to: Status, feedback: ServiceFeedbackInput | null | undefined): Problems {
  const notAvailable = { code: 'not_available_for', payload: { value: to } };
  if (to !== 'CANCELED_REQUEST' && to !== 'CLOSE_REQUEST') return feedback ? { 'input.feedback': [notAvailable] } : {};
  const { type, reason, description, rate } = feedback ?? {};
  const hasReason = Boolean(reason?.connect);
  return feedbackFieldProblems({
    type: type && type !== to ? notAvailable : undefined,
    reason:
      to === 'CLOSE_REQUEST' ? (hasReason ? notAvailable : undefined) : hasReason ? undefined : { code: 'required' },
    description: description ? textProblem('description', description) : undefined,
    rate:
      rate === null || rate === undefined
        ? undefined
        : to === 'CLOSE_REQUEST'
          ? schemaProblemsOf(ratingSchema, rate)[0]
          : notAvailable,
  });
}

/** Returns the problem of a task's note: only a returned task may have one. */
export function taskNoteProblem(to: RouteTaskStatus, note: string | null | undefined): Problem | undefined {
  if (!note) return undefined;
  return to === 'RETURN' ? textProblem('note', note) : { code: 'not_available_for', payload: { value: to } };
}

function textProblem(name: string, value: string): Problem | undefined {
  if (value.includes('\0')) return { code: 'pattern', payload: { name } };
  return schemaProblemsOf(commentSchema, value)[0];
}

function feedbackFieldProblems(fields: Readonly<Record<string, Problem | undefined>>): Problems {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, problem]) => (problem ? [[`input.feedback.${field}`, [problem]]] : [])),
  );
}
