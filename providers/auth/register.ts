import type { Language, RegisterInput } from '../../resources/contract.generated';
import type { SocialToken } from '../social/provider';
import { call } from './call';
import type { Connection } from './connection';
import { authPayloadFields } from './payload';
import type { Session } from './session';
import { startSession } from './signIn';

const register = `mutation ($input: RegisterInput!) { register(input: $input) { ${authPayloadFields} } }`;
const socialRegister = `mutation ($input: SocialRegisterInput!) { socialRegister(input: $input) { ${authPayloadFields} } }`;

/**
 * Registers the account of a new company's first administrator and signs it in: stores its session and notifies the
 * other tabs.
 *
 * @throws ApiError code 6 or 23505 with `validation` of `email` and `password`, 1101 with reason `locked`
 */
export async function registerAccount(
  connection: Connection,
  input: Omit<RegisterInput, '__typename'>,
): Promise<Session> {
  const answer = await call(connection, register, { input });
  return startSession(connection, answer.register);
}

/**
 * Registers the account of a new company's first administrator with a social provider's token, and signs it in.
 *
 * @throws ApiError code 23505 when the email address has an account, 1101 with reason `social` or `locked`
 */
export async function registerByProvider(connection: Connection, token: SocialToken, lang: Language): Promise<Session> {
  const answer = await call(connection, socialRegister, { input: { ...token, lang } });
  return startSession(connection, answer.socialRegister);
}
