import { isRecord } from '../graphqlResponse';
import { ApiError, errorCode } from '../errors';
import { sendOperation } from './call';
import type { ApiConnection } from './connection';

/** What a password link is for: to accept an invitation, or to replace a forgotten password. */
export type TokenPurpose = 'INVITATION' | 'RESTORE';

/** A valid password link from a mail. */
export interface PasswordLink {
  purpose: TokenPurpose;
  /** Email address of the account. */
  email: string;
  /** Name of the account's company; null while it has none. */
  company: string | null;
}

const forgotPassword = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { status } }';
const tokenCheck = 'query ($token: String!) { forgotPasswordToken(token: $token) { email status purpose company } }';

const passwordMutations: Readonly<Record<TokenPurpose, string>> = {
  INVITATION: 'mutation ($input: TokenPasswordInput!) { updateUserInvitePassword(input: $input) { status } }',
  RESTORE: 'mutation ($input: TokenPasswordInput!) { updateForgottenPassword(input: $input) { status } }',
};

/**
 * Requests a mail with a password link. The answer is the same for unknown addresses, so that it does not reveal who
 * has an account.
 *
 * @param page address of the page that the link opens
 */
export async function requestPasswordLink(connection: ApiConnection, email: string, page: string): Promise<void> {
  await sendOperation(connection, forgotPassword, { input: { email, auth_url: page } });
}

/** Returns the link of a token; null when the token is invalid or used. The token stays valid. */
export async function fetchPasswordLink(connection: ApiConnection, token: string): Promise<PasswordLink | null> {
  const { forgotPasswordToken: link } = await sendOperation(connection, tokenCheck, { token });
  if (!isRecord(link) || link.status !== 'VALID' || typeof link.email !== 'string') return null;
  const { email, company } = link;
  return {
    email,
    purpose: link.purpose === 'INVITATION' ? 'INVITATION' : 'RESTORE',
    company: typeof company === 'string' ? company : null,
  };
}

/** Sets the password with a link's token: accepts the invitation, or replaces the forgotten password. */
export async function setPasswordByLink(
  connection: ApiConnection,
  purpose: TokenPurpose,
  token: string,
  password: string,
): Promise<void> {
  await sendOperation(connection, passwordMutations[purpose], { input: { token, password } });
}

/** Returns whether the link's token was refused: expired, used, replaced or unknown. */
export function isInvalidLinkError(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCode.invalid && error.validation.token !== undefined;
}
