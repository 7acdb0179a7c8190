/** Error codes of the contract that the console handles; other errors show the server's message. */
export const errorCode = {
  invalid: 6,
  unauthenticated: 1101,
  secondFactor: 1102,
  expired: 1103,
  passwordExpired: 1104,
  denied: 1200,
  unpaid: 1402,
  limit: 1403,
  conflict: 1409,
  registrationClosed: 1423,
  tooCostly: 1429,
  unavailable: 1503,
  unique: 23505,
} as const;

/** A validation problem of a field. Its text is `serverError.<code>`, interpolated with the payload. */
export interface ValidationProblem {
  code: string;
  payload?: Readonly<Record<string, string | number>>;
}

/** Validation problems by the path of the field in the form, such as `profile.phone`. */
export type ProblemsByPath = Readonly<Record<string, readonly ValidationProblem[]>>;

/**
 * A failed call; implements Refine's HttpError.
 *
 * `reason` is a reason code of the server, or one of these codes of the console:
 * - `network`: the server cannot be reached;
 * - `unavailable`: the response does not follow the contract;
 * - `not_found`: the record does not exist;
 * - `internal`: the contract does not have an entity, method or field; nothing was sent;
 * - `truncated`: saving would overwrite a list that was read only in part; nothing was sent.
 */
export class ApiError extends Error {
  readonly statusCode: number;
  /** Error code of the contract; absent when the response does not follow the contract. */
  readonly code: number | undefined;
  readonly reason: string | undefined;
  readonly validation: ProblemsByPath;
  /** With code 1409: the current record, with the fields that the mutation selected. */
  readonly current: Readonly<Record<string, unknown>> | undefined;
  /** With reason `locked` or code 1429: seconds until a retry can succeed. */
  readonly retryAfter: number | undefined;
  /** With an unexpected error of the server: id by which the server's log has the request. */
  readonly requestId: string | undefined;

  constructor(
    message: string,
    about: {
      statusCode: number;
      code?: number;
      reason?: string;
      validation?: ProblemsByPath;
      current?: Readonly<Record<string, unknown>>;
      retryAfter?: number;
      requestId?: string | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: about.cause });
    this.name = 'ApiError';
    this.statusCode = about.statusCode;
    this.code = about.code;
    this.reason = about.reason;
    this.validation = about.validation ?? {};
    this.current = about.current;
    this.retryAfter = about.retryAfter;
    this.requestId = about.requestId;
  }
}

/** Creates the error for an entity, method or field that the contract does not have. */
export function internalError(message: string): ApiError {
  return new ApiError(message, { statusCode: 500, reason: 'internal' });
}

/** Creates the error for a server that cannot be reached. */
export function networkError(cause: unknown): ApiError {
  return new ApiError('Network error', { statusCode: 0, reason: 'network', cause });
}

/** Creates the error for a response that does not follow the contract, from the server or a proxy. */
export function unavailableError(statusCode: number, cause?: unknown): ApiError {
  return new ApiError(`No answer of the contract (HTTP ${statusCode})`, { statusCode, reason: 'unavailable', cause });
}

/** Creates the error for writing a list that was read in part: the missing records would be lost. */
export function truncatedError(path: string): ApiError {
  return new ApiError(`${path} was read in part and cannot be written as a whole`, {
    statusCode: 422,
    reason: 'truncated',
    validation: { [path]: [{ code: 'truncated' }] },
  });
}

/** Creates the error for a method that the user's permissions do not include. */
export function deniedError(): ApiError {
  return new ApiError('User does not have access to method', { statusCode: 403, code: errorCode.denied });
}

/** Text keys for the reasons of error code 1503 (unavailable). */
const unavailableKeys: Readonly<Record<string, string>> = {
  storage_full: 'errors.storageFull',
  statement_timeout: 'errors.statementTimeout',
};

/**
 * Returns the key of an error's text in the `app` namespace: `errors.network`, `errors.denied`, ...; `errors.unknown`
 * for other failures.
 */
export function errorTextKey(error: unknown): string {
  if (!(error instanceof ApiError)) return 'errors.unknown';
  switch (error.code) {
    case errorCode.invalid:
      return 'errors.invalid';
    case errorCode.unauthenticated:
      // The server refuses too many attempts with this code as well, even when the user is signed in.
      return error.reason === 'locked' ? 'errors.locked' : 'errors.unauthenticated';
    case errorCode.expired:
      return 'errors.expired';
    case errorCode.passwordExpired:
      return 'errors.passwordExpired';
    case errorCode.denied:
      return 'errors.denied';
    case errorCode.unpaid:
      return 'errors.unpaid';
    case errorCode.limit:
      // A missing feature has its own text; the text of a limit shows the number.
      return error.reason?.startsWith('feature_') ? `serverError.${error.reason}` : 'errors.limit';
    case errorCode.conflict:
      return 'errors.conflict';
    case errorCode.tooCostly:
      if (error.reason === 'unindexed_filter') return 'errors.unindexedFilter';
      // A cost budget recovers within a minute, so a retry can succeed. An operation that is too costly by itself never
      // succeeds.
      return error.retryAfter === undefined ? 'errors.tooCostly' : 'errors.budgetSpent';
    case errorCode.unavailable:
      return unavailableKeys[error.reason ?? ''] ?? 'errors.unavailable';
    case errorCode.unique:
      return 'errors.unique';
    default:
      return keyOfReason(error.reason);
  }
}

function keyOfReason(reason: string | undefined): string {
  switch (reason) {
    case 'network':
      return 'errors.network';
    case 'unavailable':
      return 'errors.unavailable';
    case 'not_found':
      return 'errors.notFound';
    case 'internal':
      return 'errors.internal';
    case 'truncated':
      return 'serverError.truncated';
    default:
      return 'errors.unknown';
  }
}
