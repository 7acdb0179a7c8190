import type { LiveProvider } from '@refinedev/core';
import { type Client, createClient } from 'graphql-ws';
import type { Change, ChangeAction } from '../resources/contract.generated';
import { isRecord } from './answer';
import type { Connection } from './auth/connection';
import type { Refresher } from './auth/refresh';
import { errorCode } from './errors';
import { createFeed, type EventType, type Feed, type Listener } from './live/feed';

const subscription = 'subscription ($entities: [String!]) { changes(entities: $entities) { entity id action } }';

const eventTypes: Readonly<Record<ChangeAction, EventType>> = {
  CREATED: 'created',
  UPDATED: 'updated',
  DELETED: 'deleted',
  RESTORED: 'restored',
};

/**
 * Refine's live provider, on the contract's `changes`: one socket, one subscription for each entity, whoever listens.
 * A lost line is taken up again with growing pauses and the token of that moment; then every listener hears `updated`
 * with no ids, which means: anything may have changed meanwhile.
 *
 * @param webSocket class of sockets, where the global one is not to be used
 */
export function createLiveProvider(connection: Connection, refresher: Refresher, webSocket?: unknown): LiveProvider {
  const feeds = new Map<string, Feed & { stop: () => void }>();
  const client = openSocket(connection, refresher, webSocket);

  let lost = false;
  client.on('closed', () => {
    lost = feeds.size > 0;
  });
  client.on('connected', () => {
    if (lost) for (const feed of feeds.values()) feed.note('updated');
    lost = false;
  });

  // A socket is never carried over to the next person who signs in.
  let user = connection.session.get()?.user.id;
  connection.session.subscribe(() => {
    const next = connection.session.get()?.user.id;
    if (next !== user) client.terminate();
    user = next;
  });

  function subscribeTo(entity: string): Feed {
    const feed = { ...createFeed(entity), stop: () => {} };
    feeds.set(entity, feed);
    let attempts = 0;
    const ask = () => {
      const session = connection.session.get();
      if (!session || session.authError || feeds.get(entity) !== feed) return;
      feed.stop = client.subscribe<{ changes?: unknown }>(
        { query: subscription, variables: { entities: [entity] } },
        {
          next({ data }) {
            attempts = 0;
            if (isChange(data?.changes)) feed.note(eventTypes[data.changes.action], data.changes.id);
          },
          // What the socket doesn't take up again by itself: it was closed for good, or the server refused. A refusal
          // for the token's age is worth another try with the next one, any other would be repeated for ever.
          error(reason) {
            if (Array.isArray(reason) && !reason.some(isExpired)) return;
            if (Array.isArray(reason)) client.terminate();
            attempts += 1;
            setTimeout(ask, pauseBefore(attempts));
          },
          complete: () => {},
        },
      );
    };
    ask();
    return feed;
  }

  return {
    subscribe({ channel, types, params, callback }) {
      const entity = channel.replace(/^resources\//, '');
      const feed = feeds.get(entity) ?? subscribeTo(entity);
      const listener: Listener = { types, ids: (params?.ids ?? []).map(String), hear: callback };
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

/** Milliseconds after which an unanswered ping means that the line is dead. */
const patience = 5_000;

function openSocket(connection: Connection, refresher: Refresher, webSocketImpl: unknown): Client {
  let pong: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: connection.api.replace(/^http/, 'ws'),
    webSocketImpl,
    connectionParams: async () => {
      const session = await refresher.current();
      return session ? { authorization: `${session.token_type} ${session.access_token}` } : {};
    },
    // Going from one list to the next keeps the socket.
    lazyCloseTimeout: 3_000,
    keepAlive: 15_000,
    retryAttempts: Infinity,
    shouldRetry: () => true,
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
      closed: () => clearTimeout(pong),
    },
  });
  return client;
}

/** Half a second, doubled with every attempt up to half a minute, and spread so that clients don't return at once. */
function pauseBefore(attempt: number): number {
  return Math.min(30_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2);
}

function isChange(value: unknown): value is Pick<Change, 'id' | 'action'> {
  return (
    isRecord(value) && typeof value.id === 'string' && typeof value.action === 'string' && value.action in eventTypes
  );
}

function isExpired(error: unknown): boolean {
  return isRecord(error) && isRecord(error.extensions) && error.extensions.code === errorCode.expired;
}
