import type { FastifyReply } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Log } from '../runtime/log';
import { DatabaseUnavailableError, StatementTimeoutError } from '../database/database';
import { errorCodes, ContractError } from '../dialect/errors';
import { NoSlotError } from '../runtime/slots';

/** Error reason: the database cannot be reached. */
const databaseUnavailable = 'database_away';
/** Error reason: no connection was free in time. */
const databaseBusy = 'database_busy';
/** Error reason: a statement took too long and was canceled. */
const statementTimeout = 'statement_timeout';
/** Seconds after which a client should retry when the database is unavailable. */
const retryAfterSeconds = 2;

/** Message sent instead of errors whose details callers must not see. */
export const internalErrorMessage = 'Internal Server Error';

/** Reason with which the work of a request is aborted: the client closed the connection before the answer was sent. */
export class ClientDisconnectedError extends Error {
  constructor() {
    super('The client disconnected.');
    this.name = 'ClientDisconnectedError';
  }
}

/** The request in which an error occurred. */
export interface FailedRequest {
  log: Log;
  /** Id by which the log has the request. */
  requestId: string;
}

/**
 * Converts an error to the form that is sent to the caller. Unexpected errors are logged and sent as `Internal Server
 * Error` with the id of the request, without stack trace, SQL or path.
 */
export function formatError(error: unknown, { log, requestId }: FailedRequest): GraphQLFormattedError {
  const { path, locations } = error instanceof GraphQLError ? error : {};
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const meant = publicErrorOf(error);
  const root = rootOf(error);
  if (root instanceof DatabaseUnavailableError) {
    log.warn({ path, cause: String(root.cause) }, 'the database is away');
    const message = 'The database cannot be reached at the moment. Try again in a few seconds.';
    return { message, ...place, extensions: { code: errorCodes.unavailable, reason: databaseUnavailable } };
  }
  if (root instanceof StatementTimeoutError) {
    log.warn({ path }, 'a statement took too long');
    const message = 'The database took too long over this. Ask for less at once.';
    return { message, ...place, extensions: { code: errorCodes.unavailable, reason: statementTimeout } };
  }
  if (root instanceof NoSlotError) {
    log.warn({ path }, 'no connection was free in time');
    const message = 'Too much is waiting for the database at the moment. Try again in a few seconds.';
    const extensions = { code: errorCodes.unavailable, reason: databaseBusy, retryAfter: retryAfterSeconds };
    return { message, ...place, extensions };
  }
  if (root instanceof ClientDisconnectedError) return { message: root.message, ...place };
  if (!meant) {
    log.error({ err: root, path }, 'a method failed');
    return { ...internalErrorOf(requestId), ...place };
  }
  return { message: meant.message, ...place, extensions: { code: errorCodes.invalidInput, ...meant.extensions } };
}

/** Returns what is sent instead of an unexpected error. With the id, an operator finds the error in the log. */
export function internalErrorOf(requestId: string): GraphQLFormattedError {
  return { message: internalErrorMessage, extensions: { requestId } };
}

/** Sets Retry-After to the longest wait among the errors, and the status 503 if the database is unavailable. */
export function setRetryAfterAndStatus(reply: FastifyReply, errors: readonly GraphQLFormattedError[] = []): void {
  if (errors.some(isDatabaseUnavailable)) void reply.code(503);
  const seconds = Math.max(0, ...errors.map(retryAfterOf));
  if (seconds > 0) void reply.header('retry-after', seconds);
}

function isDatabaseUnavailable({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.reason === databaseUnavailable;
}

function retryAfterOf(error: GraphQLFormattedError): number {
  if (isDatabaseUnavailable(error)) return retryAfterSeconds;
  const seconds = error.extensions?.retryAfter;
  return typeof seconds === 'number' ? seconds : 0;
}

/** Returns the error whose message the caller may see; undefined if there is none. */
function publicErrorOf(error: unknown): GraphQLError | undefined {
  if (!(error instanceof GraphQLError)) return undefined;
  const { originalError } = error;
  if (error instanceof ContractError || (originalError === undefined && !error.path)) return error;
  if (originalError instanceof ContractError) return originalError;
  // An argument that GraphQL refused during execution: only such errors have nodes of the caller's document.
  return originalError instanceof GraphQLError && originalError.nodes ? originalError : undefined;
}

function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? error.originalError : error;
}
