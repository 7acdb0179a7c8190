import type { FastifyRequest } from 'fastify';
import { isRecord } from '../formats/is-record';
import type { OperationRequest } from './operations';

/** Returns the operation that a GET request's query string describes (GraphQL over HTTP), before any check. */
export function operationOfGet({ query: parameters }: Pick<FastifyRequest, 'query'>): OperationRequest {
  const { query, operationName, variables, extensions } = isRecord(parameters) ? parameters : {};
  return { query, operationName, variables: parsedIfJson(variables), extensions: parsedIfJson(extensions) };
}

/** Returns a parameter's value, or its text when that is no JSON, so that the check of its type refuses it. */
function parsedIfJson(parameter: unknown): unknown {
  if (typeof parameter !== 'string') return parameter;
  try {
    return JSON.parse(parameter);
  } catch {
    return parameter;
  }
}

/**
 * Returns whether a page of another site caused the request. Such a page can send GET requests without asking first (CORS),
 * which would spend the budget of the visitor's address.
 */
export const isFromOtherSite = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'cross-site';
