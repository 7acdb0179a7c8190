import { type Client, createClient } from 'graphql-ws';
import { isRecord } from '../graphqlResponse';
import type { ApiConnection } from '../auth/connection';
import type { TokenRefresher } from '../auth/refresh';

/** Timeout for the answer to a ping, after which the connection counts as lost. */
const pongTimeoutMs = 5_000;

/** WebSocket close code by which the server refuses a token. */
const forbiddenCloseCode = 4403;

/**
 * Creates the WebSocket client of a tab. It connects with the first subscription and the current token, and
 * reconnects while the session is valid.
 */
export function createSubscriptionClient(
  connection: ApiConnection,
  refresher: TokenRefresher,
  webSocketImpl: unknown,
): Client {
  let pong: ReturnType<typeof setTimeout> | undefined;
  let wasRefused = false;
  const client = createClient({
    url: connection.api.replace(/^http/, 'ws'),
    webSocketImpl,
    connectionParams: async () => {
      const now = await refresher.current();
      const session = now && wasRefused ? await refresher.renew(now) : now;
      return session ? { authorization: `${session.token_type} ${session.access_token}` } : {};
    },
    // The socket stays open for a while without subscriptions, so that navigation between lists does not reopen it.
    lazyCloseTimeout: 3_000,
    keepAlive: 15_000,
    retryAttempts: Infinity,
    shouldRetry: () => hasValidSession(connection),
    retryWait: async (retries) => {
      await new Promise((resolve) => {
        setTimeout(resolve, retryDelayMs(retries));
      });
    },
    on: {
      ping: (received) => {
        if (!received) pong = setTimeout(() => client.terminate(), pongTimeoutMs);
      },
      pong: (received) => {
        if (received) clearTimeout(pong);
      },
      closed: (event) => {
        clearTimeout(pong);
        wasRefused = isRecord(event) && event.code === forbiddenCloseCode;
      },
    },
  });
  return client;
}

/** Returns whether a user is signed in and the session has no error. */
export function hasValidSession({ session }: ApiConnection): boolean {
  const now = session.get();
  return now !== null && now.authError === null;
}

/**
 * Returns the delay before an attempt to reconnect: half a second, doubled with each attempt up to half a minute. The
 * delay has jitter, so that clients do not all reconnect at the same time.
 */
export function retryDelayMs(attempt: number): number {
  return Math.min(30_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2);
}
