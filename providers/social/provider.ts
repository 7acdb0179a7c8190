/** A social provider whose accounts can sign in. */
export type SocialProvider = 'GOOGLE' | 'MICROSOFT';

/** Kind of the token that a provider's script returns: an authorization code is exchanged by the server. */
export type SocialTokenKind = 'CREDENTIAL' | 'CODE' | 'ACCESS_TOKEN';

/** A token of a social provider, for the server to verify. */
export interface SocialToken {
  provider: SocialProvider;
  kind: SocialTokenKind;
  token: string;
}

/** A token as a provider returns it: its kind and text, without the provider's name. */
export type ProviderToken = Pick<SocialToken, 'kind' | 'token'>;

/** Options of a provider's own button. */
export interface ProviderButtonOptions {
  /** Language of the button's text. */
  locale: string;
  /** Width of the button in pixels. */
  width: number;
  onToken: (token: ProviderToken) => void;
}

/** A social sign-in provider. `clientId` is the OAuth client id. */
export interface SocialSignInProvider {
  /** Opens the provider's popup and returns its token. Call it from a click handler. */
  requestToken: (clientId: string, kind: SocialTokenKind) => Promise<ProviderToken>;
  /** Renders the provider's own button, which returns a credential; absent when the provider has none. */
  renderProviderButton?: (element: HTMLElement, clientId: string, button: ProviderButtonOptions) => Promise<void>;
}

/** The requested OAuth scopes. */
export const oauthScopes = 'email profile openid';

/** Why a provider returned no token. Its text is `failures.<reason>` in the namespace `social`. */
export type SocialErrorReason =
  /** No client id is configured. */
  | 'client_id'
  /** The provider's script could not be loaded. */
  | 'script'
  /** The browser blocked the popup. */
  | 'popup'
  /** The user closed the popup. */
  | 'closed'
  /** The provider refused the sign-in, or returned something other than a token. */
  | 'denied';

/** A social sign-in that failed before the server was called. */
export class SocialError extends Error {
  constructor(
    readonly reason: SocialErrorReason,
    cause?: unknown,
  ) {
    super(reason === 'client_id' ? 'Client id is required' : `The provider handed nothing over: ${reason}`, { cause });
    this.name = 'SocialError';
  }
}
