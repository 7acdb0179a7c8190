import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setBillingClock } from '../harness/clock';
import {
  filledCardForm,
  checkoutPathOf,
  checkoutSessionParams,
  startSandboxProcessor,
  type SandboxProcessor,
  fetchEventTypes,
} from './processor';

let processor: SandboxProcessor;
beforeAll(async () => {
  processor = await startSandboxProcessor();
});
afterEach(() => setBillingClock(processor.server.database));
afterAll(() => processor.server.close());

const paid = ({ id }: Stripe.Checkout.Session) =>
  processor.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge', 'payment_intent.payment_method', 'setup_intent.payment_method'],
  });
const intentOf = ({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent => {
  if (payment_intent === null || typeof payment_intent === 'string')
    throw new Error('The payment intent was not expanded.');
  return payment_intent;
};

test('completes a card payment and sends events', async () => {
  const session = await processor.createSession();
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: 6150,
    currency: 'eur',
    client_reference_id: '5001',
    metadata: checkoutSessionParams.metadata,
  });
  expect(session.url).toMatch(/^https:\/\/waybill\.example\/sandbox\/checkout\/cs_test_/);

  const page = await processor.open(checkoutPathOf(session));
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text).toContain('no money is charged');
  expect(text).toContain('Network, monthly');
  expect(text).toContain('Pay €61.50');

  const response = await processor.send(checkoutPathOf(session), filledCardForm('4242 4242 4242 4242'));
  expect([response.status, response.headers.get('location')]).toEqual([303, checkoutSessionParams.success_url]);

  const after = await paid(session);
  expect(after).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: expect.stringMatching(/^cus_/),
  });
  const intent = intentOf(after);
  expect(intent).toMatchObject({
    status: 'succeeded',
    amount_received: 6150,
    last_payment_error: null,
    metadata: checkoutSessionParams.metadata,
    customer: after.customer,
    payment_method: { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2050 }, customer: after.customer },
    latest_charge: {
      status: 'succeeded',
      receipt_url: expect.stringMatching(/^https:\/\/waybill\.example\/sandbox\/receipts\/ch_/),
    },
  });
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
  expect(await fetchEventTypes(processor.server.database, intent.id)).toEqual([
    'checkout.session.completed',
    'payment_intent.succeeded',
  ]);

  const charge = intent.latest_charge;
  if (charge === null || typeof charge === 'string') throw new Error('The charge was not expanded.');
  const receipt = await (await processor.open(new URL(charge.receipt_url ?? '').pathname, 'pl')).text();
  expect(receipt).toContain('Żadne pieniądze nie zostały pobrane');
  expect(receipt).toContain('61,50');
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
  ['4000000000000127', 'incorrect_cvc', undefined, 'Your card’s security code is incorrect.'],
  ['4111111111111111', 'card_declined', 'test_mode_live_card', 'only the test cards below are accepted'],
])('declines the card %s with a message', async (number, code, decline_code, says) => {
  const session = await processor.createSession();
  const response = await processor.send(checkoutPathOf(session), filledCardForm(number));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(says);

  const after = await paid(session);
  expect([after.status, after.payment_status]).toEqual(['open', 'unpaid']);
  const intent = intentOf(after);
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    amount_received: 0,
    last_payment_error: { type: 'card_error', code },
  });
  expect(intent.last_payment_error?.decline_code).toBe(decline_code);
  expect(await fetchEventTypes(processor.server.database, intent.id)).toEqual(['payment_intent.payment_failed']);

  await processor.send(checkoutPathOf(session), filledCardForm('4242424242424242'));
  expect(intentOf(await paid(session))).toMatchObject({ id: intent.id, status: 'succeeded', last_payment_error: null });
});

test('stores no number that is not a test card', async () => {
  const session = await processor.createSession();
  const response = await processor.send(checkoutPathOf(session), filledCardForm('5555555555554444'));
  expect(await response.text()).not.toContain('5555555555554444');
  const rows = await processor.server.database.system(({ rows: all }) =>
    all({ text: "SELECT 1 FROM sandbox_objects WHERE body::text LIKE '%5555555555554444%'", params: [] }),
  );
  expect(rows).toEqual([]);
});

describe('3-D Secure', () => {
  const payOn = async (session: Stripe.Checkout.Session) => {
    const response = await processor.send(checkoutPathOf(session), filledCardForm('4000002500003155'));
    const bank = response.headers.get('location') ?? '';
    expect(bank).toMatch(/^\/sandbox\/confirm\/pi_/);
    expect(intentOf(await paid(session)).status).toBe('requires_action');
    expect(await (await processor.open(bank)).text()).toContain('€61.50');
    return bank;
  };

  test('completes the payment after confirmation', async () => {
    const session = await processor.createSession();
    const response = await processor.send(await payOn(session), { action: 'confirm' });
    expect(response.headers.get('location')).toBe(checkoutSessionParams.success_url);
    expect(await paid(session)).toMatchObject({ status: 'complete', payment_intent: { status: 'succeeded' } });
  });

  test('returns to the page after a refusal, where it can be paid', async () => {
    const session = await processor.createSession();
    const bank = await payOn(session);
    expect((await processor.send(bank, { action: 'refuse' })).headers.get('location')).toBe(checkoutPathOf(session));
    expect(await (await processor.open(checkoutPathOf(session))).text()).toContain('was not confirmed with the bank');
    expect(intentOf(await paid(session)).last_payment_error?.code).toBe('payment_intent_authentication_failure');

    await processor.send(checkoutPathOf(session), filledCardForm('4242424242424242'));
    expect((await processor.send(bank, { action: 'confirm' })).headers.get('location')).toBe(
      checkoutSessionParams.success_url,
    );
    expect(await fetchEventTypes(processor.server.database, session.id)).toEqual(['checkout.session.completed']);
  });
});

