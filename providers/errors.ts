/** Codes of the contract's errors that the console acts on; the rest is told as the server words it. */
export const errorCode = {
  invalid: 6,
  unauthenticated: 1101,
  secondFactor: 1102,
  expired: 1103,
  denied: 1200,
  unpaid: 1402,
  limit: 1403,
  conflict: 1409,
  tooCostly: 1429,
  unavailable: 1503,
  unique: 23505,
} as const;

/** One thing that is wrong with one field: said as `serverError.<code>` with the payload. */
export interface Problem {
  code: string;
  payload?: Readonly<Record<string, string | number>>;
}

/** What is wrong, by the form's own path of the field: `profile.phone`. */
export type Validation = Readonly<Record<string, readonly Problem[]>>;

/**
 * A call that failed. Fits Refine's HttpError.
 *
 * `reason` is the server's stable word, or one of ours: `network` (the server is out of reach), `unavailable` (it
 * answered, but not as the contract says), `not_found`, `internal` (the console asked for what the contract doesn't
 * have; nothing was sent), `truncated` (a list that was read in part was to be written; nothing was sent).
 */
export class ApiError extends Error {
  readonly statusCode: number;
  /** Code of the contract; absent when no answer of the contract came. */
  readonly code: number | undefined;
  readonly reason: string | undefined;
  readonly validation: Validation;
  /** With code 1409: the record as it is now, with the fields that the mutation selected. */
  readonly current: Readonly<Record<string, unknown>> | undefined;
  /** With reason `locked` or code 1429: whole seconds after which another try may succeed. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    about: {
      statusCode: number;
      code?: number;
      reason?: string;
      validation?: Validation;
      current?: Readonly<Record<string, unknown>>;
      retryAfter?: number;
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
  }
}

/** The console asked for an entity, method or field that the contract doesn't have. */
export function internalError(message: string): ApiError {
  return new ApiError(message, { statusCode: 500, reason: 'internal' });
}

/** The server is out of reach. */
export function networkError(cause: unknown): ApiError {
  return new ApiError('Network error', { statusCode: 0, reason: 'network', cause });
}

/** The server, or something in front of it, answered with what is no answer of the contract. */
export function unavailableError(statusCode: number, cause?: unknown): ApiError {
  return new ApiError(`No answer of the contract (HTTP ${statusCode})`, { statusCode, reason: 'unavailable', cause });
}

/** A list of which the server gave a part only was to be written as a whole: the rest of it would be lost. */
export function truncatedError(path: string): ApiError {
  return new ApiError(`${path} was read in part and cannot be written as a whole`, {
    statusCode: 422,
    reason: 'truncated',
    validation: { [path]: [{ code: 'truncated' }] },
  });
}

/** The caller's permissions leave this method out. */
export function deniedError(): ApiError {
  return new ApiError('User does not have access to method', { statusCode: 403, code: errorCode.denied });
}

/** Words for what the server cannot do, by the reason. */
const unavailableKeys: Readonly<Record<string, string>> = {
  storage_full: 'errors.storageFull',
  statement_timeout: 'errors.statementTimeout',
};

/**
 * Key in the `app` words that says what happened: `errors.network`, `errors.denied`, ... A failure that has no words
 * of its own is `errors.unknown`.
 */
export function errorKey(error: unknown): string {
  if (!(error instanceof ApiError)) return 'errors.unknown';
  switch (error.code) {
    case errorCode.invalid:
      return 'errors.invalid';
    case errorCode.unauthenticated:
      // Too many attempts, which whoever is signed in may have made, too.
      return error.reason === 'locked' ? 'errors.locked' : 'errors.unauthenticated';
    case errorCode.expired:
      return 'errors.expired';
    case errorCode.denied:
      return 'errors.denied';
    case errorCode.unpaid:
      return 'errors.unpaid';
    case errorCode.limit:
      // What a tariff leaves out is named by the reason; what it limits is told with the number.
      return error.reason?.startsWith('feature_') ? `serverError.${error.reason}` : 'errors.limit';
    case errorCode.conflict:
      return 'errors.conflict';
    case errorCode.tooCostly:
      // What is spent comes back within the minute; the rest is too much at any time.
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
