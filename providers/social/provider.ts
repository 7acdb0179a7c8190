import type { SocialProvider, SocialTokenKind } from '../../resources/contract.generated';

/** What a provider handed over, for the server to look at. */
export interface SocialToken {
  provider: SocialProvider;
  kind: SocialTokenKind;
  token: string;
}

/** How a person may be asked for a token: by what the provider gives for it. */
export type Asked = Pick<SocialToken, 'kind' | 'token'>;

/** A provider's own button. */
export interface OwnButton {
  /** Language of its words. */
  locale: string;
  /** Pixels across. */
  width: number;
  onToken: (asked: Asked) => void;
}

/** A provider, by what its own script or pages can do. Client ids are those that it knows this installation by. */
export interface Provider {
  /** Opens the provider's window and answers what it hands over. To be called when somebody presses a button. */
  ask: (clientId: string, kind: SocialTokenKind) => Promise<Asked>;
  /** Draws the provider's own button, which yields a credential; absent where a provider has none. */
  drawButton?: (place: HTMLElement, clientId: string, button: OwnButton) => Promise<void>;
}

/** What about a person a provider is asked for. */
export const scopes = 'email profile openid';

/** Why a provider handed nothing over; each has words: `failures.<reason>` of `social`. */
export type SocialReason =
  /** No client id is configured. */
  | 'client_id'
  /** The provider's script could not be loaded. */
  | 'script'
  /** The browser opened no window. */
  | 'popup'
  /** The person closed the window. */
  | 'closed'
  /** The provider said no, or something that was not asked for. */
  | 'denied';

/** A sign-in by a provider that came to nothing before our server was asked. */
export class SocialError extends Error {
  constructor(
    readonly reason: SocialReason,
    cause?: unknown,
  ) {
    super(reason === 'client_id' ? 'Client id is required' : `The provider handed nothing over: ${reason}`, { cause });
    this.name = 'SocialError';
  }
}
