/** What Stripe's answers say of an error. */
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

/** A call that the processor refuses before it did something: nothing of it is kept. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';

  constructor(
    readonly status: 400 | 401 | 404,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** Something in a call that is wrong. */
export function invalid(message: string, code: string, param?: string): CallRefused {
  return new CallRefused(400, { type: 'invalid_request_error', message, code, ...(param ? { param } : {}) });
}

/** Something that a call names and that there is not. */
export function missing(kind: string, id: string, param = 'id'): CallRefused {
  const message = `No such ${kind}: '${id}'`;
  return new CallRefused(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    message,
    code: 'resource_missing',
    param,
  });
}
