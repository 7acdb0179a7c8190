import { isRecord } from '../answer';
import { type Provider, scopes, SocialError } from './provider';
import { askByWindow } from './window';

const authorize = 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize';

/** Page of ours that Microsoft's window comes back to; it is registered there. */
const comeBack = '/social.html';

/** Microsoft, by a window that hands over a credential. */
export const microsoft: Provider = {
  async ask(clientId) {
    const nonce = crypto.randomUUID();
    const state = crypto.randomUUID();
    const address = new URL(authorize);
    address.search = new URLSearchParams({
      client_id: clientId,
      response_type: 'id_token',
      response_mode: 'fragment',
      redirect_uri: new URL(comeBack, window.location.origin).href,
      scope: scopes,
      prompt: 'select_account',
      nonce,
      state,
    }).toString();
    const answer = await askByWindow(address.href, state);
    const token = answer.get('id_token');
    if (!token || nonceOf(token) !== nonce) throw new SocialError('denied', answer.get('error') ?? undefined);
    return { kind: 'CREDENTIAL', token };
  },
};

/** The nonce within a credential: it shows that this very window was answered. The server checks all the rest. */
function nonceOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return isRecord(claims) ? claims.nonce : undefined;
  } catch {
    return undefined;
  }
}
