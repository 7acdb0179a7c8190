import { Stripe } from 'stripe';
import { newId } from '../../../server/database/ids';
import type { TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { webhookSecret } from './paying';

const { webhooks } = new Stripe('sk_test_nobody');

/** A payment as an event tells of it. */
export interface ToldPayment {
  tenant: string;
  payment: string;
  amount: number;
  currency?: string;
  intent?: string;
  /** When it was charged, in seconds; a moment ago where it is not said. */
  charged?: number;
}

/** An event, as the processor sends it. */
export interface SentEvent {
  id: string;
  type: string;
  /** When it happened, in seconds; when it is delivered, by the business's clock, where it is not said. */
  created?: number;
  data: { object: object };
}

const seconds = () => Math.floor(Date.now() / 1000);

/** A name as the processor gives them. */
export const named = (kind: string) => `${kind}_${newId()}`;

const metadataOf = ({ tenant, payment }: ToldPayment) => ({
  tenant,
  payment,
  tariff: 'START',
  billing_cycle: 'MONTHLY',
  purpose: 'SUBSCRIPTION',
});

/** An event of a payment's page. */
export function ofPage(
  type: 'completed' | 'expired' | 'async_payment_succeeded' | 'async_payment_failed',
  told: ToldPayment,
  paid = type === 'completed',
): SentEvent {
  const { amount, currency = 'eur', payment, intent = null } = told;
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
    metadata: metadataOf(told),
  };
  return { id: named('evt'), type: `checkout.session.${type}`, data: { object } };
}

/** An event of a payment. */
export function ofIntent(
  type: 'succeeded' | 'payment_failed' | 'canceled',
  told: ToldPayment,
  error = 'Your card was declined.',
): SentEvent {
  const { amount, currency = 'eur', intent = `pi_${told.payment}` } = told;
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
    metadata: metadataOf(told),
    ...(type === 'payment_failed' ? failed : {}),
  };
  return { id: named('evt'), type: `payment_intent.${type}`, data: { object } };
}

/** That a charge was paid back: all of it, or a part. */
export function ofRefund(told: ToldPayment, refunded = told.amount): SentEvent {
  const { amount, currency = 'eur', intent = `pi_${told.payment}`, charged: created = seconds() } = told;
  const object = {
    id: `ch_${told.payment}`,
    object: 'charge',
    created,
    amount,
    amount_refunded: refunded,
    refunded: refunded === amount,
    currency,
    payment_intent: intent,
    receipt_url: null,
    livemode: false,
    metadata: metadataOf(told),
  };
  return { id: named('evt'), type: 'charge.refunded', data: { object } };
}

/** That a card's holder disputes a payment of the processor's, or how that ended. */
export function ofDispute(type: 'created' | 'closed', intent: string, status: string, amount: number): SentEvent {
  const object = {
    id: `dp_${intent}`,
    object: 'dispute',
    amount,
    currency: 'eur',
    payment_intent: intent,
    reason: 'fraudulent',
    status,
  };
  return { id: named('evt'), type: `charge.dispute.${type}`, data: { object } };
}

/** How an event is sent. */
export interface Sending {
  secret?: string;
  /** When it was signed, in seconds. */
  timestamp?: number;
  /** Another body than the one that was signed. */
  body?: string;
}

/** Sends an event as the processor does. */
export async function deliver(
  server: TestServer,
  event: SentEvent,
  { secret = webhookSecret, timestamp = seconds(), body }: Sending = {},
): Promise<Response> {
  const [row] = await change(server, 'SELECT floor(extract(epoch FROM waybill_now()))');
  const said = {
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    created: Number(row?.[0]),
    ...event,
  };
  const payload = JSON.stringify(said);
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  return fetch(`${server.url}/webhooks/stripe`, { method: 'POST', headers, body: body ?? payload });
}

/** Writes a payment down as begun at the processor's page. */
export async function writePayment(
  server: TestServer,
  tenant: string,
  { amount = 6027, net = 4900, purpose = 'SUBSCRIPTION', tariff = '1', credited = [] as readonly string[] } = {},
): Promise<Required<Pick<ToldPayment, 'tenant' | 'payment' | 'amount'>>> {
  const payment = newId();
  await change(
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
