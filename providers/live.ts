import type { LiveProvider } from '@refinedev/core';
import { isRecord } from './graphqlResponse';
import type { ApiConnection } from './auth/connection';
import type { TokenRefresher } from './auth/refresh';
import { errorCode } from './errors';
import { createRecordChangeFeed, type ChangeType, type RecordChangeFeed, type RecordChangeListener } from './live/feed';
import { hasValidSession, createSubscriptionClient, retryDelayMs } from './live/socket';

const subscription = 'subscription ($entities: [String!]) { changes(entities: $entities) { entity id action } }';

const eventTypes = {
  CREATED: 'created',
  UPDATED: 'updated',
  DELETED: 'deleted',
  RESTORED: 'restored',
} as const satisfies Readonly<Record<string, ChangeType>>;

/**
 * Creates Refine's live provider. It uses the contract's subscription `changes`, with one socket, and one subscription
 * per entity for all listeners. After a lost connection it reconnects with growing delays and a current token. Every
 * listener then receives `updated` without ids, because any record may have changed meanwhile.
 *
 * @param webSocket a WebSocket class instead of the global one
 */
export function createLiveProvider(
  connection: ApiConnection,
  refresher: TokenRefresher,
  webSocket?: unknown,
): LiveProvider {
  const { session } = connection;
  const feeds = new Map<string, RecordChangeFeed & { stop: () => void }>();
  const { client, usedSession } = createSubscriptionClient(connection, refresher, webSocket);

  let wasClosed = false;
  client.on('closed', () => {
    wasClosed = feeds.size > 0;
  });
  client.on('connected', () => {
    if (wasClosed) for (const feed of feeds.values()) feed.push('updated');
    wasClosed = false;
  });

  // The socket is closed when another user signs in.
  let user = session.get()?.user.id;
  session.subscribe(() => {
    const next = session.get()?.user.id;
    if (next !== user) client.terminate();
    user = next;
  });

  function subscribeTo(entity: string): RecordChangeFeed {
    const feed = { ...createRecordChangeFeed(entity), stop: () => {} };
    feeds.set(entity, feed);
    let attempts = 0;

    function connect(): void {
      if (!hasValidSession(connection) || feeds.get(entity) !== feed) return;
      feed.stop = client.subscribe<{ changes?: unknown }>(
        { query: subscription, variables: { entities: [entity] } },
        {
          next({ data }) {
            attempts = 0;
            if (isChange(data?.changes)) feed.push(eventTypes[data.changes.action], changedId(data.changes.id));
          },
          // The server ended the subscription because this client read too slowly.
          complete: reconnect,
          // The socket is closed for good (the reason is no array), or the server refused the subscription. Only a
          // refusal for an expired token is retried; other refusals would repeat forever.
          error(reason) {
            if (!Array.isArray(reason)) return reconnect();
            if (reason.some(isExpired)) void refreshAndReconnect().then(reconnect);
          },
        },
      );
      if (attempts > 0) feed.push('updated');
    }

    function reconnect(): void {
      attempts += 1;
      setTimeout(connect, retryDelayMs(attempts));
    }

    connect();
    return feed;
  }

  /** Refreshes the token and reopens the socket with it. */
  async function refreshAndReconnect(): Promise<void> {
    const used = usedSession();
    if (!used) return;
    try {
      await refresher.renew(used);
      client.terminate();
    } catch {
      // When the refresh was refused, the session has an error. When the server was unreachable, the next attempt
      // retries.
    }
  }

  return {
    subscribe({ channel, types, params, callback }) {
      const entity = channel.replace(/^resources\//, '');
      const feed = feeds.get(entity) ?? subscribeTo(entity);
      const listener: RecordChangeListener = { types, ids: (params?.ids ?? []).map(String), onEvent: callback };
      feed.listeners.add(listener);
      return () => {
        if (!feed.listeners.delete(listener) || feed.listeners.size > 0) return;
        feeds.get(entity)?.stop();
        feeds.delete(entity);
      };
    },
    unsubscribe(end: () => void) {
      end();
    },
  };
}

function isChange(value: unknown): value is { id: string; action: keyof typeof eventTypes } {
  return (
    isRecord(value) && typeof value.id === 'string' && typeof value.action === 'string' && value.action in eventTypes
  );
}

function isExpired(error: unknown): boolean {
  return isRecord(error) && isRecord(error.extensions) && error.extensions.code === errorCode.expired;
}

/** Returns the id of a changed record; undefined for a change of many records, which the server gives the id 0. */
function changedId(id: string): string | undefined {
  return id === '0' ? undefined : id;
}
