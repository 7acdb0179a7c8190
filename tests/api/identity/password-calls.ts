import type { GraphqlResponse, CallOptions, TestServer } from '../harness/server';
import { runSql, type SessionTokenPair } from './calls';

/** URLs of the console's pages to which links in mails lead. Outside production, URLs on localhost are allowed. */
export const mailLinkPages = {
  resetPassword: 'http://localhost:4000/auth/restorePassword',
  invitation: 'http://localhost:4000/auth/invitation',
};

/** A password that meets all password rules. */
export const strongPassword = 'cztery zielone naczepy';

interface StatusMessage {
  status: string;
  message: string;
}

/** What the API says of the token in a reset or invitation link. */
export interface LinkTokenState {
  email: string | null;
  status: string;
  purpose: string | null;
  company: string | null;
}

/** Requests a mail with a link to reset a forgotten password. */
export function forgotPassword(
  server: TestServer,
  email: string,
  authUrl = mailLinkPages.resetPassword,
  options?: CallOptions,
) {
  const query = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { status message } }';
  return server.call<{ forgotPassword: StatusMessage }>(query, { input: { email, auth_url: authUrl } }, options);
}

/** Sends the invitation mail to a user who has been created. */
export function sendInvitation(server: TestServer, token: string, email: string, authUrl = mailLinkPages.invitation) {
  const query = 'mutation ($input: UserInviteInput!) { userInvite(input: $input) { status message } }';
  return server.call<{ userInvite: StatusMessage }>(query, { input: { email, auth_url: authUrl } }, { token });
}

/** Returns what the API says of the token in a link, or undefined if the call is refused. */
export async function fetchLinkTokenState(server: TestServer, token: string): Promise<LinkTokenState | undefined> {
  const query = 'query ($token: String!) { forgotPasswordToken(token: $token) { email status purpose company } }';
  const { data } = await server.call<{ forgotPasswordToken: LinkTokenState }>(query, { token });
  return data?.forgotPasswordToken;
}

/** Sets a new password with the token of a reset link. */
export function resetPassword(
  server: TestServer,
  token: string,
  password = strongPassword,
): Promise<GraphqlResponse<{ updateForgottenPassword: StatusMessage }>> {
  return server.call(
    'mutation ($input: TokenPasswordInput!) { updateForgottenPassword(input: $input) { status message } }',
    { input: { token, password } },
  );
}

/** Accepts an invitation with the token of its link, and sets the new user's password. */
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
  return server.call<{ updatePassword: SessionTokenPair & { user: { email: string } } }>(query, { input }, { token });
}

/** Requests a reset link and returns the token from the mail with the link. */
export async function requestResetToken(server: TestServer, email: string): Promise<string> {
  await forgotPassword(server, email);
  return readMailedToken(server, email);
}

/**
 * Returns the token of the newest mailed link to an address. Other mails, such as that of too many attempts, may be sent
 * after it. @throws Error if no mail has a link
 */
export async function readMailedToken(server: TestServer, email: string): Promise<string> {
  const mail = (await server.mails(email)).find(({ token }) => token);
  if (!mail?.token) throw new Error(`There is no link in the mails to ${email}.`);
  return mail.token;
}

/** Makes all links that mails contain expire. */
export function expireLinks(server: TestServer) {
  return runSql(server, "UPDATE user_codes SET expires_at = now() - interval '1 second'");
}
