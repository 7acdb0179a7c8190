import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ExecutionArgs, getOperationAST, GraphQLError, OperationTypeNode, parse, validate } from 'graphql';
import { CloseCode, type ConnectionInitMessage, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import type { RawData, WebSocket } from 'ws';
import type { RequestContext } from '../dialect/context';
import { callCost, checkingCost } from '../budgets/rules';
import { Spending } from '../budgets/spending';
import { badRequest } from '../dialect/errors';
import { formatError } from './errors';
import { type Endpoint, graphqlPath } from './graphql';
import { checkLimits, limits } from './limits';
import { contextOf } from './request-context';

/** Bytes of a message, and subscriptions of one socket. */
const largestMessage = 64 * 1024;
const mostSubscriptions = 20;
/** Milliseconds for a socket to say who it is, and between the pings that show whether it is still there. */
const initWait = 5000;
const pingEvery = 30_000;

/** What is kept of a socket. */
interface Opened {
  request: FastifyRequest;
  /** Present once the socket has said who it is. */
  context?: RequestContext;
}

/** Answers subscriptions by graphql-transport-ws, at the API's address. Queries and mutations go by POST alone. */
export async function registerLiveSocket(app: FastifyInstance, endpoint: Endpoint): Promise<void> {
  const server = makeServer<ConnectionInitMessage['payload'], Opened>({
    connectionInitWaitTimeout: initWait,
    onConnect: async ({ extra, connectionParams }) => {
      const authorization = connectionParams?.authorization;
      const context = await contextOf(extra.request, endpoint, {
        authorization: typeof authorization === 'string' ? authorization : undefined,
      });
      if (typeof context.caller === 'string') return false;
      extra.context = context;
    },
    onSubscribe: ({ extra, subscriptions }, { payload }) => {
      try {
        if (Object.keys(subscriptions).length > mostSubscriptions)
          throw badRequest('Too many subscriptions on one socket.');
        return readSubscription(endpoint, payload, extra.context);
      } catch (error) {
        return [outgoing(error, extra)];
      }
    },
    onNext: ({ extra }, _message, _args, result) =>
      result.errors && { ...result, errors: result.errors.map((error) => outgoing(error, extra)) },
  });

  await app.register(websocket, { options: { maxPayload: largestMessage, handleProtocols } });
  app.get(graphqlPath, { websocket: true }, (socket, request) => {
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (data) => send(socket, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (hear) => {
          socket.on('message', (data) => {
            hear(textOf(data)).catch((error: unknown) => {
              request.log.error({ err: error }, 'a socket failed');
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
          });
        },
      },
      { request },
    );
    const stopPings = keepAlive(socket);
    socket.on('error', (error) => request.log.warn({ err: error }, 'a socket broke'));
    socket.once('close', (code, reason) => {
      stopPings();
      void closed(code, String(reason));
    });
  });
}

/** Checks a subscription as POST checks its operations. @throws what the caller may read. */
function readSubscription(
  { schema, budgets, costLimits, production }: Endpoint,
  { query, variables, operationName }: SubscribePayload,
  contextValue: RequestContext | undefined,
) {
  if (!contextValue) throw badRequest('A socket says who it is before it subscribes.');
  // A socket lasts: each subscription is a request of its own.
  const spending = new Spending(budgets, costLimits, contextValue);
  spending.takeOperation(callCost.subscription);
  if (query.length > limits.characters)
    throw badRequest(`A query must not be longer than ${limits.characters} characters.`);
  const start = performance.now();
  const document = parse(query, { maxLexicalTokens: limits.tokens });
  checkLimits(document);
  const [problem] = validate(schema, document, undefined, { maxErrors: 5, hideSuggestions: production });
  spending.charge(checkingCost(performance.now() - start));
  if (problem) throw problem;
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw badRequest('A socket takes subscriptions alone.');
  }
  const subscription: ExecutionArgs = { schema, document, variableValues: variables, operationName, contextValue };
  return subscription;
}

/** An error as it may leave. */
function outgoing(error: unknown, { request }: Opened): GraphQLError {
  const { message, path, extensions } = formatError(error, request.log);
  return new GraphQLError(message, { path, extensions });
}

/** A message as text, however it came in. */
function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}

function send(socket: WebSocket, data: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  return new Promise((resolve, reject) => {
    socket.send(data, (error) => (error ? reject(error) : resolve()));
  });
}

/** Pings the other side and lets go of one that stays silent. Answers the way to stop. */
function keepAlive(socket: WebSocket): () => void {
  let heard = true;
  socket.on('pong', () => (heard = true));
  const timer = setInterval(() => {
    if (!heard) return socket.terminate();
    heard = false;
    socket.ping();
  }, pingEvery);
  return () => clearInterval(timer);
}
