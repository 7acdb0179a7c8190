import type { Server } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { type ExecutionArgs, getOperationAST, GraphQLError, OperationTypeNode, parse, validate } from 'graphql';
import { CloseCode, type ConnectionInitMessage, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import type { RawData, WebSocket } from 'ws';
import type { RequestContext } from '../dialect/context';
import { rootFieldCosts, validationCost } from '../budgets/rules';
import { RequestSpending } from '../budgets/spending';
import { badRequestError } from '../dialect/errors';
import { formatError } from './errors';
import { type GraphqlEndpoint, graphqlPath } from './graphql';
import { checkDocumentLimits, operationLimits } from './limits';
import { createRequestContext } from './request-context';

/** Maximum number of bytes of a message from a client. */
const maxMessageBytes = 64 * 1024;
/** Maximum number of subscriptions on one socket. */
const maxSubscriptions = 20;
/** Milliseconds within which the client of a new socket must authenticate. */
const initTimeoutMs = 5000;
/** Milliseconds between two pings. */
const pingEveryMs = 30_000;

/** State of a WebSocket of a client. */
interface SocketState {
  request: FastifyRequest;
  /** Context of the authenticated caller; absent until the client has authenticated. */
  context?: RequestContext;
}

/**
 * Answers subscriptions over WebSocket (graphql-transport-ws) at the API's path. `answerGet` answers GET requests there
 * that open no socket. `upgrades` emits the requests for sockets; when absent, the app's own server does.
 */
export async function registerLiveSocket(
  app: FastifyInstance,
  endpoint: GraphqlEndpoint,
  { answerGet, upgrades }: { answerGet: RouteHandlerMethod; upgrades: Server | undefined },
): Promise<void> {
  const server = makeServer<ConnectionInitMessage['payload'], SocketState>({
    connectionInitWaitTimeout: initTimeoutMs,
    onConnect: async ({ extra, connectionParams }) => {
      const authorization = connectionParams?.authorization;
      const context = await createRequestContext(extra.request, endpoint, {
        authorization: typeof authorization === 'string' ? authorization : undefined,
      });
      if (typeof context.caller === 'string') return false;
      extra.context = context;
    },
    onSubscribe: ({ extra, subscriptions }, { payload }) => {
      try {
        if (Object.keys(subscriptions).length > maxSubscriptions)
          throw badRequestError('Too many subscriptions on one socket.');
        return readSubscription(endpoint, payload, extra.context);
      } catch (error) {
        return [publicError(error, extra)];
      }
    },
    onNext: ({ extra }, _message, _args, result) =>
      result.errors && { ...result, errors: result.errors.map((error) => publicError(error, extra)) },
  });

  await app.register(websocket, {
    options: { maxPayload: maxMessageBytes, handleProtocols, ...(upgrades && { server: upgrades }) },
  });
  const openSocket = (socket: WebSocket, request: FastifyRequest) => {
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
    const stopPings = startPings(socket);
    socket.on('error', (error) => request.log.warn({ err: error }, 'a socket broke'));
    socket.once('close', (code, reason) => {
      stopPings();
      void closed(code, String(reason));
    });
  };
  app.route({ method: 'GET', url: graphqlPath, handler: answerGet, wsHandler: openSocket, exposeHeadRoute: false });
}

/** Parses and validates a subscription, with the limits of POST operations. @throws errors that the caller may see */
function readSubscription(
  { schema, budgets, costLimits, production }: GraphqlEndpoint,
  { query, variables, operationName }: SubscribePayload,
  contextValue: RequestContext | undefined,
) {
  if (!contextValue) throw badRequestError('A socket says who it is before it subscribes.');
  // A socket is long-lived, so each subscription is charged like a request of its own.
  const spending = new RequestSpending(budgets, costLimits, contextValue);
  spending.takeOperation(rootFieldCosts.subscription);
  if (query.length > operationLimits.characters)
    throw badRequestError(`A query must not be longer than ${operationLimits.characters} characters.`);
  const start = performance.now();
  const document = parse(query, { maxLexicalTokens: operationLimits.tokens });
  checkDocumentLimits(document);
  const [problem] = validate(schema, document, undefined, { maxErrors: 5, hideSuggestions: production });
  spending.charge(validationCost(performance.now() - start));
  if (problem) throw problem;
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw badRequestError('A socket takes subscriptions alone.');
  }
  const subscription: ExecutionArgs = { schema, document, variableValues: variables, operationName, contextValue };
  return subscription;
}

/** Converts an error to an error without internal details, which may be sent to the caller. */
function publicError(error: unknown, { request }: SocketState): GraphQLError {
  const { message, path, extensions } = formatError(error, { log: request.log, requestId: request.id });
  return new GraphQLError(message, { path, extensions });
}

/** Returns a message as text. */
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

/**
 * Pings the client, and terminates the socket if the last ping was not answered.
 * @returns a function that stops the pings
 */
function startPings(socket: WebSocket): () => void {
  let hasAnswered = true;
  socket.on('pong', () => (hasAnswered = true));
  const timer = setInterval(() => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    socket.ping();
  }, pingEveryMs);
  return () => clearInterval(timer);
}
