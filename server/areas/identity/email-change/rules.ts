import type { Problem } from '../../../dialect/errors';
import { emailProblem } from '../people/rules';

/** Returns the problem of an address that is to replace the current one. It may belong to another account. */
export function newEmailProblem(email: string, current: string): Problem | undefined {
  return emailProblem(email) ?? (email === current ? { code: 'email_same' } : undefined);
}
