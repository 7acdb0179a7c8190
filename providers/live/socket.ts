import { type Client, createClient } from 'graphql-ws';
import { isRecord } from '../answer';
import type { Connection } from '../auth/connection';
import type { Refresher } from '../auth/refresh';

/** Milliseconds after which an unanswered ping means that the line is dead. */
const patience = 5_000;

/** The server's way to say that it doesn't take the token. */
const forbidden = 4403;

/**
 * The socket of a tab: opened when the first subscription wants it, with the token of that moment, and again after it
 * was lost, for as long as the session holds.
 */
export function openSocket(connection: Connection, refresher: Refresher, webSocketImpl: unknown): Client {
  let pong: ReturnType<typeof setTimeout> | undefined;
  let refused = false;
  const client = createClient({
    url: connection.api.replace(/^http/, 'ws'),
    webSocketImpl,
    connectionParams: async () => {
      const now = await refresher.current();
      const session = now && refused ? await refresher.renew(now) : now;
      return session ? { authorization: `${session.token_type} ${session.access_token}` } : {};
    },
    // Going from one list to the next keeps the socket.
    lazyCloseTimeout: 3_000,
    keepAlive: 15_000,
    retryAttempts: Infinity,
    shouldRetry: () => canListen(connection),
    retryWait: async (retries) => {
      await new Promise((resolve) => {
        setTimeout(resolve, pauseBefore(retries));
      });
    },
    on: {
      ping: (received) => {
        if (!received) pong = setTimeout(() => client.terminate(), patience);
      },
      pong: (received) => {
        if (received) clearTimeout(pong);
      },
      closed: (event) => {
        clearTimeout(pong);
        refused = isRecord(event) && event.code === forbidden;
      },
    },
  });
  return client;
}

/** Whether there is a session that could listen. */
export function canListen({ session }: Connection): boolean {
  const now = session.get();
  return now !== null && now.authError === null;
}

/** Milliseconds: half a second, doubled with every attempt up to half a minute, and spread so that clients don't return at once. */
export function pauseBefore(attempt: number): number {
  return Math.min(30_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2);
}
