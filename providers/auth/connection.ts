import { openSignInChannel, type SignInChannel } from './channel';
import { createSessionStore, type SessionStore } from './session';

/** A tab's API address, session and language. Every function that calls the server takes a connection. */
export interface ApiConnection {
  /** Absolute address of the API. */
  api: string;
  session: SessionStore;
  channel: SignInChannel;
  /** Language of the server's texts. */
  language: () => string;
  /** Headers of every request, besides those of the session and the language. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Creates the connection of this tab, once at startup.
 *
 * @param api address of the API, absolute or relative to the site's root
 */
export function createApiConnection(
  api: string,
  language: () => string,
  headers: ApiConnection['headers'] = {},
): ApiConnection {
  return {
    api: new URL(api, window.location.origin).href,
    session: createSessionStore(window.localStorage, window),
    channel: openSignInChannel(),
    language,
    headers,
  };
}
