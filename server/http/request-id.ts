import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Header with the id of a request. */
const requestIdHeader = 'x-request-id';
/** Ids that a proxy may choose. Other characters could forge lines of a log. */
const validId = /^[\w.:-]{1,64}$/;

/**
 * Returns the function that chooses the id of a request. Behind trusted proxies it is the id that the proxy sends, so that
 * the logs of both have the same.
 */
export function createRequestIds({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
  const isTrusted = trustedProxies !== 0;
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const sent = headers[requestIdHeader];
    return isTrusted && typeof sent === 'string' && validId.test(sent) ? sent : randomUUID();
  };
}

/** Sends the id of the request with each answer. The log has it as `reqId`. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
}
