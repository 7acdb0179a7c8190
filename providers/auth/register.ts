import type { Language, RegisterInput } from '../../resources/contract.generated';
import type { SocialToken } from '../social/provider';
import { call } from './call';
import type { Connection } from './connection';
import { payloadFields } from './payload';
import type { Session } from './session';
import { begin } from './signIn';

const register = `mutation ($input: RegisterInput!) { register(input: $input) { ${payloadFields} } }`;
const socialRegister = `mutation ($input: SocialRegisterInput!) { socialRegister(input: $input) { ${payloadFields} } }`;

/**
 * Begins a company: keeps the session of its administrator and tells the other tabs.
 *
 * @throws ApiError code 6 or 23505 with problems of `email` and `password`, 1101 with reason `locked`
 */
export async function registerAccount(
  connection: Connection,
  input: Omit<RegisterInput, '__typename'>,
): Promise<Session> {
  const answer = await call(connection, register, { input });
  return begin(connection, answer.register);
}

/**
 * The same by what a provider handed over.
 *
 * @throws ApiError code 23505 when somebody has the address, 1101 with reason `social` or `locked`
 */
export async function registerByProvider(connection: Connection, token: SocialToken, lang: Language): Promise<Session> {
  const answer = await call(connection, socialRegister, { input: { ...token, lang } });
  return begin(connection, answer.socialRegister);
}
