import { isRecord } from '../graphqlResponse';
import { type SocialSignInProvider, oauthScopes, SocialError } from './provider';
import { requestByPopup } from './popup';

const authorize = 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize';

/** The redirect URI's path, as registered with Microsoft. */
const redirectPath = '/social.html';

/** Microsoft: a popup that returns an ID token as credential. */
export const microsoftProvider: SocialSignInProvider = {
  async requestToken(clientId) {
    const nonce = crypto.randomUUID();
    const state = crypto.randomUUID();
    const address = new URL(authorize);
    address.search = new URLSearchParams({
      client_id: clientId,
      response_type: 'id_token',
      response_mode: 'fragment',
      redirect_uri: new URL(redirectPath, window.location.origin).href,
      scope: oauthScopes,
      prompt: 'select_account',
      nonce,
      state,
    }).toString();
    const answer = await requestByPopup(address.href, state);
    const token = answer.get('id_token');
    if (!token || nonceOf(token) !== nonce) throw new SocialError('denied', answer.get('error') ?? undefined);
    return { kind: 'CREDENTIAL', token };
  },
};

/**
 * Returns the nonce of an ID token. An equal nonce proves that the token answers this request; the server verifies the
 * rest.
 */
function nonceOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return isRecord(claims) ? claims.nonce : undefined;
  } catch {
    return undefined;
  }
}
