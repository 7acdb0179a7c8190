import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { type AnsweredCall, calls } from './calls';
import { expanded } from './expand';
import { parseForm } from './form';
import { type Answer, once } from './idempotency';
import { type SandboxObject, shown } from './objects';
import { Parameters } from './parameters';
import { CallRefused, type ErrorBody } from './refusals';
import { apiVersion, newId, Store } from './store';

/** Answers Stripe's SDK: the calls that Waybill makes, as Stripe answers them. */
export function registerApi(app: FastifyInstance, database: Database, secretKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'request-id': newId('req'), 'stripe-version': apiVersion, 'cache-control': 'no-store' });
    if (!isKey(request.headers.authorization, secretKey)) {
      throw new CallRefused(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    }
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof CallRefused) return reply.code(error.status).send({ error: error.body });
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'a call of the sandbox failed');
    const body: ErrorBody = { type: 'api_error', message: statusCode < 500 ? error.message : 'The sandbox failed.' };
    return reply.code(statusCode).send({ error: body });
  });
  // Not what is found nowhere: the console answers that.
  app.all('/*', (request, reply) => {
    const [path] = request.url.split('?');
    const message = `Unrecognized request URL (${request.method}: ${path}): the sandbox answers only what Waybill asks.`;
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } });
  });

  for (const answered of calls) {
    const { method, path } = answered;
    app.route<{ Params: { id?: string }; Body: unknown }>({
      method,
      url: path,
      handler: async (request, reply) => {
        const answer = await database.system(async (session) => {
          const store = await Store.open(session);
          const text = method === 'GET' ? (request.url.split('?')[1] ?? '') : bodyOf(request);
          const work = () => answerTo(store, answered, text, request.params.id ?? '');
          const key = request.headers['idempotency-key'];
          return method === 'POST' && typeof key === 'string'
            ? once(session, key, `${request.url} ${text}`, work)
            : { ...(await work()), again: false };
        });
        if (answer.again) reply.header('idempotent-replayed', 'true');
        return reply.code(answer.status).send(answer.body);
      },
    });
  }
}

async function answerTo(store: Store, { call, tries }: AnsweredCall, text: string, id: string): Promise<Answer> {
  const parameters = new Parameters(parseForm(text));
  const paths = parameters.texts('expand');
  const object = await call(store, parameters, id);
  parameters.end();
  return (tries && cardRefusal(object)) || { status: 200, body: await expanded(store, object, paths) };
}

/** A payment whose card was just refused is told of as an error; it is kept all the same. */
function cardRefusal(object: SandboxObject): Answer | undefined {
  if (object.object !== 'payment_intent' || !object.last_payment_error) return undefined;
  const error: ErrorBody = { ...object.last_payment_error, payment_intent: shown(object) };
  return { status: 402, body: { error } };
}

function bodyOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

/** Compares in the same time whatever is said. */
function isKey(authorization: string | undefined, secretKey: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secretKey}`));
}
