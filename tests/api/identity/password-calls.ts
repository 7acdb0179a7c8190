import type { GraphqlResponse, CallOptions, TestServer } from '../harness/server';
import { runSql, type TokenPair } from './calls';

/** Pages of the console to which mails link. Outside production, addresses of this machine are allowed. */
export const pages = {
  resetPassword: 'http://localhost:4000/auth/restorePassword',
  invitation: 'http://localhost:4000/auth/invitation',
};

/** A password that meets the password rules. */
export const strongPassword = 'cztery zielone naczepy';

interface StatusMessage {
  status: string;
  message: string;
}

/** The state of a token. */
export interface TokenCheck {
  email: string | null;
  status: string;
  purpose: string | null;
  company: string | null;
}

/** Requests a link to reset a password. */
export function forgotPassword(
  server: TestServer,
  email: string,
  authUrl = pages.resetPassword,
  options?: CallOptions,
) {
  const query = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { status message } }';
  return server.call<{ forgotPassword: StatusMessage }>(query, { input: { email, auth_url: authUrl } }, options);
}

/** Sends an invitation by mail. */
export function userInvite(server: TestServer, token: string, email: string, authUrl = pages.invitation) {
  const query = 'mutation ($input: UserInviteInput!) { userInvite(input: $input) { status message } }';
  return server.call<{ userInvite: StatusMessage }>(query, { input: { email, auth_url: authUrl } }, { token });
}

/** Fetches the state of a link's token, or undefined if the call is refused. */
export async function checkToken(server: TestServer, token: string): Promise<TokenCheck | undefined> {
  const query = 'query ($token: String!) { forgotPasswordToken(token: $token) { email status purpose company } }';
  const { data } = await server.call<{ forgotPasswordToken: TokenCheck }>(query, { token });
  return data?.forgotPasswordToken;
}

/** Sets a password with the token of a reset link. */
export function restore(
  server: TestServer,
  token: string,
  password = strongPassword,
): Promise<GraphqlResponse<{ updateForgottenPassword: StatusMessage }>> {
  return server.call(
    'mutation ($input: TokenPasswordInput!) { updateForgottenPassword(input: $input) { status message } }',
    { input: { token, password } },
  );
}

/** Accepts an invitation. */
export function acceptInvitation(
  server: TestServer,
  token: string,
  password = strongPassword,
): Promise<GraphqlResponse<{ updateUserInvitePassword: StatusMessage }>> {
  return server.call(
    'mutation ($input: TokenPasswordInput!) { updateUserInvitePassword(input: $input) { status message } }',
    { input: { token, password } },
  );
}

/** Changes the caller's own password. */
export function updatePassword(
  server: TestServer,
  token: string,
  old: string,
  password: string,
  confirmation = password,
) {
  const query =
    'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { access_token refresh_token user { email } } }';
  const input = { old_password: old, password, password_confirmation: confirmation };
  return server.call<{ updatePassword: TokenPair & { user: { email: string } } }>(query, { input }, { token });
}

/** Requests a reset link and returns its token from the mail. */
export async function requestResetToken(server: TestServer, email: string): Promise<string> {
  await forgotPassword(server, email);
  return readMailedToken(server, email);
}

/** Returns the token of the newest mail to an address. */
export async function readMailedToken(server: TestServer, email: string): Promise<string> {
  const [mail] = await server.mails(email);
  if (!mail?.token) throw new Error(`There is no link in the newest mail to ${email}.`);
  return mail.token;
}

/** Expires the links of all mails. */
export function expireLinks(server: TestServer) {
  return runSql(server, "UPDATE user_codes SET expires_at = now() - interval '1 second'");
}
