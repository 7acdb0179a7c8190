import type { Problem } from '../../../dialect/errors';

/** Minutes for which a mailed code is valid. */
export const emailCodeMinutes = 30;

/** Number of codes that may be entered for one mail. */
export const triesPerEmailCode = 5;

/** Hours after which an unproved registration, or an unproved change of an address, is deleted. */
export const emailProofHours = 24;

/** Returns the digits of a code as a person types it, such as `123 456`. */
export function emailCodeDigits(code: string): string {
  return code.replace(/[\s-]/g, '');
}

/** Returns the code for a random number from 0 to 999,999. */
export function formatEmailCode(random: number): string {
  return String(random).padStart(6, '0');
}

/** A code that was entered, after it was compared. */
export interface EnteredEmailCode {
  /** Number of codes entered since the last mail, the compared code included. */
  tries: number;
  isRight: boolean;
  isExpired: boolean;
}

/**
 * Returns the problem of an entered code; undefined when it is right. An address that belongs to another account gets
 * the same problems at the same times, though its mail has no code.
 */
export function emailCodeProblem({ tries, isRight, isExpired }: EnteredEmailCode): Problem | undefined {
  if (tries > triesPerEmailCode) return { code: 'email_code_used_up' };
  if (isExpired) return { code: 'email_code_expired' };
  return isRight ? undefined : { code: 'email_code_wrong' };
}
