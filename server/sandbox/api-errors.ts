/** Field `error` of an error response of Stripe's API. */
export interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
}

/** Error that refuses an API request. The refused request has changed nothing. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: 400 | 401 | 404,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** Returns the error of an invalid request. */
export function invalidRequest(message: string, code: string, param?: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, code, ...(param ? { param } : {}) });
}

/** Returns the error for an unknown id: status 404 when the path names it, 400 when a parameter does. */
export function resourceMissing(kind: string, id: string, param = 'id'): ApiError {
  const message = `No such ${kind}: '${id}'`;
  return new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    message,
    code: 'resource_missing',
    param,
  });
}
