import { setMaxListeners } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { badRequest } from '../dialect/errors';
import { admitCaller } from './guard';
import { DocumentChecks, type RequestChecks } from './checking';
import { askToRetry, CallerGone, formatError } from './errors';
import { limits } from './limits';
import { type Incoming, receive, registerMultipart } from './multipart';
import { carryOut, registerOperations, type Sent } from './operations';
import { type BudgetedContext, contextOf, type ContextSources, rememberBrowser } from './request-context';

/** Where the API is. */
export const graphqlPath = '/graphql';

/** The one method that takes files. */
const uploadMethod = 'uploadMedia';

/** What the API answers with. */
export interface Endpoint extends ContextSources {
  schema: GraphQLSchema;
  production: boolean;
  files: Incoming;
}

/**
 * Answers `POST /graphql`: one operation, or an array of them, answered in the same order; with files, as multipart, to
 * whoever may upload them. There is no GET, so no link can read or write anything.
 */
export async function registerGraphql(app: FastifyInstance, endpoint: Endpoint): Promise<void> {
  // What a form of another site could send is not read at all.
  app.removeContentTypeParser('text/plain');
  await registerMultipart(app);
  await registerOperations(app, endpoint.schema, endpoint.production);
  const checks = new DocumentChecks();
  app.post(graphqlPath, { bodyLimit: limits.body }, async (request, reply) => {
    if (request.isMultipart()) return answerWithFiles(request, reply);
    const sent = operationsOf(request.body);
    const context = await contextOf(request, endpoint, {
      callerSignal: sent.some(mayWrite) ? undefined : signalOf(reply),
    });
    rememberBrowser(request, reply, context);
    return answerTo(request.body, sent, context, reply);
  });

  /**
   * Nothing of a body with files is read, let alone kept, before it is known who sends it, which a form of another site
   * cannot say, and that they may upload files.
   */
  async function answerWithFiles(request: FastifyRequest, reply: FastifyReply) {
    const context = await contextOf(request, endpoint);
    try {
      admitCaller(context, { method: uploadMethod, writes: true });
    } catch (refusal) {
      return { errors: [formatError(refusal, context.log)] };
    }
    rememberBrowser(request, reply, context);
    const { body, discard } = await receive(request, endpoint.files);
    try {
      return await answerTo(body, operationsOf(body), context, reply);
    } finally {
      await discard();
    }
  }

  async function answerTo(body: unknown, sent: readonly Sent[], context: BudgetedContext, reply: FastifyReply) {
    const answers = await carryOutAll(app, sent, context, checks.ofRequest(context.spending));
    askToRetry(
      reply,
      answers.flatMap(({ errors = [] }) => errors),
    );
    return Array.isArray(body) ? answers : answers[0];
  }
}

/**
 * Returns a signal that aborts when the connection closes before the answer is written. For requests that only read:
 * people leave a page right after they saved.
 */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Each read of a batch listens.
  setMaxListeners(0, controller.signal);
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new CallerGone());
  });
  return controller.signal;
}

function mayWrite({ query }: Sent): boolean {
  return typeof query === 'string' && /\bmutation\b/.test(query);
}

/** Reads go at once. A batch that writes goes in its order: what stands behind a mutation sees what it wrote. */
async function carryOutAll(
  app: FastifyInstance,
  sent: readonly Sent[],
  context: BudgetedContext,
  checks: RequestChecks,
) {
  if (!sent.some(mayWrite)) {
    return Promise.all(sent.map((one) => carryOut(app, one, context, checks)));
  }
  const answers = [];
  for (const one of sent) answers.push(await carryOut(app, one, context, checks));
  return answers;
}

function operationsOf(body: unknown): Sent[] {
  const sent: unknown[] = Array.isArray(body) ? body : [body];
  if (sent.length === 0) throw badRequest('A batch must hold an operation.');
  if (sent.length > limits.batch) throw badRequest(`A batch must not hold more than ${limits.batch} operations.`);
  return sent.map((one) => (typeof one === 'object' && one !== null ? one : {}));
}
