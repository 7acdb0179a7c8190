import { dictionary } from '@zxcvbn-ts/language-common';
import type { UserRecoveryType } from '../../../contract.generated';
import type { Problem } from '../../../dialect/errors';
import { boundedNumberSchema, schemaProblemsOf } from '../../../dialect/field-schemas';

/** Length limits of a password, in characters. */
export const passwordLengthLimits = { least: 10, most: 200 } as const;

/** Days before the expiry of a password from which its user is warned. */
export const expiryNoticeDays = 14;

/** Schema of the number of days after which a tenant's passwords expire. */
const expiryDays = boundedNumberSchema(30, 730);

/** Returns the problems of the number of days after which passwords expire; null means never. */
export function passwordExpiryProblems(days: unknown): Problem[] {
  return schemaProblemsOf(expiryDays, days);
}

/**
 * Returns a problem when an account cannot be recovered in this way. There is no channel for messages to a device that
 * is not signed in, and a device that is signed in must not be enough to take the account over.
 */
export function recoveryTypeProblem(type: UserRecoveryType): Problem | undefined {
  return type === 'PUSH_MESSAGE' ? { code: 'recovery_not_offered' } : undefined;
}

/** About 49,000 common passwords, in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Maximum number of digits and signs that are ignored before and after a word, so that `Password2026!` is refused like
 * `password`.
 */
const maxAffixLength = 6;

/** Returns the problems of a new password. */
export function passwordProblems(password: string, { email }: { email: string }): Problem[] {
  const length = Array.from(password).length;
  if (length < passwordLengthLimits.least)
    return [{ code: 'password_short', payload: { min: passwordLengthLimits.least } }];
  if (length > passwordLengthLimits.most)
    return [{ code: 'password_long', payload: { max: passwordLengthLimits.most } }];
  const forms = comparableForms(password);
  const address = email.trim().toLowerCase();
  const [localPart] = address.split('@');
  if (forms.some((form) => form === address || form === localPart)) return [{ code: 'password_personal' }];
  return forms.some((form) => commonPasswords.has(form)) ? [{ code: 'password_common' }] : [];
}

/** Returns the lower-case forms to compare with common passwords, with and without digits and signs at both ends. */
function comparableForms(password: string): string[] {
  const lowerCase = password.toLowerCase();
  const stripped = lowerCase.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  return stripped !== '' && lowerCase.length - stripped.length <= maxAffixLength ? [lowerCase, stripped] : [lowerCase];
}
