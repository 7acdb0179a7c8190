import { type Client, createClient } from 'graphql-ws';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { TestServer } from './server';

/** A change of a record, as a subscriber receives it. */
export interface ReceivedChange {
  entity: string;
  id: string;
  action: string;
  user_id: string;
}

/** A test's subscription to changes of records. */
export interface ChangeSubscription {
  /** The changes received since `subscribeToChanges` resolved, in order. */
  received: ReceivedChange[];
  /** The changes received before, which others made shortly before the subscription. */
  earlier: ReceivedChange[];
  /** True once the server has ended the subscription. */
  ended: boolean;
  /** The error with which the server has refused the subscription; undefined if it has not. */
  failure: unknown;
  /** Waits until the subscription has received every change that was published before this call. */
  waitForPublished(): Promise<void>;
  dispose(): Promise<void>;
}

/**
 * Options of `subscribeToChanges`. `entities` limits the subscription to changes of these entities; absent: all
 * entities.
 */
export interface ChangeSubscriptionOptions {
  entities?: string[];
  /**
   * The record that probes name. Probes are changes that the subscription publishes itself, to see when the server has
   * accepted it and delivered all earlier changes. The subscriber must be allowed to see the record's changes. Defaults
   * to a missing record of the first tenant, of the first of `entities` or of vehicles.
   */
  probe?: { tenant?: string; entity?: string; id?: string };
}

/** Timeout of waiting in milliseconds. `expect.poll`, which has its own, does not work in concurrent tests. */
const timeoutMs = 20_000;

/** An id that no record has. */
const missingId = '0';
/** The start of the `user_id` of probes, by which they are recognized and kept out of `received`. */
const probeUsers = 'marker';
let subscriptions = 0;

const document = 'subscription ($entities: [String!]) { changes(entities: $entities) { entity id action user_id } }';

/** Creates a WebSocket client that authenticates with an access token. The client connects when it is first used. */
export function createSocketClient({ url }: Pick<TestServer, 'url'>, token: string): Client {
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    lazy: true,
  });
}

/** Subscribes to changes of records. Resolves once the server has accepted or refused the subscription. */
export async function subscribeToChanges(
  server: Pick<TestServer, 'url' | 'database'>,
  token: string,
  { entities, probe = {} }: ChangeSubscriptionOptions = {},
): Promise<ChangeSubscription> {
  const client = createSocketClient(server, token);
  subscriptions += 1;
  const probeUser = `${probeUsers} ${subscriptions}`;
  const probesReceived = { UPDATED: 0, DELETED: 0 };
  const { tenant = '1', entity = entities?.[0] ?? 'vehicles', id = missingId } = probe;
  const publishProbe = (action: keyof typeof probesReceived) => {
    const params = [JSON.stringify({ tenant, entity, id, action, user: probeUser })];
    return server.database.system((session) =>
      session.rows({ text: "SELECT pg_notify('waybill_changes', $1)", params }),
    );
  };
  let probesSent = 0;
  const subscription: ChangeSubscription = {
    received: [],
    earlier: [],
    ended: false,
    failure: undefined,
    waitForPublished: async () => {
      probesSent += 1;
      await publishProbe('DELETED');
      await vi.waitFor(() => expect(probesReceived.DELETED).toBe(probesSent), { interval: 10, timeout: timeoutMs });
    },
    dispose: async () => client.dispose(),
  };
  client.subscribe<{ changes: ReceivedChange }>(
    { query: document, variables: { entities } },
    {
      next: ({ data, errors }) => {
        if (errors) subscription.failure = errors;
        if (!data?.changes.user_id.startsWith(probeUsers))
          return void (data && subscription.received.push(data.changes));
        if (data.changes.user_id !== probeUser) return;
        probesReceived[data.changes.action === 'UPDATED' ? 'UPDATED' : 'DELETED'] += 1;
      },
      error: (error) => (subscription.failure = error),
      complete: () => (subscription.ended = true),
    },
  );
  const hasAnswered = async () => {
    await publishProbe('UPDATED');
    return probesReceived.UPDATED > 0 || subscription.failure !== undefined || subscription.ended;
  };
  await vi.waitFor(async () => expect(await hasAnswered()).toBe(true), { interval: 20, timeout: timeoutMs });
  subscription.earlier = subscription.received.splice(0);
  return subscription;
}
