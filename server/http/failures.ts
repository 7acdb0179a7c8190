import type { FastifyError, FastifyInstance } from 'fastify';
import { code, ContractError } from '../dialect/errors';
import { DatabaseUnavailable } from '../database/database';
import { askToRetry, formatError, internalError } from './errors';

/** Answers what fails before or around an operation, in the shape of a GraphQL answer. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof ContractError) return reply.code(400).send({ errors: [formatError(error, request.log)] });
    if (error instanceof DatabaseUnavailable) {
      const errors = [formatError(error, request.log)];
      askToRetry(reply, errors);
      return reply.send({ errors });
    }
    const { statusCode = 500 } = error;
    // Fastify's own words for a body that is too large, not JSON and the like: nothing of the server is in them.
    if (statusCode < 500)
      return reply
        .code(statusCode)
        .send({ errors: [{ message: error.message, extensions: { code: code.invalidInput } }] });
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ errors: [{ message: internalError }] });
  });
}
