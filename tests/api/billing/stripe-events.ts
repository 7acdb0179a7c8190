import { Stripe } from 'stripe';
import { newId } from '../../../server/database/ids';
import type { TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { sandboxWebhookSecret } from './payments';

const { webhooks } = new Stripe('sk_test_nobody');

/** What tests need to build the events about a payment. `intent` is the payment intent's id, the amount is in cents. */
export interface StripeEventPayment {
  tenant: string;
  payment: string;
  amount: number;
  currency?: string;
  intent?: string;
  /** Time of the charge in Unix seconds. Defaults to now. */
  charged?: number;
}

/** A webhook event in Stripe's format. */
export interface StripeEvent {
  id: string;
  type: string;
  /** Time of the event in Unix seconds. Defaults to the billing clock's time when the event is delivered. */
  created?: number;
  data: { object: object };
}

const seconds = () => Math.floor(Date.now() / 1000);

/** Returns a new id in Stripe's format: the kind of object, an underscore and a unique part. */
export const createProcessorId = (kind: string) => `${kind}_${newId()}`;

const metadataOf = ({ tenant, payment }: StripeEventPayment) => ({
  tenant,
  payment,
  tariff: 'START',
  billing_cycle: 'MONTHLY',
  purpose: 'SUBSCRIPTION',
});

/** Returns an event of a checkout session. `paid` is whether the payment has succeeded. */
export function createCheckoutEvent(
  type: 'completed' | 'expired' | 'async_payment_succeeded' | 'async_payment_failed',
  eventPayment: StripeEventPayment,
  paid = type === 'completed',
): StripeEvent {
  const { amount, currency = 'eur', payment, intent = null } = eventPayment;
  const object = {
    id: `cs_test_${payment}`,
    object: 'checkout.session',
    mode: 'payment',
    status: type === 'expired' ? 'expired' : 'complete',
    payment_status: paid || type === 'async_payment_succeeded' ? 'paid' : 'unpaid',
    amount_total: amount,
    currency,
    customer: null,
    payment_intent: intent,
    client_reference_id: payment,
    livemode: false,
    metadata: metadataOf(eventPayment),
  };
  return { id: createProcessorId('evt'), type: `checkout.session.${type}`, data: { object } };
}

/** Returns an event of a payment intent. `error` is the message of a failed payment. */
export function createIntentEvent(
  type: 'succeeded' | 'payment_failed' | 'canceled',
  eventPayment: StripeEventPayment,
  error = 'Your card was declined.',
): StripeEvent {
  const { amount, currency = 'eur', intent = `pi_${eventPayment.payment}` } = eventPayment;
  const failed = { last_payment_error: { type: 'card_error', code: 'card_declined', message: error } };
  const status = type === 'payment_failed' ? 'requires_payment_method' : type;
  const object = {
    id: intent,
    object: 'payment_intent',
    status,
    amount,
    currency,
    customer: null,
    latest_charge: null,
    payment_method: null,
    livemode: false,
    last_payment_error: null,
    metadata: metadataOf(eventPayment),
    ...(type === 'payment_failed' ? failed : {}),
  };
  return { id: createProcessorId('evt'), type: `payment_intent.${type}`, data: { object } };
}

/** Returns the event of a refund. `refunded` is the refunded sum in cents, by default the whole amount. */
export function createRefundEvent(eventPayment: StripeEventPayment, refunded = eventPayment.amount): StripeEvent {
  const {
    amount,
    currency = 'eur',
    intent = `pi_${eventPayment.payment}`,
    charged: created = seconds(),
  } = eventPayment;
  const object = {
    id: `ch_${eventPayment.payment}`,
    object: 'charge',
    created,
    amount,
    amount_refunded: refunded,
    refunded: refunded === amount,
    currency,
    payment_intent: intent,
    receipt_url: null,
    livemode: false,
    metadata: metadataOf(eventPayment),
  };
  return { id: createProcessorId('evt'), type: 'charge.refunded', data: { object } };
}

/** Returns an event of a dispute of a payment. */
export function createDisputeEvent(
  type: 'created' | 'closed',
  intent: string,
  status: string,
  amount: number,
): StripeEvent {
  const object = {
    id: `dp_${intent}`,
    object: 'dispute',
    amount,
    currency: 'eur',
    payment_intent: intent,
    reason: 'fraudulent',
    status,
  };
  return { id: createProcessorId('evt'), type: `charge.dispute.${type}`, data: { object } };
}

/** Options of a delivery. Values other than the defaults make deliveries that the webhook must refuse. */
export interface EventDeliveryOptions {
  secret?: string;
  /** Time of the signature in Unix seconds. Defaults to now. */
  timestamp?: number;
  /** The body to send instead of the signed one. */
  body?: string;
}

/** Signs an event and posts it to the server's webhook, as Stripe does. */
export async function deliverEvent(
  server: TestServer,
  event: StripeEvent,
  { secret = sandboxWebhookSecret, timestamp = seconds(), body }: EventDeliveryOptions = {},
): Promise<Response> {
  const [row] = await runSql(server, 'SELECT floor(extract(epoch FROM waybill_now()))');
  const fullEvent = {
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    created: Number(row?.[0]),
    ...event,
  };
  const payload = JSON.stringify(fullEvent);
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  return fetch(`${server.url}/webhooks/stripe`, { method: 'POST', headers, body: body ?? payload });
}

/**
 * Inserts the row of a payment that waits for webhook events. Its checkout session exists only as an id, so the
 * processor knows nothing of it.
 */
export async function insertPayment(
  server: TestServer,
  tenant: string,
  { amount = 6027, net = 4900, purpose = 'SUBSCRIPTION', tariff = '1', credited = [] as readonly string[] } = {},
): Promise<Required<Pick<StripeEventPayment, 'tenant' | 'payment' | 'amount'>>> {
  const payment = newId();
  await runSql(
    server,
    `INSERT INTO payments (tenant_id, id, tariff_id, amount, currency, net, tax, tax_rate, billing_cycle, purpose, session_id, metadata)
     VALUES ($1, $2, $3, $4, 'EUR', $5, $4::int - $5::int, 23, 'MONTHLY', $6, $7, $8)`,
    tenant,
    payment,
    tariff,
    amount,
    net,
    purpose,
    `cs_test_${payment}`,
    JSON.stringify({ origin: 'http://localhost:4000', credited }),
  );
  return { tenant, payment, amount };
}
