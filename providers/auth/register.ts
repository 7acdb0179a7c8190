import type { RegisterInput } from '../../resources/contract.generated';
import type { Language } from '../../resources/languages';
import { termsVersion } from '../../resources/terms';
import type { SocialToken } from '../social/provider';
import { sendOperation } from './call';
import type { ApiConnection } from './connection';
import { authPayloadFields } from './payload';
import type { Session } from './session';
import { startSession } from './signIn';

const register = `mutation ($input: RegisterInput!) { register(input: $input) { ${authPayloadFields} } }`;
const socialRegister = `mutation ($input: SocialRegisterInput!) { socialRegister(input: $input) { ${authPayloadFields} } }`;

/**
 * Registers the account of a new company's first administrator and signs it in: stores its session and notifies the
 * other tabs. The address is still to be proved by `proveEmail`.
 *
 * @throws ApiError code 6 with `validation` of the input's fields, 1101 with reason `locked`, 1423 when registration is
 * closed
 */
export async function registerAccount(
  connection: ApiConnection,
  input: Omit<RegisterInput, '__typename'>,
): Promise<Session> {
  const answer = await sendOperation(connection, register, { input });
  return startSession(connection, answer.register);
}

/**
 * Registers the account of a new company's first administrator with a social provider's token, and signs it in. Using
 * the provider's button accepts the terms.
 *
 * @throws ApiError code 23505 when the email address has an account, 1101 with reason `social` or `locked`
 */
export async function registerByProvider(
  connection: ApiConnection,
  token: SocialToken,
  lang: Language,
): Promise<Session> {
  const answer = await sendOperation(connection, socialRegister, {
    input: { ...token, lang, terms_version: termsVersion },
  });
  return startSession(connection, answer.socialRegister);
}
