import type { Config } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type {
  ForgotPasswordInput,
  QueryForgotPasswordTokenArgs,
  StatusPayload,
  TokenCheck,
} from '../../../contract.generated';
import { requireNoProblems } from '../../../dialect/errors';
import { enqueueAccountMail } from '../mails/account-mail';
import { resetAttemptCounters, countAuthenticationAttempt } from '../sign-in/attempts';
import { findPasswordLink } from './links';
import { linkPageProblem } from './console-urls';
import { emailProblem } from '../people/rules';
import { successStatusPayload } from './status-payload';

/**
 * Enqueues a mail with a link to choose a new password. The mail worker looks up the account later, so the response
 * does not reveal whether the account exists.
 */
export async function forgotPassword(
  input: ForgotPasswordInput,
  context: RequestContext,
  config: Config,
): Promise<StatusPayload> {
  const { database, address, browser, language, log } = context;
  const email = input.email.trim().toLowerCase();
  requireNoProblems({
    'input.email': [emailProblem(email)],
    'input.auth_url': [linkPageProblem(input.auth_url, 'RESTORE', config)],
  });
  await countAuthenticationAttempt(context, config.signIn, { kind: 'restore', subject: email, address, browser });
  await database.system((session) => enqueueAccountMail(session, { kind: 'RESTORE', email, url: input.auth_url }));
  log.info({ address }, 'password reset requested');
  return successStatusPayload('restoreSent', language);
}

/** Returns whether a link's token is valid, without consuming the link. A valid token does not count as an attempt. */
export async function forgotPasswordToken(
  { token }: QueryForgotPasswordTokenArgs,
  context: RequestContext,
  config: Config,
): Promise<TokenCheck> {
  const { database, address } = context;
  const attempt = await countAuthenticationAttempt(context, config.signIn, { kind: 'link', subject: token, address });
  const link = await database.system((session) => findPasswordLink(session, token));
  if (!link) return { status: 'UNKNOWN' };
  if (link.expired) return { status: 'EXPIRED' };
  await database.system((session) => resetAttemptCounters(session, attempt));
  const { email, purpose, company } = link;
  return { status: 'VALID', email, purpose, company };
}
