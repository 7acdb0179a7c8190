import type { SocialToken } from '../social/provider';
import { call } from './call';
import type { Connection } from './connection';
import { payloadFields } from './payload';
import type { Session } from './session';
import { begin } from './signIn';

const socialLogin = `mutation ($input: SocialLoginInput!) { socialLogin(input: $input) { ${payloadFields} } }`;

/**
 * Signs in by what a provider handed over; otherwise like `signIn`.
 *
 * @param code of the second factor, once the server has asked for it
 * @throws ApiError code 1101 with reason `social`, `not_registered`, `not_linked` or `locked`, 1102 as `signIn` does
 */
export async function socialSignIn(connection: Connection, token: SocialToken, code?: string): Promise<Session> {
  const answer = await call(connection, socialLogin, { input: { ...token, code } });
  return begin(connection, answer.socialLogin);
}
