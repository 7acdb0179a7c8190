import type { LiveProvider } from '@refinedev/core';
import type { Change, ChangeAction } from '../resources/contract.generated';
import { isRecord } from './answer';
import type { Connection } from './auth/connection';
import type { Refresher } from './auth/refresh';
import { errorCode } from './errors';
import { createFeed, type EventType, type Feed, type Listener } from './live/feed';
import { canListen, openSocket, pauseBefore } from './live/socket';

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
  const { session } = connection;
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
  let user = session.get()?.user.id;
  session.subscribe(() => {
    const next = session.get()?.user.id;
    if (next !== user) client.terminate();
    user = next;
  });

  function subscribeTo(entity: string): Feed {
    const feed = { ...createFeed(entity), stop: () => {} };
    feeds.set(entity, feed);
    let attempts = 0;

    function ask(): void {
      if (!canListen(connection) || feeds.get(entity) !== feed) return;
      feed.stop = client.subscribe<{ changes?: unknown }>(
        { query: subscription, variables: { entities: [entity] } },
        {
          next({ data }) {
            attempts = 0;
            if (isChange(data?.changes)) feed.note(eventTypes[data.changes.action], data.changes.id);
          },
          // The server let go of a subscriber that fell behind.
          complete: askAgain,
          // Closed for good, or refused. A refusal for the token's age is worth another try with the next one, any
          // other would be repeated for ever.
          error(reason) {
            if (!Array.isArray(reason)) return askAgain();
            if (reason.some(isExpired)) void renew().then(askAgain);
          },
        },
      );
      if (attempts > 0) feed.note('updated');
    }

    function askAgain(): void {
      attempts += 1;
      setTimeout(ask, pauseBefore(attempts));
    }

    ask();
    return feed;
  }

  /** Gets the next token, and has the socket opened anew with it. */
  async function renew(): Promise<void> {
    const used = session.get();
    if (!used) return;
    try {
      await refresher.renew(used);
      client.terminate();
    } catch {
      // Refused: the session says so to everyone. Out of reach: the next attempt comes here again.
    }
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

function isChange(value: unknown): value is Pick<Change, 'id' | 'action'> {
  return (
    isRecord(value) && typeof value.id === 'string' && typeof value.action === 'string' && value.action in eventTypes
  );
}

function isExpired(error: unknown): boolean {
  return isRecord(error) && isRecord(error.extensions) && error.extensions.code === errorCode.expired;
}
