import type { GraphQLFormattedError } from 'graphql';
import { errorCodes } from '../dialect/errors';
import { internalErrorMessage } from '../http/errors';

/** How an operation ended. */
export type OperationOutcome =
  | 'ok'
  /** The caller's input, session or permission was refused. */
  | 'refused'
  /** The database or the disk had no capacity. */
  | 'unavailable'
  /** An unexpected error: the log has it. */
  | 'failed';

/** Returns how an operation with these errors ended; the worst of them counts. */
export function outcomeOf(errors: readonly GraphQLFormattedError[]): OperationOutcome {
  const outcomes = errors.map(({ message, extensions }): OperationOutcome => {
    if (message === internalErrorMessage) return 'failed';
    return extensions?.code === errorCodes.unavailable ? 'unavailable' : 'refused';
  });
  return (['failed', 'unavailable', 'refused'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'ok';
}

/** Methods with which people sign in. */
const signInMethods = new Set(['login', 'socialLogin']);

/**
 * Returns why a sign-in was refused: the reason of the contract. Undefined for other operations, and for a sign-in that
 * only needs its second factor.
 */
export function signInRefusalOf(method: string, errors: readonly GraphQLFormattedError[]): string | undefined {
  if (!signInMethods.has(method)) return undefined;
  const [reason] = errors.map(({ extensions }) => extensions?.reason);
  return typeof reason === 'string' && reason !== 'code_required' ? reason : undefined;
}
