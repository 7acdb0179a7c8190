import { loadGoogleScript } from './googleScript';
import {
  type ProviderToken,
  type ProviderButtonOptions,
  type SocialSignInProvider,
  oauthScopes,
  SocialError,
} from './provider';

/** Google Identity Services: a rendered button for credentials, popups for codes and access tokens. */
export const googleProvider: SocialSignInProvider = {
  async requestToken(clientId, kind) {
    const { accounts } = await loadGoogleScript();
    return new Promise((resolve, reject) => {
      const settings = {
        client_id: clientId,
        scope: oauthScopes,
        error_callback: ({ type }: { type?: string }) => reject(popupErrorOf(type)),
      };
      const answer = (token: string | undefined) =>
        token ? resolve({ kind, token }) : reject(new SocialError('denied'));
      if (kind === 'ACCESS_TOKEN') {
        const callback = ({ access_token }: { access_token?: string }) => answer(access_token);
        accounts.oauth2.initTokenClient({ ...settings, callback }).requestAccessToken();
      } else if (kind === 'CODE') {
        const callback = ({ code }: { code?: string }) => answer(code);
        accounts.oauth2.initCodeClient({ ...settings, callback, ux_mode: 'popup' }).requestCode();
      } else {
        // Google returns a credential only to its own button, not to a popup.
        reject(new SocialError('denied'));
      }
    });
  },

  async renderProviderButton(element, clientId, { locale, width, onToken }) {
    const { accounts } = await loadGoogleScript();
    onLatestToken = onToken;
    if (initializedClientId !== clientId) {
      accounts.id.initialize({ client_id: clientId, ux_mode: 'popup', callback: handleCredential });
      initializedClientId = clientId;
    }
    element.replaceChildren();
    accounts.id.renderButton(element, {
      type: 'standard',
      theme: 'outline',
      size: 'large',
      text: 'continue_with',
      locale,
      width,
    });
  },
};

/**
 * Client id with which Google's script was initialized. The script is initialized once per page, with one callback for all
 * buttons.
 */
let initializedClientId: string | undefined;
let onLatestToken: ProviderButtonOptions['onToken'] | undefined;

function handleCredential({ credential }: { credential?: string }): void {
  const providerToken: ProviderToken | undefined = credential ? { kind: 'CREDENTIAL', token: credential } : undefined;
  if (providerToken) onLatestToken?.(providerToken);
}

function popupErrorOf(type: string | undefined): SocialError {
  if (type === 'popup_failed_to_open') return new SocialError('popup');
  return new SocialError(type === 'popup_closed' ? 'closed' : 'denied');
}
