import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recheckPendingPayments } from '../../../server/areas/billing/renewal/recheck-pending';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany, startTrial } from '../identity/registration';
import { deliverEvent, createIntentEvent } from './stripe-events';
import { renewalContextOf } from './subscription-clock';
import { createPayment, submitCard, fetchPayment, setEventDelivery } from './payments';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => setEventDelivery(server, true));
afterAll(() => server.close());

/**
 * Registers a company, starts its trial and begins a payment. Returns the founder with the payment's id and the URL of
 * its checkout page.
 */
async function registerPayingCompany(): Promise<SignedInUser & { id: string; url: string }> {
  const founder = await registerCompany(server);
  await startTrial(server, founder, '1');
  return { ...founder, ...(await createPayment(server, founder, { tariff: '2', billing_cycle: 'MONTHLY' })) };
}

async function leave({ tenant, token }: SignedInUser): Promise<void> {
  const { errors } = await server.call(
    'mutation ($id: ID!) { deleteTenant(id: $id) { id } }',
    { id: tenant },
    { token },
  );
  expect(errors).toBeUndefined();
}

/** Returns the number of refunds of a payment intent, and their sum in cents, as the sandbox has stored them. */
async function fetchRefunds(intent: unknown): Promise<unknown> {
  const refunds = "SELECT count(*), sum((body ->> 'amount')::int) FROM sandbox_objects WHERE kind = 'refund'";
  return (await runSql(server, `${refunds} AND body ->> 'payment_intent' = $1`, intent))[0];
}

describe('a deleted company', () => {
  it('cannot pay on its open checkout page any more', async () => {
    const founder = await registerPayingCompany();
    await leave(founder);
    expect((await fetchPayment(server, founder.id)).status).toBe('PENDING');
    await recheckPendingPayments(renewalContextOf(server));
    await submitCard(server, founder.url);
    expect(await fetchPayment(server, founder.id)).toMatchObject({
      status: 'CANCELED',
      number: null,
      payment_intent_id: null,
    });
  });

  it('is refunded once for a payment before its page expired', async () => {
    const founder = await registerPayingCompany();
    await setEventDelivery(server, false);
    await submitCard(server, founder.url);
    await leave(founder);
    await Promise.all([
      recheckPendingPayments(renewalContextOf(server)),
      recheckPendingPayments(renewalContextOf(server)),
    ]);
    const paid = await fetchPayment(server, founder.id);
    expect(paid).toMatchObject({
      status: 'REFUNDED',
      start_date: null,
      number: expect.stringMatching(/^WB\//),
      amount: 24_477,
    });
    expect(await fetchRefunds(paid.payment_intent_id)).toEqual(['1', '24477']);
  });

  it('is refunded for a payment reported later, which starts no period', async () => {
    const founder = await registerPayingCompany();
    await setEventDelivery(server, false);
    await submitCard(server, founder.url);
    const text = "SELECT body ->> 'payment_intent' FROM sandbox_objects WHERE body ->> 'client_reference_id' = $1";
    const intent = String((await runSql(server, text, founder.id))[0]?.[0]);
    await leave(founder);
    const eventPayment = { tenant: founder.tenant, payment: founder.id, amount: 24_477, intent };
    expect((await deliverEvent(server, createIntentEvent('succeeded', eventPayment))).status).toBe(200);
    expect(await fetchPayment(server, founder.id)).toMatchObject({ status: 'PENDING', start_date: null, number: null });
    await recheckPendingPayments(renewalContextOf(server));
    await deliverEvent(server, createIntentEvent('succeeded', eventPayment));
    await recheckPendingPayments(renewalContextOf(server));
    expect(await fetchPayment(server, founder.id)).toMatchObject({ status: 'REFUNDED', start_date: null });
    expect(await fetchRefunds(intent)).toEqual(['1', '24477']);
  });

  it('is refunded an hour later when the processor did not answer', async () => {
    const founder = await registerPayingCompany();
    await setEventDelivery(server, false);
    await submitCard(server, founder.url);
    await leave(founder);
    await recheckPendingPayments(renewalContextOf(server, 'http://127.0.0.1:9'));
    expect((await fetchPayment(server, founder.id)).status).toBe('PENDING');
    await runSql(server, "UPDATE payments SET asked_at = asked_at - interval '1 hour' WHERE id = $1", founder.id);
    await recheckPendingPayments(renewalContextOf(server));
    expect((await fetchPayment(server, founder.id)).status).toBe('REFUNDED');
  });
});
