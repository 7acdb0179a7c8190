import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Log } from '../context';
import { code, ContractError } from '../dialect/errors';

/** What the caller reads of an error that is none of their business. */
export const internalError = 'Internal Server Error';

/**
 * An error as the contract lets it out. What the server did not mean to say is answered as `Internal Server Error`
 * and logged; a stack trace, SQL or a path never leaves.
 */
export function formatError(error: unknown, log: Log): GraphQLFormattedError {
  const { path, locations } = error instanceof GraphQLError ? error : {};
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const meant = meantForCaller(error);
  if (!meant) {
    log.error({ err: rootOf(error), path }, 'a method failed');
    return { message: internalError, ...place };
  }
  return { message: meant.message, ...place, extensions: { code: code.invalid, ...meant.extensions } };
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
