import { call } from './call';
import type { Connection } from './connection';
import { payloadFields, sessionOf } from './payload';
import type { Session } from './session';

/** What a person signs in with. */
export interface Credentials {
  username: string;
  password: string;
  /** Code of the second factor, once the server has asked for it. */
  code?: string;
}

const login = `mutation ($input: LoginInput!) { login(input: $input) { ${payloadFields} } }`;

/**
 * Signs in: keeps the session and tells the other tabs. Where to go next is the caller's.
 *
 * @throws ApiError code 1101 with reason `credentials` or `locked`, 1102 with reason `code_required` or `code_wrong`
 */
export async function signIn(connection: Connection, credentials: Credentials): Promise<Session> {
  const answer = await call(connection, login, { input: credentials });
  const session = sessionOf(answer.login);
  connection.session.set(session);
  connection.channel.announce('logIn');
  return session;
}
