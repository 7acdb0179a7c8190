import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import { useServer as serve } from 'graphql-ws/lib/use/ws';
import { GraphQLError } from 'graphql';
import { WebSocket as NodeWebSocket, WebSocketServer } from 'ws';
import type { Change } from '../../../resources/contract.generated';
import { parseSchemaFile } from './contract-check';

type PublishedChange = Pick<Change, 'entity' | 'id' | 'action'>;

/** A fake server of the contract's GraphQL subscription `changes`, which delivers changes of records. */
export interface FakeChangesServer {
  url: string;
  /** Access tokens of all connections so far, in the order in which they were opened. */
  tokens: unknown[];
  /** Returns the entities whose changes clients are subscribed to at the moment. */
  subscribed: () => string[];
  /** Sends a change to all subscribers of its entity. */
  publish: (change: PublishedChange) => void;
  /** Ends all subscriptions without closing their connections, as the real server does when subscribers fall behind. */
  endAll: () => void;
  /** Makes the server accept only connections with this access token. */
  accept: (token: string) => void;
  /** Makes the server leave the next request for a connection without an answer. Resolves when the request has come. */
  ignoreNext: () => Promise<void>;
  /** Makes the server refuse the next subscription with this error code. */
  refuseNext: (code: number) => void;
  /** Closes all connections with a WebSocket close code, as the real server does when it stops. */
  dropAll: (code: number) => void;
  close: () => Promise<void>;
}

interface Subscriber {
  entities: readonly string[];
  push: (change: PublishedChange) => void;
  end: () => void;
}

/** Starts a fake server on a free port. The caller must close it. */
export async function startFakeChangesServer(): Promise<FakeChangesServer> {
  const tokens: unknown[] = [];
  const subscribers = new Set<Subscriber>();
  let refusal: number | undefined;
  let accepted: string | undefined;

  let ignore: (() => void) | undefined;
  const ignored: Socket[] = [];

  const sockets = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    path: '/graphql',
    verifyClient: ({ req }, answer) => {
      if (!ignore) return answer(true);
      ignored.push(req.socket);
      ignore();
      ignore = undefined;
    },
  });
  serve(
    {
      schema: parseSchemaFile('schema.graphql'),
      roots: {
        subscription: { changes: ({ entities }: { entities: string[] }) => changesFor(entities, subscribers) },
      },
      onConnect: ({ connectionParams }) => {
        tokens.push(connectionParams?.authorization);
        return accepted === undefined || connectionParams?.authorization === accepted;
      },
      onSubscribe: () => {
        if (refusal === undefined) return undefined;
        const errors = [new GraphQLError('No', { extensions: { code: refusal } })];
        refusal = undefined;
        return errors;
      },
    },
    sockets,
  );
  await new Promise((resolve) => {
    sockets.on('listening', resolve);
  });
  const address = sockets.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/graphql`,
    tokens,
    subscribed: () => [...subscribers].flatMap(({ entities }) => entities),
    publish(change) {
      for (const { entities, push } of subscribers) if (entities.includes(change.entity)) push(change);
    },
    endAll() {
      for (const { end } of subscribers) end();
    },
    accept(token) {
      accepted = token;
    },
    ignoreNext: () =>
      new Promise((resolve) => {
        ignore = resolve;
      }),
    refuseNext(code) {
      refusal = code;
    },
    dropAll(code) {
      for (const socket of sockets.clients) socket.close(code);
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      for (const socket of ignored) socket.destroy();
      await new Promise((resolve) => {
        sockets.close(resolve);
      });
    },
  };
}

/**
 * Returns an iterator over the changes of these entities for one subscription. It is not a generator, because a
 * generator that waits cannot be ended.
 */
function changesFor(
  entities: readonly string[],
  subscribers: Set<Subscriber>,
): AsyncIterableIterator<{ changes: PublishedChange }> {
  const waiting: PublishedChange[] = [];
  const come = new EventEmitter();
  const subscriber: Subscriber = {
    entities,
    push: (change) => {
      waiting.push(change);
      come.emit('change');
    },
    end: () => {
      subscribers.delete(subscriber);
      come.emit('change');
    },
  };
  subscribers.add(subscriber);
  return {
    async next() {
      if (waiting.length === 0) await once(come, 'change');
      const change = waiting.shift();
      return change ? { value: { changes: change } } : { value: undefined, done: true };
    },
    async return() {
      subscriber.end();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/**
 * WebSocket client of the package ws, for tests on Node 20, which has no global `WebSocket`. As in a browser, an error that
 * nothing listens to is ignored.
 */
export class WebSocket extends NodeWebSocket {
  constructor(url: string, protocol: string) {
    super(url, protocol);
    this.on('error', () => {});
  }
}
