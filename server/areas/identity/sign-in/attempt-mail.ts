import type { SignInLimits } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import { enqueueAccountMail } from '../mails/account-mail';
import { emailProblem } from '../people/rules';
import type { CountedAttempt } from './attempts';

/**
 * Enqueues a mail to the account's owner when unknown devices have used up all attempts of the time window. The mail
 * worker looks up the account later, so the response takes equally long when the account does not exist.
 */
export async function mailLastFailedAttempt(
  { database }: Pick<RequestContext, 'database'>,
  { attempt, isKnownDevice, isLast }: CountedAttempt,
  { attemptsPerAccount: tries }: Pick<SignInLimits, 'attemptsPerAccount'>,
): Promise<void> {
  const { kind, subject: email, address } = attempt;
  if (!isLast || isKnownDevice || (kind !== 'sign-in' && kind !== 'code') || emailProblem(email)) return;
  const step = kind === 'code' ? 'code' : 'password';
  const at = new Date().toISOString();
  await database.system((session) =>
    enqueueAccountMail(session, { kind: 'FAILED_SIGN_INS', email, step, tries, address, at }),
  );
}
