import { openSignInChannel, type SignInChannel } from './channel';
import { createSessionStore, type SessionStore } from './session';

/** The server that a tab talks to, and as whom. Everything that calls takes it. */
export interface Connection {
  /** Absolute address that calls are posted to. */
  api: string;
  session: SessionStore;
  channel: SignInChannel;
  /** Language that the server's texts are wanted in. */
  language: () => string;
}

/**
 * The connection of this tab. Made once, when the program starts.
 *
 * @param api address of the API, absolute or from the root of the site
 */
export function connect(api: string, language: () => string): Connection {
  return {
    api: new URL(api, window.location.origin).href,
    session: createSessionStore(window.localStorage, window),
    channel: openSignInChannel(),
    language,
  };
}
