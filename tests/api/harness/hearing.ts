import { type Client, createClient } from 'graphql-ws';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { TestServer } from './server';

/** A change as a subscriber hears of it. */
export interface HeardChange {
  entity: string;
  id: string;
  action: string;
  user_id: string;
}

/** One who has subscribed to changes. */
export interface Listener {
  /** What was heard so far. */
  heard: HeardChange[];
  /** The server has ended the subscription. */
  ended: boolean;
  /** Why it was refused. */
  failure: unknown;
  /** Waits until all is heard that was told by now: nothing is missing of `heard` afterwards but what nobody tells. */
  caughtUp(): Promise<void>;
  dispose(): Promise<void>;
}

/** How one listens. */
export interface Listening {
  entities?: string[];
  /** A record that the listener may hear of: what tells whether the server listens to them. Of the first tenant's vehicles by itself. */
  of?: { tenant?: string; entity?: string; id?: string };
}

/** No record has this id. */
const noRecord = '0';
/** Who tells marks: what is told in this name has not happened, and is not kept among what was heard. */
const marker = 'marker';

const document = 'subscription ($entities: [String!]) { changes(entities: $entities) { entity id action user_id } }';

/** Opens a socket to a server, as somebody; nothing is sent before it is used. */
export function connect({ url }: Pick<TestServer, 'url'>, token: string): Client {
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    lazy: true,
  });
}

/** Subscribes. Answers once the server has taken the subscription, or refused it. */
export async function listen(
  server: TestServer,
  token: string,
  { entities, of = {} }: Listening = {},
): Promise<Listener> {
  const client = connect(server, token);
  const marks = { UPDATED: 0, DELETED: 0 };
  const { tenant = '1', entity = entities?.[0] ?? 'vehicles', id = noRecord } = of;
  const tell = (action: keyof typeof marks) => {
    const params = [JSON.stringify({ tenant, entity, id, action, user: marker })];
    return server.database.system((session) =>
      session.rows({ text: "SELECT pg_notify('waybill_changes', $1)", params }),
    );
  };
  let told = 0;
  const listener: Listener = {
    heard: [],
    ended: false,
    failure: undefined,
    caughtUp: async () => {
      told += 1;
      await tell('DELETED');
      await expect.poll(() => marks.DELETED, { interval: 10 }).toBe(told);
    },
    dispose: async () => client.dispose(),
  };
  client.subscribe<{ changes: HeardChange }>(
    { query: document, variables: { entities } },
    {
      next: ({ data, errors }) => {
        if (errors) listener.failure = errors;
        if (data?.changes.user_id !== marker) return void (data && listener.heard.push(data.changes));
        marks[data.changes.action === 'UPDATED' ? 'UPDATED' : 'DELETED'] += 1;
      },
      error: (error) => (listener.failure = error),
      complete: () => (listener.ended = true),
    },
  );
  const taken = async () => {
    await tell('UPDATED');
    return marks.UPDATED > 0 || listener.failure !== undefined || listener.ended;
  };
  await expect.poll(taken, { interval: 20 }).toBe(true);
  return listener;
}
