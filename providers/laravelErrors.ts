import { errorCode } from './errors';
import { isRecord } from './isRecord';

/**
 * Returns the code of the contract for an error of a stock Laravel server with Lighthouse, which gives none: its
 * validation problems, a missing or expired session, and a refused policy. Undefined for other errors.
 */
export function codeOfLaravelError(message: string, extensions: Readonly<Record<string, unknown>>): number | undefined {
  if (isRecord(extensions.validation)) return errorCode.invalid;
  // Laravel says the same when no token was sent and when the sent one has expired.
  if (Array.isArray(extensions.guards) || message === 'Unauthenticated.') return errorCode.expired;
  if (message === 'This action is unauthorized.') return errorCode.denied;
  return undefined;
}

/**
 * Returns a validation message of Laravel as a person reads it: its name of the field, a path such as `input.plate`, is
 * reduced to the field.
 */
export const laravelMessage = (message: string): string => message.replaceAll(/\binput(?:\.\w+)*\.(\w+)/g, '$1');
