import { ApiError, errorCode, type ValidationProblem, unavailableError } from './errors';
import { isRecord } from './isRecord';
import { codeOfLaravelError, laravelMessage } from './laravelErrors';
import { attachNotices } from './notices';
import { markTruncated } from './markTruncated';

export { isRecord } from './isRecord';

/**
 * Returns the data of one operation's response. Each record in the data names those of its lists that the server
 * truncated (`truncatedKey`), and a mutation's record has its notices (`noticesOf`).
 *
 * @throws ApiError for errors in the response, even when the response has data as well
 */
export function readResponseData(answer: unknown, status: number): Record<string, unknown> {
  if (!isRecord(answer)) throw unavailableError(status);
  if (Array.isArray(answer.errors) && answer.errors.length > 0) throw errorOf(answer.errors, status);
  if (!isRecord(answer.data)) throw unavailableError(status);
  if (isRecord(answer.extensions)) {
    markTruncated(answer.data, answer.extensions.truncated);
    attachNotices(answer.data, answer.extensions.notices);
  }
  return answer.data;
}

/**
 * Merges the errors of an operation into one: the code and message come from the first error that has a code, and the
 * validation problems from all errors.
 */
function errorOf(errors: readonly unknown[], status: number): ApiError {
  const all = errors.filter(isRecord).map((error) => ({
    message: typeof error.message === 'string' ? error.message : '',
    extensions: isRecord(error.extensions) ? error.extensions : {},
  }));
  const mainError = all.find(({ extensions }) => typeof extensions.code === 'number') ?? all[0];
  if (!mainError) return unavailableError(status);
  const { code, reason, current, retryAfter, truncated, requestId } = mainError.extensions;
  markTruncated(current, truncated);
  const numericCode = typeof code === 'number' ? code : codeOfLaravelError(mainError.message, mainError.extensions);
  return new ApiError(mainError.message, {
    statusCode: statusOf(numericCode, status),
    code: numericCode,
    reason: typeof reason === 'string' ? reason : undefined,
    validation: Object.fromEntries(all.flatMap(({ extensions }) => problemsByPath(extensions.validation))),
    current: isRecord(current) ? current : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  });
}

/** Returns the HTTP status that matches a code; Refine names its error notifications by status. */
function statusOf(code: number | undefined, status: number): number {
  switch (code) {
    case errorCode.invalid:
    case errorCode.unique:
      return 422;
    case errorCode.unauthenticated:
    case errorCode.secondFactor:
    case errorCode.expired:
      return 401;
    case errorCode.denied:
      return 403;
    case errorCode.conflict:
      return 409;
    default:
      return status >= 400 ? status : 500;
  }
}

function problemsByPath(validation: unknown): [path: string, problems: ValidationProblem[]][] {
  if (!isRecord(validation)) return [];
  return Object.entries(validation).map(([path, problems]) => [
    formPath(path),
    Array.isArray(problems) ? problems.flatMap(problemOf) : [],
  ]);
}

/**
 * Converts a path of the mutation's input to the path in the form: `input.profile.create.phone` becomes
 * `profile.phone`. Paths of rows keep `create` or `update` (`contact_people.create.0.phone`), because the server
 * numbers created and updated rows separately.
 */
function formPath(path: string): string {
  const writeKeys = new Set(['create', 'update', 'connect', 'disconnect', 'sync', 'delete']);
  return path
    .replace(/^input\./, '')
    .split('.')
    .filter((segment, depth, all) => depth === 0 || !writeKeys.has(segment) || /^\d+$/.test(all[depth + 1] ?? ''))
    .join('.');
}

function problemOf(problem: unknown): ValidationProblem[] {
  if (typeof problem === 'string') return [{ code: 'plain_text', payload: { text: laravelMessage(problem) } }];
  if (!isRecord(problem) || typeof problem.code !== 'string') return [];
  if (!isRecord(problem.payload)) return [{ code: problem.code }];
  const payload: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(problem.payload)) {
    if (typeof value === 'string' || typeof value === 'number') payload[name] = value;
  }
  // i18next selects the plural form of a text by `count`.
  if (typeof payload.limit === 'number') payload.count ??= payload.limit;
  return [{ code: problem.code, payload }];
}
