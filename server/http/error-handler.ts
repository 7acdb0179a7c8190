import type { FastifyError, FastifyInstance } from 'fastify';
import { errorCodes, ContractError } from '../dialect/errors';
import { DatabaseUnavailableError } from '../database/database';
import { setRetryAfterAndStatus, formatError, internalErrorOf } from './errors';

/** Answers requests that fail outside an operation, in the form of a GraphQL answer. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failed = { log: request.log, requestId: request.id };
    if (error instanceof ContractError) return reply.code(400).send({ errors: [formatError(error, failed)] });
    if (error instanceof DatabaseUnavailableError) {
      const errors = [formatError(error, failed)];
      setRetryAfterAndStatus(reply, errors);
      return reply.send({ errors });
    }
    const { statusCode = 500 } = error;
    // Fastify's messages for invalid requests, such as a body that is too large, reveal nothing about the server.
    if (statusCode < 500)
      return reply
        .code(statusCode)
        .send({ errors: [{ message: error.message, extensions: { code: errorCodes.invalidInput } }] });
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ errors: [internalErrorOf(request.id)] });
  });
}
