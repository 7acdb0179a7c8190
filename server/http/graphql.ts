import { setMaxListeners } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { badRequestError } from '../dialect/errors';
import { compressAnswer, mayCompress } from './compression';
import { authorizeCall } from './guard';
import { DocumentChecks } from './document-checks';
import { setRetryAfterAndStatus, ClientDisconnectedError, formatError } from './errors';
import { isFromOtherSite, operationOfGet } from './graphql-get';
import { operationLimits } from './limits';
import { answerMediaTypeOf, statusOf } from './media-types';
import type { OperationAnswer, OperationObserver } from './observed-operation';
import { type UploadSettings, receiveMultipart, registerMultipart } from './multipart';
import { executeOperation, registerMercurius, type OperationRequest, type OperationServices } from './operations';
import {
  type HttpRequestContext,
  createRequestContext,
  type RequestContextServices,
  setBrowserCookie,
  setFileCookie,
} from './request-context';

/** Path of the GraphQL API. */
export const graphqlPath = '/graphql';

/** The method whose permission multipart requests require, because only this method accepts files. */
const uploadMethod = 'uploadMedia';

/** The services and settings with which the API answers requests. */
export interface GraphqlEndpoint extends RequestContextServices {
  schema: GraphQLSchema;
  production: boolean;
  files: UploadSettings;
  observer: OperationObserver;
}

/**
 * Answers `POST /graphql` with one operation or a batch, whose answers have the same order. Multipart requests with
 * files are accepted from callers who may upload.
 *
 * @returns the handler of `GET /graphql`, whose route sockets share. It answers queries only, so a link cannot write; and
 * as sessions are sent in a header, a link cannot read what only a signed-in user may.
 */
export async function registerGraphql(app: FastifyInstance, endpoint: GraphqlEndpoint): Promise<RouteHandlerMethod> {
  // HTML forms of other sites can send text/plain, so it is not accepted.
  app.removeContentTypeParser('text/plain');
  await registerMultipart(app);
  const lists = await registerMercurius(app, endpoint.schema, endpoint.production);
  const checks = new DocumentChecks();
  app.post(graphqlPath, { bodyLimit: operationLimits.body }, async (request, reply) => {
    if (request.isMultipart()) return answerMultipart(request, reply);
    return answer(request, reply, request.body);
  });

  /** Answers one operation or a batch that a request sent. */
  async function answer(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<string | Buffer> {
    const sent = operationsOf(body);
    const context = await createRequestContext(request, endpoint, {
      callerSignal: sent.some(mayWrite) ? undefined : disconnectSignal(reply),
    });
    setBrowserCookie(request, reply, context);
    let isBound = false;
    context.bindUrls = () => {
      if (!isBound) setFileCookie(request, reply, context.browser);
      isBound = true;
    };
    const json = await answerOperations(body, sent, context, reply);
    return compressAllowed(json, { request, reply, sent, context });
  }

  /**
   * Answers a multipart request. Checks the caller's permission to upload before reading the body. HTML forms of other
   * sites fail this check, because they cannot send the Authorization header.
   */
  async function answerMultipart(request: FastifyRequest, reply: FastifyReply) {
    const context = await createRequestContext(request, endpoint);
    try {
      authorizeCall(context, { method: uploadMethod, writes: true });
    } catch (refusal) {
      return { errors: [formatError(refusal, context)] };
    }
    setBrowserCookie(request, reply, context);
    const { body, discard } = await receiveMultipart(request, endpoint.files);
    try {
      return await answerOperations(body, operationsOf(body), context, reply);
    } finally {
      await discard();
    }
  }

  /** Executes operations and returns the JSON of their answers, with the content type set. */
  async function answerOperations(
    body: unknown,
    sent: readonly OperationRequest[],
    context: HttpRequestContext,
    reply: FastifyReply,
  ): Promise<string> {
    const answers = await executeAll(sent, context, {
      app,
      lists,
      observer: endpoint.observer,
      checks: checks.ofRequest(context.spending),
    });
    const [only] = Array.isArray(body) ? [] : answers;
    const mediaType = answerMediaTypeOf(reply.request.headers.accept);
    void reply.type(`${mediaType}; charset=utf-8`);
    // The operations of a batch may have different outcomes.
    if (only) void reply.code(statusOf(only.outcome, mediaType));
    setRetryAfterAndStatus(
      reply,
      answers.flatMap(({ errors }) => errors),
    );
    return only ? only.json : `[${answers.map(({ json }) => json).join(',')}]`;
  }

  return async (request, reply) => {
    const refuse = (status: number, message: string) =>
      reply
        .code(status)
        .headers(status === 405 ? { allow: 'POST' } : {})
        .send({ errors: [formatError(badRequestError(message), { log: request.log, requestId: request.id })] });
    if (isFromOtherSite(request)) return refuse(403, 'Pages of other sites must not send queries by GET.');
    const operation = operationOfGet(request);
    if (mayWrite(operation)) return refuse(405, 'A mutation must be sent by POST.');
    return answer(request, reply, operation);
  };
}

/**
 * Returns a signal that aborts when the connection closes before the answer is sent.
 * Only for reads: a write must complete, although users often leave a page right after saving.
 */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Each read of a batch adds a listener, so Node's warning about many listeners is disabled.
  setMaxListeners(0, controller.signal);
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new ClientDisconnectedError());
  });
  return controller.signal;
}

function mayWrite({ query }: OperationRequest): boolean {
  return typeof query === 'string' && /\bmutation\b/.test(query);
}

/** Returns an answer as the client gets it: compressed, unless it is short or may contain a secret. */
async function compressAllowed(
  answer: string,
  {
    request,
    reply,
    sent,
    context,
  }: {
    request: FastifyRequest;
    reply: FastifyReply;
    sent: readonly OperationRequest[];
    context: HttpRequestContext;
  },
): Promise<string | Buffer> {
  if (typeof context.caller === 'string' || !sent.every(({ query }) => mayCompress(query))) return answer;
  const compressed = await compressAnswer(answer, request.headers['accept-encoding']);
  void reply.header('vary', 'accept-encoding');
  if (!compressed) return answer;
  void reply.header('content-encoding', compressed.encoding);
  return compressed.body;
}

/** Executes operations in parallel; in order if any may write, so that later operations see earlier writes. */
async function executeAll(
  sent: readonly OperationRequest[],
  context: HttpRequestContext,
  services: OperationServices,
): Promise<OperationAnswer[]> {
  if (!sent.some(mayWrite)) return Promise.all(sent.map((one) => executeOperation(one, context, services)));
  const answers: OperationAnswer[] = [];
  for (const one of sent) answers.push(await executeOperation(one, context, services));
  return answers;
}

function operationsOf(body: unknown): OperationRequest[] {
  const sent: unknown[] = Array.isArray(body) ? body : [body];
  if (sent.length === 0) throw badRequestError('A batch must hold an operation.');
  if (sent.length > operationLimits.batch)
    throw badRequestError(`A batch must not hold more than ${operationLimits.batch} operations.`);
  return sent.map((one) => (typeof one === 'object' && one !== null ? one : {}));
}
