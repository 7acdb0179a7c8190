import type { FastifyReply } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Log } from '../runtime/log';
import { DatabaseUnavailable, StatementTimeout } from '../database/database';
import { code, ContractError } from '../dialect/errors';
import { NoSlotError } from '../runtime/slots';

/** Reason of an error of the database's absence. */
const databaseAway = 'database_away';
/** Reason of an error of work that got no connection in time. */
const databaseBusy = 'database_busy';
/** Reason of an error of a statement that took too long. */
const statementTimeout = 'statement_timeout';
/** Seconds after which a call to a database that was away is worth another try. */
const retryAfterSeconds = 2;

/** What the caller reads of an error that is none of their business. */
export const internalError = 'Internal Server Error';

/** The caller closed the connection without waiting for the answer. */
export class CallerGone extends Error {
  constructor() {
    super('The caller has gone.');
    this.name = 'CallerGone';
  }
}

/**
 * An error as the contract lets it out. What the server did not mean to say is answered as `Internal Server Error`
 * and logged; a stack trace, SQL or a path never leaves.
 */
export function formatError(error: unknown, log: Log): GraphQLFormattedError {
  const { path, locations } = error instanceof GraphQLError ? error : {};
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const meant = meantForCaller(error);
  const root = rootOf(error);
  if (root instanceof DatabaseUnavailable) {
    log.warn({ path, cause: String(root.cause) }, 'the database is away');
    const message = 'The database cannot be reached at the moment. Try again in a few seconds.';
    return { message, ...place, extensions: { code: code.unavailable, reason: databaseAway } };
  }
  if (root instanceof StatementTimeout) {
    log.warn({ path }, 'a statement took too long');
    const message = 'The database took too long over this. Ask for less at once.';
    return { message, ...place, extensions: { code: code.unavailable, reason: statementTimeout } };
  }
  if (root instanceof NoSlotError) {
    log.warn({ path }, 'no connection was free in time');
    const message = 'Too much is waiting for the database at the moment. Try again in a few seconds.';
    const extensions = { code: code.unavailable, reason: databaseBusy, retryAfter: retryAfterSeconds };
    return { message, ...place, extensions };
  }
  if (root instanceof CallerGone) return { message: root.message, ...place };
  if (!meant) {
    log.error({ err: root, path }, 'a method failed');
    return { message: internalError, ...place };
  }
  return { message: meant.message, ...place, extensions: { code: code.invalidInput, ...meant.extensions } };
}

/** Sets Retry-After to the longest wait that the errors ask for, and the status 503 where the database is away. */
export function askToRetry(reply: FastifyReply, errors: readonly GraphQLFormattedError[] = []): void {
  if (errors.some(isDatabaseAway)) void reply.code(503);
  const seconds = Math.max(0, ...errors.map(retryAfterOf));
  if (seconds > 0) void reply.header('retry-after', seconds);
}

function isDatabaseAway({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.reason === databaseAway;
}

function retryAfterOf(error: GraphQLFormattedError): number {
  if (isDatabaseAway(error)) return retryAfterSeconds;
  const seconds = error.extensions?.retryAfter;
  return typeof seconds === 'number' ? seconds : 0;
}

/** The error that may be read, or nothing. */
function meantForCaller(error: unknown): GraphQLError | undefined {
  if (!(error instanceof GraphQLError)) return undefined;
  const { originalError } = error;
  if (error instanceof ContractError || (originalError === undefined && !error.path)) return error;
  if (originalError instanceof ContractError) return originalError;
  // An argument that GraphQL itself refused while it called the method: it points into the caller's text.
  return originalError instanceof GraphQLError && originalError.nodes ? originalError : undefined;
}

function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? error.originalError : error;
}
