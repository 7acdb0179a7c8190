import { createSession, currentSession, expireSession } from './checkout';
import type { Customer, Kind, PaymentIntent, SandboxObject } from './objects';
import type { Parameters } from './parameters';
import { cancelIntent, newIntent, refund, tryCard } from './payments';
import { invalid, missing } from './refusals';
import type { Store } from './store';

/** What a call does: it reads its parameters, and answers an object. */
export type Call = (store: Store, parameters: Parameters, id: string) => Promise<SandboxObject>;

/** One of an object's kind, by its id. */
const retrieve =
  (kind: Kind): Call =>
  (store, _parameters, id) =>
    store.get(kind, id);

/** A call that is answered. */
export interface AnsweredCall {
  method: 'GET' | 'POST';
  /** Below `/v1`. */
  path: string;
  call: Call;
  /** Whether it tries a card: a refusal of that is an error. */
  tries?: boolean;
}

/** All calls that are answered. */
export const calls: readonly AnsweredCall[] = [
  { method: 'POST', path: '/customers', call: createCustomer },
  { method: 'GET', path: '/customers/:id', call: retrieve('customer') },
  { method: 'POST', path: '/checkout/sessions', call: createSession },
  { method: 'GET', path: '/checkout/sessions/:id', call: (store, _parameters, id) => currentSession(store, id) },
  {
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    call: async (store, _parameters, id) => expireSession(store, await currentSession(store, id)),
  },
  { method: 'POST', path: '/payment_intents', call: createPayment, tries: true },
  { method: 'GET', path: '/payment_intents/:id', call: retrieve('payment_intent') },
  { method: 'POST', path: '/payment_intents/:id/confirm', call: confirmPayment, tries: true },
  { method: 'POST', path: '/payment_intents/:id/cancel', call: cancelPayment },
  { method: 'POST', path: '/refunds', call: createRefund },
  { method: 'GET', path: '/payment_methods/:id', call: retrieve('payment_method') },
  { method: 'GET', path: '/setup_intents/:id', call: retrieve('setup_intent') },
  { method: 'GET', path: '/charges/:id', call: retrieve('charge') },
  { method: 'GET', path: '/refunds/:id', call: retrieve('refund') },
];

function createCustomer(store: Store, parameters: Parameters): Promise<Customer> {
  return store.add<Customer>({
    ...store.fresh('customer'),
    description: parameters.text('description') ?? null,
    email: parameters.text('email') ?? null,
    name: parameters.text('name') ?? null,
    metadata: parameters.metadata(),
  });
}

async function createPayment(store: Store, parameters: Parameters): Promise<PaymentIntent> {
  parameters.onlyCards();
  const automatic = parameters.within('automatic_payment_methods');
  automatic?.one('enabled', ['true']);
  automatic?.one('allow_redirects', ['never']);
  const customer = parameters.text('customer') ?? null;
  if (customer) await store.get('customer', customer, { param: 'customer' });
  const plan = {
    amount: parameters.amount('amount'),
    currency: parameters.currency(),
    customer,
    metadata: parameters.metadata(),
    description: parameters.text('description') ?? null,
    receipt_email: parameters.text('receipt_email') ?? null,
    keeps: parameters.one('setup_future_usage', ['off_session']) === 'off_session',
    session: null,
  };
  const confirm = parameters.flag('confirm');
  const alone = parameters.flag('off_session');
  const card = parameters.text('payment_method');
  if (alone && !confirm)
    throw invalid('The parameter `off_session` is only valid with `confirm`.', 'parameter_invalid', 'off_session');
  parameters.end();
  const intent = await newIntent(store, plan);
  return confirm ? charge(store, intent, card, alone) : intent;
}

async function confirmPayment(store: Store, parameters: Parameters, id: string): Promise<PaymentIntent> {
  const intent = await freeIntent(store, id);
  if (!intent.status.startsWith('requires_')) {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`;
    throw invalid(message, 'payment_intent_unexpected_state');
  }
  const alone = parameters.flag('off_session');
  return charge(store, intent, parameters.text('payment_method') ?? intent.payment_method ?? undefined, alone);
}

async function cancelPayment(store: Store, parameters: Parameters, id: string): Promise<PaymentIntent> {
  const reason = parameters.one('cancellation_reason', [
    'abandoned',
    'duplicate',
    'fraudulent',
    'requested_by_customer',
  ]);
  return cancelIntent(store, await freeIntent(store, id), reason);
}

/** A payment that no page waits for: one of a page is the page's own. */
async function freeIntent(store: Store, id: string): Promise<PaymentIntent> {
  const intent = await store.get('payment_intent', id, { hold: true });
  if (intent.sandbox.session === null) return intent;
  throw invalid(
    'This PaymentIntent belongs to a Checkout Session: expire the session instead.',
    'payment_intent_unexpected_state',
  );
}

/** Charges a kept card; its holder is there to be asked, or is not. */
async function charge(
  store: Store,
  intent: PaymentIntent,
  card: string | undefined,
  alone: boolean,
): Promise<PaymentIntent> {
  if (!card)
    throw invalid(
      'You cannot confirm this PaymentIntent because it has no payment method.',
      'payment_intent_unexpected_state',
      'payment_method',
    );
  const method = await store.get('payment_method', card, { param: 'payment_method' });
  if (method.customer === null || method.customer !== intent.customer) {
    throw invalid(
      'The PaymentMethod does not belong to the Customer of this PaymentIntent.',
      'payment_method_customer_mismatch',
      'payment_method',
    );
  }
  return tryCard(store, intent, method, alone ? 'kept' : 'entered');
}

async function createRefund(store: Store, parameters: Parameters) {
  const intent = parameters.text('payment_intent');
  const latest = intent
    ? (await store.get('payment_intent', intent, { param: 'payment_intent' })).latest_charge
    : parameters.text('charge');
  if (!latest)
    throw intent
      ? missing('charge', intent, 'payment_intent')
      : invalid('One of charge and payment_intent is needed.', 'parameter_missing');
  const charged = await store.get('charge', latest, { hold: true, param: 'charge' });
  const reason = parameters.one('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  const metadata = parameters.metadata();
  return refund(store, charged, { amount: parameters.whole('amount'), reason, metadata });
}
