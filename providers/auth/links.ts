import type { TokenPurpose } from '../../resources/contract.generated';
import { isRecord } from '../answer';
import { ApiError, errorCode } from '../errors';
import { call } from './call';
import type { Connection } from './connection';

/** A mail's link that works. */
export interface Link {
  purpose: TokenPurpose;
  /** Address of the account. */
  email: string;
  /** Name of the company that the account belongs to; null while it has none. */
  company: string | null;
}

const forgotPassword = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { status } }';
const tokenCheck = 'query ($token: String!) { forgotPasswordToken(token: $token) { email status purpose company } }';

const choosing: Readonly<Record<TokenPurpose, string>> = {
  INVITATION: 'mutation ($input: TokenPasswordInput!) { updateUserInvitePassword(input: $input) { status } }',
  RESTORE: 'mutation ($input: TokenPasswordInput!) { updateForgottenPassword(input: $input) { status } }',
};

/**
 * Has a link to a new password sent. Nobody learns from it whether anyone has the address.
 *
 * @param page address of the page that the link is to lead to
 */
export async function askForLink(connection: Connection, email: string, page: string): Promise<void> {
  await call(connection, forgotPassword, { input: { email, auth_url: page } });
}

/** The link that a token belongs to; null when it does not work, or not any more. Asking uses nothing up. */
export async function readLink(connection: Connection, token: string): Promise<Link | null> {
  const { forgotPasswordToken: link } = await call(connection, tokenCheck, { token });
  if (!isRecord(link) || link.status !== 'VALID' || typeof link.email !== 'string') return null;
  const { email, company } = link;
  return {
    email,
    purpose: link.purpose === 'INVITATION' ? 'INVITATION' : 'RESTORE',
    company: typeof company === 'string' ? company : null,
  };
}

/** Gives the password that a link allows to choose: accepts the invitation, or takes the place of the forgotten one. */
export async function choosePassword(
  connection: Connection,
  purpose: TokenPurpose,
  token: string,
  password: string,
): Promise<void> {
  await call(connection, choosing[purpose], { input: { token, password } });
}

/** Whether a link was the problem: its time is over, it was used or replaced, or nobody was ever given it. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCode.invalid && error.validation.token !== undefined;
}
