import { type Client, createClient } from 'graphql-ws';
import { isRecord } from '../graphqlResponse';
import type { ApiConnection } from '../auth/connection';
import type { TokenRefresher } from '../auth/refresh';
import type { Session } from '../auth/session';

/** Timeout for a new connection, from its request to the server's acknowledgement. Includes the renewal of a token. */
const connectTimeoutMs = 20_000;
/** Timeout for the answer to a ping, after which the connection counts as lost. */
const pongTimeoutMs = 5_000;

/** WebSocket close code by which the server refuses a token. */
const forbiddenCloseCode = 4403;

/** The WebSocket client of a tab. */
export interface SubscriptionSocket {
  client: Client;
  /** Returns the session whose token the last connection was opened with; null before that, or without one. */
  usedSession: () => Session | null;
}

/**
 * Creates the WebSocket client of a tab. It connects with the first subscription and the current token, and
 * reconnects while the session is valid.
 */
export function createSubscriptionClient(
  connection: ApiConnection,
  refresher: TokenRefresher,
  webSocketImpl: unknown,
): SubscriptionSocket {
  let connecting: ReturnType<typeof setTimeout> | undefined;
  let pong: ReturnType<typeof setTimeout> | undefined;
  let wasRefused = false;
  let used: Session | null = null;
  const client = createClient({
    url: connection.api.replace(/^http/, 'ws'),
    webSocketImpl,
    connectionParams: async () => {
      const now = await refresher.current();
      // The refused session is renewed, not the current one: another call may have renewed it meanwhile.
      used = now && used && wasRefused ? await refresher.renew(used) : now;
      return used ? { authorization: `${used.token_type} ${used.access_token}` } : {};
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
      connecting: () => {
        connecting = setTimeout(() => client.terminate(), connectTimeoutMs);
      },
      connected: () => clearTimeout(connecting),
      ping: (received) => {
        if (!received) pong = setTimeout(() => client.terminate(), pongTimeoutMs);
      },
      pong: (received) => {
        if (received) clearTimeout(pong);
      },
      closed: (event) => {
        clearTimeout(connecting);
        clearTimeout(pong);
        wasRefused = isRecord(event) && event.code === forbiddenCloseCode;
      },
    },
  });
  return { client, usedSession: () => used };
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
