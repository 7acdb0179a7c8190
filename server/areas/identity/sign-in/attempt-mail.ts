import type { SignInLimits } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import { post } from '../../mail';
import { emailProblem } from '../people/rules';
import type { CountedAttempt } from './attempts';

/**
 * Orders a mail to the account's holder when an attempt that failed was the last one of unknown devices in their window.
 * No account is looked up here: the mail worker does so later, thus the answer takes as long where there is none.
 */
export async function mailLastFailedAttempt(
  { database }: Pick<RequestContext, 'database'>,
  { attempt, isKnownDevice, isLast }: CountedAttempt,
  { attemptsPerAccount: tries }: Pick<SignInLimits, 'attemptsPerAccount'>,
): Promise<void> {
  const { kind, of: email, address } = attempt;
  if (!isLast || isKnownDevice || (kind !== 'sign-in' && kind !== 'code') || emailProblem(email)) return;
  const step = kind === 'code' ? 'code' : 'password';
  const at = new Date().toISOString();
  await database.system((session) => post(session, { kind: 'FAILED_SIGN_INS', email, step, tries, address, at }));
}
