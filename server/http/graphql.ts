import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context';
import { badRequest } from '../dialect/errors';
import { limits } from './limits';
import { carryOut, registerOperations, type Sent } from './operations';
import { contextOf, type ContextSources, rememberBrowser } from './request-context';

/** Where the API is. */
export const graphqlPath = '/graphql';

/** What the API answers with. */
export interface Endpoint extends ContextSources {
  schema: GraphQLSchema;
  production: boolean;
}

/**
 * Answers `POST /graphql`: one operation, or an array of them, answered in the same order. There is no GET, so no
 * link can read or write anything.
 */
export async function registerGraphql(app: FastifyInstance, endpoint: Endpoint): Promise<void> {
  // What a form of another site could send is not read at all.
  app.removeContentTypeParser('text/plain');
  await registerOperations(app, endpoint.schema, endpoint.production);
  app.post(graphqlPath, { bodyLimit: limits.body }, async (request, reply) => {
    const sent = operationsOf(request.body);
    const context = await contextOf(request, endpoint);
    rememberBrowser(request, reply, context);
    const answers = await carryOutAll(app, sent, context);
    return Array.isArray(request.body) ? answers : answers[0];
  });
}

/** Reads go at once. A batch that writes goes in its order: what stands behind a mutation sees what it wrote. */
async function carryOutAll(app: FastifyInstance, sent: readonly Sent[], context: RequestContext) {
  if (!sent.some(({ query }) => typeof query === 'string' && /\bmutation\b/.test(query))) {
    return Promise.all(sent.map((one) => carryOut(app, one, context)));
  }
  const answers = [];
  for (const one of sent) answers.push(await carryOut(app, one, context));
  return answers;
}

function operationsOf(body: unknown): Sent[] {
  const sent: unknown[] = Array.isArray(body) ? body : [body];
  if (sent.length === 0) throw badRequest('A batch must hold an operation.');
  if (sent.length > limits.batch) throw badRequest(`A batch must not hold more than ${limits.batch} operations.`);
  return sent.map((one) => (typeof one === 'object' && one !== null ? one : {}));
}