test('charges once when submitted ten times at once', async () => {
  const session = await processor.createSession();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => processor.send(checkoutPathOf(session), filledCardForm('4242424242424242'))),
  );
  expect(responses.map((response) => response.headers.get('location'))).toEqual(
    responses.map(() => checkoutSessionParams.success_url),
  );
  const after = await paid(session);
  const charges = await processor.server.database.system(({ rows }) =>
    rows({
      text: "SELECT id FROM sandbox_objects WHERE kind = 'charge' AND body ->> 'payment_intent' = $1",
      params: [intentOf(after).id],
    }),
  );
  expect(charges).toHaveLength(1);
  expect(await fetchEventTypes(processor.server.database, intentOf(after).id)).toEqual([
    'checkout.session.completed',
    'payment_intent.succeeded',
  ]);
});

test('shows an expired page with a link back, and refuses a payment', async () => {
  const session = await processor.createSession();
  await processor.send(checkoutPathOf(session), filledCardForm('4000000000000002'));
  await setBillingClock(processor.server.database, new Date((session.expires_at + 1) * 1000).toISOString());
  const page = await (await processor.open(checkoutPathOf(session))).text();
  expect(page).toContain('This page has expired');
  expect(page).toContain(checkoutSessionParams.cancel_url.replace('&', '&amp;'));
  await processor.send(checkoutPathOf(session), filledCardForm('4242424242424242'));
  const after = await paid(session);
  expect(after).toMatchObject({
    status: 'expired',
    payment_status: 'unpaid',
    url: null,
    payment_intent: { status: 'canceled' },
  });
  expect(await fetchEventTypes(processor.server.database, session.id)).toEqual(['checkout.session.expired']);
  expect(await fetchEventTypes(processor.server.database, intentOf(after).id)).toEqual([
    'checkout.session.expired',
    'payment_intent.canceled',
    'payment_intent.payment_failed',
  ]);
});

test('refuses to pay or expire an expired session; a paid one stays paid', async () => {
  const given = await processor.createSession();
  expect((await processor.stripe.checkout.sessions.expire(given.id)).status).toBe('expired');
  expect(await (await processor.send(checkoutPathOf(given), filledCardForm('4242424242424242'))).text()).toContain(
    'This page has expired',
  );
  await expect(processor.stripe.checkout.sessions.expire(given.id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
  });

  const kept = await processor.createSession();
  await processor.send(checkoutPathOf(kept), filledCardForm('4242424242424242'));
  await expect(processor.stripe.checkout.sessions.expire(kept.id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
  expect(await (await processor.open(checkoutPathOf(kept))).text()).toContain('Payment complete');
});

test('answers 404 for an unknown page, without the console', async () => {
  for (const path of [
    '/sandbox/checkout/cs_test_nothing',
    '/sandbox/confirm/pi_nothing',
    '/sandbox/receipts/ch_nothing',
    '/sandbox/elsewhere',
  ]) {
    const page = await processor.open(path, 'pl');
    expect([path, page.status]).toEqual([path, 404]);
    expect(await page.text()).toContain('Nie ma takiej strony');
  }
});

test('redirects after canceling, and leaves the session open', async () => {
  const session = await processor.createSession();
  const response = await processor.send(checkoutPathOf(session), { action: 'cancel' });
  expect(response.headers.get('location')).toBe(checkoutSessionParams.cancel_url);
  expect((await paid(session)).status).toBe('open');
});

test('saves another card for renewals without a payment', async () => {
  const customer = await processor.stripe.customers.create({
    email: 'office@hauliers.test',
    metadata: { tenant: '1' },
  });
  const session = await processor.stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'eur',
    customer: customer.id,
    success_url: 'https://waybill.example/profile/Subscription?card=changed',
    locale: 'pl',
  });
  expect(await (await processor.open(checkoutPathOf(session))).text()).toContain('Zapisz kartę');
  const bank =
    (await processor.send(checkoutPathOf(session), filledCardForm('4000002760003184'))).headers.get('location') ?? '';
  expect(bank).toMatch(/^\/sandbox\/confirm\/seti_/);
  await processor.send(bank, { action: 'confirm' });
  expect(await paid(session)).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    payment_intent: null,
    setup_intent: { status: 'succeeded', payment_method: { card: { last4: '3184' }, customer: customer.id } },
  });
  expect(await fetchEventTypes(processor.server.database, session.id)).toEqual(['checkout.session.completed']);
});

test('reports form errors by field, and charges nothing', async () => {
  const session = await processor.createSession({ locale: 'pl' });
  const response = await processor.send(checkoutPathOf(session), {
    number: '4242 4242 4242 4241',
    expires: '01/20',
    code: '12',
    name: '',
    action: 'pay',
  });
  const text = await response.text();
  expect(text).toContain('<title>Błąd: Płatność kartą');
  for (const says of [
    'To nie jest prawidłowy numer karty',
    'Ta karta straciła ważność',
    'Kod zabezpieczający ma trzy lub cztery cyfry',
    'Podaj imię i nazwisko',
  ])
    expect(text).toContain(says);
  expect((await paid(session)).payment_intent).toBeNull();
});
