import { ApiError, errorCode } from '../errors';
import { call } from './call';
import type { Connection } from './connection';
import { payloadFields, sessionOf } from './payload';
import type { Session } from './session';
import { standingIn } from './standing';

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
  return begin(connection, answer.login);
}

/**
 * Keeps the session that an answered `AuthPayload` begins, and tells the other tabs. Where the company's subscription
 * stands belongs to it: who may not go on is not to see the console first.
 */
export async function begin(connection: Connection, payload: unknown): Promise<Session> {
  const begun = sessionOf(payload);
  // Without that code it is unknown, which keeps nobody out.
  const asking = await import('./askStanding').catch(() => undefined);
  const session = { ...begun, ...((await asking?.standingFor(connection, begun)) ?? standingIn(null)) };
  connection.session.set(session);
  connection.channel.announce('logIn');
  return session;
}

/** Which code of the second factor the server wants: it asks for one, or the one given was wrong. Undefined for all else. */
export function codeWanted(error: unknown): 'code_required' | 'code_wrong' | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCode.secondFactor) return undefined;
  return error.reason === 'code_wrong' ? 'code_wrong' : 'code_required';
}
