import type { RegisterInput } from '../../resources/contract.generated';
import { call } from './call';
import type { Connection } from './connection';
import { payloadFields, sessionOf } from './payload';
import type { Session } from './session';

const register = `mutation ($input: RegisterInput!) { register(input: $input) { ${payloadFields} } }`;

/**
 * Begins a company: keeps the session of its administrator and tells the other tabs.
 *
 * @throws ApiError code 6 or 23505 with problems of `email` and `password`, 1101 with reason `locked`
 */
export async function registerAccount(connection: Connection, input: Omit<RegisterInput, '__typename'>): Promise<Session> {
  const answer = await call(connection, register, { input });
  const session = sessionOf(answer.register);
  connection.session.set(session);
  connection.channel.announce('logIn');
  return session;
}
