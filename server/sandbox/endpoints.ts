import { createCheckoutSession, readCheckoutSession, expireCheckoutSession } from './checkout';
import type { SandboxCustomer, SandboxObjectKind, SandboxPaymentIntent, SandboxObject } from './objects';
import type { ApiParameters } from './parameters';
import { cancelSandboxPaymentIntent, chargeCard, createPaymentIntent, refundCharge } from './payments';
import { invalidRequestError, resourceMissingError } from './api-errors';
import type { SandboxObjectStore } from './store';

/** Handles calls of an API endpoint: reads the parameters and returns an object. */
export type EndpointHandler = (
  store: SandboxObjectStore,
  parameters: ApiParameters,
  id: string,
) => Promise<SandboxObject>;

/** Returns an endpoint handler that retrieves an object by its id. */
const retrieve =
  (kind: SandboxObjectKind): EndpointHandler =>
  (store, _parameters, id) =>
    store.get(kind, id);

/** An endpoint of Stripe's API that the sandbox implements. */
export interface SandboxEndpoint {
  method: 'GET' | 'POST';
  /** Path below `/v1`. */
  path: string;
  call: EndpointHandler;
  /** Whether the endpoint charges a card. Such an endpoint returns a declined charge as an error. */
  chargesCard?: boolean;
}

/** All endpoints of the sandbox. */
export const sandboxEndpoints: readonly SandboxEndpoint[] = [
  { method: 'POST', path: '/customers', call: createCustomer },
  { method: 'GET', path: '/customers/:id', call: retrieve('customer') },
  { method: 'POST', path: '/checkout/sessions', call: createCheckoutSession },
  { method: 'GET', path: '/checkout/sessions/:id', call: (store, _parameters, id) => readCheckoutSession(store, id) },
  {
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    call: async (store, _parameters, id) => expireCheckoutSession(store, await readCheckoutSession(store, id)),
  },
  { method: 'POST', path: '/payment_intents', call: createPayment, chargesCard: true },
  { method: 'GET', path: '/payment_intents/:id', call: retrieve('payment_intent') },
  { method: 'POST', path: '/payment_intents/:id/confirm', call: confirmPayment, chargesCard: true },
  { method: 'POST', path: '/payment_intents/:id/cancel', call: cancelPayment },
  { method: 'POST', path: '/refunds', call: createRefund },
  { method: 'GET', path: '/payment_methods/:id', call: retrieve('payment_method') },
  { method: 'GET', path: '/setup_intents/:id', call: retrieve('setup_intent') },
  { method: 'GET', path: '/charges/:id', call: retrieve('charge') },
  { method: 'GET', path: '/refunds/:id', call: retrieve('refund') },
];

function createCustomer(store: SandboxObjectStore, parameters: ApiParameters): Promise<SandboxCustomer> {
  return store.add<SandboxCustomer>({
    ...store.newObject('customer'),
    description: parameters.text('description') ?? null,
    email: parameters.text('email') ?? null,
    name: parameters.text('name') ?? null,
    metadata: parameters.metadata(),
  });
}

async function createPayment(store: SandboxObjectStore, parameters: ApiParameters): Promise<SandboxPaymentIntent> {
  parameters.onlyCards();
  const automatic = parameters.object('automatic_payment_methods');
  automatic?.oneOf('enabled', ['true']);
  automatic?.oneOf('allow_redirects', ['never']);
  const customer = parameters.text('customer') ?? null;
  if (customer) await store.get('customer', customer, { param: 'customer' });
  const plan = {
    amount: parameters.amount('amount'),
    currency: parameters.currency(),
    customer,
    metadata: parameters.metadata(),
    description: parameters.text('description') ?? null,
    receipt_email: parameters.text('receipt_email') ?? null,
    savesCard: parameters.oneOf('setup_future_usage', ['off_session']) === 'off_session',
    session: null,
  };
  const confirm = parameters.boolean('confirm');
  const offSession = parameters.boolean('off_session');
  const card = parameters.text('payment_method');
  if (offSession && !confirm)
    throw invalidRequestError(
      'The parameter `off_session` is only valid with `confirm`.',
      'parameter_invalid',
      'off_session',
    );
  parameters.end();
  const intent = await createPaymentIntent(store, plan);
  return confirm ? chargeSavedCard(store, intent, card, offSession) : intent;
}

async function confirmPayment(
  store: SandboxObjectStore,
  parameters: ApiParameters,
  id: string,
): Promise<SandboxPaymentIntent> {
  const intent = await intentWithoutSession(store, id);
  if (!intent.status.startsWith('requires_')) {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`;
    throw invalidRequestError(message, 'payment_intent_unexpected_state');
  }
  const offSession = parameters.boolean('off_session');
  return chargeSavedCard(
    store,
    intent,
    parameters.text('payment_method') ?? intent.payment_method ?? undefined,
    offSession,
  );
}

async function cancelPayment(
  store: SandboxObjectStore,
  parameters: ApiParameters,
  id: string,
): Promise<SandboxPaymentIntent> {
  const reason = parameters.oneOf('cancellation_reason', [
    'abandoned',
    'duplicate',
    'fraudulent',
    'requested_by_customer',
  ]);
  return cancelSandboxPaymentIntent(store, await intentWithoutSession(store, id), reason);
}

/** Returns and locks a PaymentIntent. @throws ApiError when it belongs to a Checkout Session, which controls it */
async function intentWithoutSession(store: SandboxObjectStore, id: string): Promise<SandboxPaymentIntent> {
  const intent = await store.get('payment_intent', id, { hold: true });
  if (intent.sandbox.session === null) return intent;
  throw invalidRequestError(
    'This PaymentIntent belongs to a Checkout Session: expire the session instead.',
    'payment_intent_unexpected_state',
  );
}

/** Charges a saved card, on-session or off-session. */
async function chargeSavedCard(
  store: SandboxObjectStore,
  intent: SandboxPaymentIntent,
  card: string | undefined,
  offSession: boolean,
): Promise<SandboxPaymentIntent> {
  if (!card)
    throw invalidRequestError(
      'You cannot confirm this PaymentIntent because it has no payment method.',
      'payment_intent_unexpected_state',
      'payment_method',
    );
  const method = await store.get('payment_method', card, { param: 'payment_method' });
  if (method.customer === null || method.customer !== intent.customer) {
    throw invalidRequestError(
      'The PaymentMethod does not belong to the Customer of this PaymentIntent.',
      'payment_method_customer_mismatch',
      'payment_method',
    );
  }
  return chargeCard(store, intent, method, offSession ? 'kept' : 'entered');
}

async function createRefund(store: SandboxObjectStore, parameters: ApiParameters) {
  const intent = parameters.text('payment_intent');
  const latest = intent
    ? (await store.get('payment_intent', intent, { param: 'payment_intent' })).latest_charge
    : parameters.text('charge');
  if (!latest)
    throw intent
      ? resourceMissingError('charge', intent, 'payment_intent')
      : invalidRequestError('One of charge and payment_intent is needed.', 'parameter_missing');
  const charged = await store.get('charge', latest, { hold: true, param: 'charge' });
  const reason = parameters.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  const metadata = parameters.metadata();
  return refundCharge(store, charged, { amount: parameters.integer('amount'), reason, metadata });
}
