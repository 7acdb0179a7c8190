import { EventEmitter, once } from 'node:events';
import { useServer as serve } from 'graphql-ws/lib/use/ws';
import { GraphQLError } from 'graphql';
import { WebSocket, WebSocketServer } from 'ws';
import type { Change } from '../../../resources/contract.generated';
import { schemaOf } from './contractCheck';

type Told = Pick<Change, 'entity' | 'id' | 'action'>;

/** A server of the contract's live changes. */
export interface ChangesServer {
  url: string;
  /** Tokens that sockets were opened with, in order. */
  tokens: unknown[];
  /** Entities that are subscribed to now. */
  subscribed: () => string[];
  /** Tells every subscriber of the entity. */
  tell: (change: Told) => void;
  /** Ends every subscription, as a server does with subscribers that fall behind. */
  endAll: () => void;
  /** Takes sockets with this token alone. */
  accept: (token: string) => void;
  /** Refuses the next subscription with this code. */
  refuseNext: (code: number) => void;
  /** Closes every socket, as a server that stops does. */
  dropAll: (code: number) => void;
  close: () => Promise<void>;
}

interface Subscriber {
  entities: readonly string[];
  push: (change: Told) => void;
  end: () => void;
}

/** Starts one on a free port. */
export async function startChangesServer(): Promise<ChangesServer> {
  const tokens: unknown[] = [];
  const subscribers = new Set<Subscriber>();
  let refusal: number | undefined;
  let accepted: string | undefined;

  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/graphql' });
  serve(
    {
      schema: schemaOf('schema.graphql'),
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
    tell(change) {
      for (const { entities, push } of subscribers) if (entities.includes(change.entity)) push(change);
    },
    endAll() {
      for (const { end } of subscribers) end();
    },
    accept(token) {
      accepted = token;
    },
    refuseNext(code) {
      refusal = code;
    },
    dropAll(code) {
      for (const socket of sockets.clients) socket.close(code);
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((resolve) => {
        sockets.close(resolve);
      });
    },
  };
}

/** One subscription's changes. By hand, because a generator that waits cannot be ended before its next value. */
function changesFor(
  entities: readonly string[],
  subscribers: Set<Subscriber>,
): AsyncIterableIterator<{ changes: Told }> {
  const waiting: Told[] = [];
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

/** The class of sockets that Node 20 lacks. */
export { WebSocket };
