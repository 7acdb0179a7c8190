import { loadGoogle } from './googleScript';
import { type Asked, type OwnButton, type Provider, scopes, SocialError } from './provider';

/** Google, by its script: a button of its own, and windows that hand over a code or an access token. */
export const google: Provider = {
  async ask(clientId, kind) {
    const { accounts } = await loadGoogle();
    return new Promise((resolve, reject) => {
      const settings = {
        client_id: clientId,
        scope: scopes,
        error_callback: ({ type }: { type?: string }) => reject(failure(type)),
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
        // A credential comes from Google's own button alone.
        reject(new SocialError('denied'));
      }
    });
  },

  async drawButton(place, clientId, { locale, width, onToken }) {
    const { accounts } = await loadGoogle();
    latest = onToken;
    if (prepared !== clientId) {
      accounts.id.initialize({ client_id: clientId, ux_mode: 'popup', callback: receive });
      prepared = clientId;
    }
    place.replaceChildren();
    accounts.id.renderButton(place, {
      type: 'standard',
      theme: 'outline',
      size: 'large',
      text: 'continue_with',
      locale,
      width,
    });
  },
};

/** Google's script is prepared once for a page, and keeps the callback that it was given then. */
let prepared: string | undefined;
let latest: OwnButton['onToken'] | undefined;

function receive({ credential }: { credential?: string }): void {
  const asked: Asked | undefined = credential ? { kind: 'CREDENTIAL', token: credential } : undefined;
  if (asked) latest?.(asked);
}

function failure(type: string | undefined): SocialError {
  if (type === 'popup_failed_to_open') return new SocialError('popup');
  return new SocialError(type === 'popup_closed' ? 'closed' : 'denied');
}
