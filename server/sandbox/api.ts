import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { type SandboxEndpoint, sandboxEndpoints } from './endpoints';
import { expandObject } from './expand';
import { parseNestedForm } from './form';
import { type ApiAnswer, runRequestOnce } from './idempotency';
import { type SandboxObject, removeInternalFields } from './objects';
import { ApiParameters } from './parameters';
import { SandboxApiError, type StripeErrorBody } from './api-errors';
import { stripeApiVersion, newStripeId, SandboxObjectStore } from './store';

/** Registers the endpoints of Stripe's API that Waybill uses. */
export function registerSandboxApi(app: FastifyInstance, database: Database, secretKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'request-id': newStripeId('req'),
      'stripe-version': stripeApiVersion,
      'cache-control': 'no-store',
    });
    if (!hasSecretKey(request.headers.authorization, secretKey)) {
      throw new SandboxApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    }
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof SandboxApiError) return reply.code(error.status).send({ error: error.body });
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'a call of the sandbox failed');
    const body: StripeErrorBody = {
      type: 'api_error',
      message: statusCode < 500 ? error.message : 'The sandbox failed.',
    };
    return reply.code(statusCode).send({ error: body });
  });
  // Without this route, requests for unknown paths of the API would be answered with a page of the console.
  app.all('/*', (request, reply) => {
    const [path] = request.url.split('?');
    const message = `Unrecognized request URL (${request.method}: ${path}): the sandbox answers only what Waybill asks.`;
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } });
  });

  for (const answered of sandboxEndpoints) {
    const { method, path } = answered;
    app.route<{ Params: { id?: string }; Body: unknown }>({
      method,
      url: path,
      handler: async (request, reply) => {
        const answer = await database.system(async (session) => {
          const store = await SandboxObjectStore.open(session);
          const text = method === 'GET' ? (request.url.split('?')[1] ?? '') : bodyOf(request);
          const work = () => runEndpoint(store, answered, text, request.params.id ?? '');
          const key = request.headers['idempotency-key'];
          return method === 'POST' && typeof key === 'string'
            ? runRequestOnce(session, key, `${request.url} ${text}`, work)
            : { ...(await work()), again: false };
        });
        if (answer.again) reply.header('idempotent-replayed', 'true');
        return reply.code(answer.status).send(answer.body);
      },
    });
  }
}

async function runEndpoint(
  store: SandboxObjectStore,
  { call, chargesCard }: SandboxEndpoint,
  text: string,
  id: string,
): Promise<ApiAnswer> {
  const parameters = new ApiParameters(parseNestedForm(text));
  const paths = parameters.texts('expand');
  const object = await call(store, parameters, id);
  parameters.end();
  return (chargesCard && declinedAnswer(object)) || { status: 200, body: await expandObject(store, object, paths) };
}

/** Returns the error response of a declined charge; undefined otherwise. The PaymentIntent is stored nevertheless. */
function declinedAnswer(object: SandboxObject): ApiAnswer | undefined {
  if (object.object !== 'payment_intent' || !object.last_payment_error) return undefined;
  const error: StripeErrorBody = { ...object.last_payment_error, payment_intent: removeInternalFields(object) };
  return { status: 402, body: { error } };
}

function bodyOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

/** Compares the secret key in constant time. */
function hasSecretKey(authorization: string | undefined, secretKey: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secretKey}`));
}
