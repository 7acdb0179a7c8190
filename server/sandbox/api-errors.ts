/** Field `error` of an error response of Stripe's API. */
export interface StripeErrorBody {
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
export class SandboxApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: 400 | 401 | 404,
    readonly body: StripeErrorBody,
  ) {
    super(body.message);
  }
}

/** Returns the error of an invalid request. */
export function invalidRequestError(message: string, code: string, param?: string): SandboxApiError {
  return new SandboxApiError(400, { type: 'invalid_request_error', message, code, ...(param ? { param } : {}) });
}

/** Returns the error for an unknown id: status 404 when the path names it, 400 when a parameter does. */
export function resourceMissingError(kind: string, id: string, param = 'id'): SandboxApiError {
  const message = `No such ${kind}: '${id}'`;
  return new SandboxApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    message,
    code: 'resource_missing',
    param,
  });
}
