import type { SocialToken } from '../social/provider';
import { sendOperation } from './call';
import type { ApiConnection } from './connection';
import { authPayloadFields } from './payload';
import type { Session } from './session';
import { startSession } from './signIn';

const socialLogin = `mutation ($input: SocialLoginInput!) { socialLogin(input: $input) { ${authPayloadFields} } }`;

/**
 * Signs in with a social provider's token; otherwise like `signIn`.
 *
 * @param code code of the second factor, after the server has requested it
 * @throws ApiError code 1101 with reason `social`, `not_registered`, `not_linked` or `locked`, 1102 as `signIn` does
 */
export async function signInWithSocialToken(
  connection: ApiConnection,
  token: SocialToken,
  code?: string,
): Promise<Session> {
  const answer = await sendOperation(connection, socialLogin, { input: { ...token, code } });
  return startSession(connection, answer.socialLogin);
}
