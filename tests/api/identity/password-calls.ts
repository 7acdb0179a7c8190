import type { Answer, CallOptions, TestServer } from '../harness/server';
import { change, type Pair } from './calls';

/** Pages of the console that mails lead to; outside production this machine's own are allowed. */
export const pages = {
  restore: 'http://localhost:4000/auth/restorePassword',
  invitation: 'http://localhost:4000/auth/invitation',
};

/** A password that is taken. */
export const goodPassword = 'cztery zielone naczepy';

interface Done {
  status: string;
  message: string;
}

/** What is known of a token. */
export interface TokenCheck {
  email: string | null;
  status: string;
  purpose: string | null;
  company: string | null;
}

/** Asks for a link to a new password. */
export function forgotPassword(server: TestServer, email: string, authUrl = pages.restore, options?: CallOptions) {
  const query = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { status message } }';
  return server.call<{ forgotPassword: Done }>(query, { input: { email, auth_url: authUrl } }, options);
}

/** Asks for an invitation's mail, in somebody's name. */
export function userInvite(server: TestServer, token: string, email: string, authUrl = pages.invitation) {
  const query = 'mutation ($input: UserInviteInput!) { userInvite(input: $input) { status message } }';
  return server.call<{ userInvite: Done }>(query, { input: { email, auth_url: authUrl } }, { token });
}

/** What the server knows of a link's token. */
export async function checkToken(server: TestServer, token: string): Promise<TokenCheck | undefined> {
  const query = 'query ($token: String!) { forgotPasswordToken(token: $token) { email status purpose company } }';
  const { data } = await server.call<{ forgotPasswordToken: TokenCheck }>(query, { token });
  return data?.forgotPasswordToken;
}

/** Chooses a password by a restore link. */
export function restore(
  server: TestServer,
  token: string,
  password = goodPassword,
): Promise<Answer<{ updateForgottenPassword: Done }>> {
  return server.call(
    'mutation ($input: TokenPasswordInput!) { updateForgottenPassword(input: $input) { status message } }',
    { input: { token, password } },
  );
}

/** Accepts an invitation. */
export function accept(
  server: TestServer,
  token: string,
  password = goodPassword,
): Promise<Answer<{ updateUserInvitePassword: Done }>> {
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
  return server.call<{ updatePassword: Pair & { user: { email: string } } }>(query, { input }, { token });
}

/** Has somebody sent a link to a new password, and reads its token in the mail. */
export async function restoreToken(server: TestServer, email: string): Promise<string> {
  await forgotPassword(server, email);
  return tokenTo(server, email);
}

/** Token of the newest mail to an address. */
export async function tokenTo(server: TestServer, email: string): Promise<string> {
  const [mail] = await server.mails(email);
  if (!mail?.token) throw new Error(`There is no link in the newest mail to ${email}.`);
  return mail.token;
}

/** Moves the end of all links into the past. */
export function endLinks(server: TestServer) {
  return change(server, "UPDATE user_codes SET expires_at = now() - interval '1 second'");
}
