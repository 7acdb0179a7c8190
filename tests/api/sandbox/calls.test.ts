import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setBillingClock } from '../harness/clock';
import {
  createStripeClient,
  filledCardForm,
  linkedObjectIdOf,
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

/** Pays once with a card. Returns the ids of the customer and of the payment method that the sandbox has stored. */
async function saveCard(number: string) {
  const session = await processor.createSession();
  const bank = (await processor.send(checkoutPathOf(session), filledCardForm(number))).headers.get('location') ?? '';
  if (bank.startsWith('/sandbox/confirm')) await processor.send(bank, { action: 'confirm' });
  const { customer, payment_intent } = await processor.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent'],
  });
  if (typeof payment_intent !== 'object') throw new Error('The first payment failed.');
  return {
    customer: linkedObjectIdOf(customer),
    payment_method: linkedObjectIdOf(payment_intent?.payment_method ?? null),
  };
}

const renewal = (card: { customer: string; payment_method: string }) =>
  ({
    ...card,
    amount: 6150,
    currency: 'eur',
    off_session: true,
    confirm: true,
    metadata: { payment: '5002' },
  }) satisfies Stripe.PaymentIntentCreateParams;

describe('charges a saved card off session', () => {
  test.each(['4242424242424242', '4000002500003155'])('%s succeeds', async (number) => {
    const intent = await processor.stripe.paymentIntents.create({
      ...renewal(await saveCard(number)),
      expand: ['latest_charge'],
    });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 6150, latest_charge: { paid: true } });
    expect(await fetchEventTypes(processor.server.database, intent.id)).toEqual(['payment_intent.succeeded']);
  });

  test('4000000000000341 succeeded at first and is declined now', async () => {
    const charged = processor.stripe.paymentIntents.create(renewal(await saveCard('4000000000000341')));
    await expect(charged).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  test('4000002760003184 needs confirmation, and can be confirmed after a refusal', async () => {
    const card = await saveCard('4000002760003184');
    const error: unknown = await processor.stripe.paymentIntents
      .create(renewal(card))
      .catch((reason: unknown) => reason);
    if (!(error instanceof Stripe.errors.StripeCardError)) throw new Error('The card was not refused.');
    expect(error.code).toBe('authentication_required');
    const intent = error.payment_intent?.id ?? '';
    const bank = `/sandbox/confirm/${intent}?return=%2Fprofile%2FSubscription%3Fpaid%3D1&locale=pl`;
    const page = await (await processor.open(bank)).text();
    expect(page).toContain('Potwierdź płatność');
    expect(page).toContain('•••• 3184');

    expect((await processor.send(bank, { action: 'refuse' })).headers.get('location')).toBe(bank);
    expect(await (await processor.open(bank)).text()).toContain('Odmówiono potwierdzenia');
    expect((await processor.send(bank, { action: 'confirm' })).headers.get('location')).toBe(
      '/profile/Subscription?paid=1',
    );
    expect(await processor.stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'succeeded',
      amount_received: 6150,
    });
    expect(await (await processor.open(bank)).text()).toContain('Zapłacono');
    const eventTypes = await fetchEventTypes(processor.server.database, intent);
    expect(eventTypes).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ]);
  });

  test('redirects a confirmation only to this console', async () => {
    const card = await saveCard('4242424242424242');
    const { id } = await processor.stripe.paymentIntents.create(renewal(card));
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      'http://here.invalid//evil.example',
      'javascript:alert(1)',
    ]) {
      const page = await (
        await processor.open(`/sandbox/confirm/${id}?return=${encodeURIComponent(elsewhere)}`)
      ).text();
      expect(page).toContain('href="/profile/Subscription"');
    }
  });

  test('refuses another customer’s card', async () => {
    const [one, other] = [await saveCard('4242424242424242'), await saveCard('4242424242424242')];
    const charged = processor.stripe.paymentIntents.create(
      renewal({ customer: one.customer, payment_method: other.payment_method }),
    );
    await expect(charged).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'payment_method_customer_mismatch',
    });
  });
});

describe('an idempotent call', () => {
  test('charges once when ten come at once, and returns the same answer', async () => {
    const card = await saveCard('4242424242424242');
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        processor.stripe.paymentIntents.create(renewal(card), { idempotencyKey: 'payment 5002' }),
      ),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });

  test('returns the same refusal', async () => {
    const card = await saveCard('4000000000000341');
    const failed = () =>
      processor.stripe.paymentIntents
        .create(renewal(card), { idempotencyKey: 'payment 5003' })
        .catch((error: unknown) => error);
    const [first, second] = [await failed(), await failed()];
    if (!(first instanceof Stripe.errors.StripeCardError && second instanceof Stripe.errors.StripeCardError))
      throw new Error('The card was not refused.');
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
  });

  test('is refused with other parameters', async () => {
    const create = (email: string) => processor.stripe.customers.create({ email }, { idempotencyKey: 'customer of 1' });
    await create('one@hauliers.test');
    await expect(create('two@hauliers.test')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  test('is executed again after a day', async () => {
    const create = () =>
      processor.stripe.customers.create({ email: 'one@hauliers.test' }, { idempotencyKey: 'customer of 2' });
    const first = await create();
    expect((await create()).id).toBe(first.id);
    await setBillingClock(processor.server.database, new Date(Date.now() + 25 * 3600_000).toISOString());
    expect((await create()).id).not.toBe(first.id);
  });
});

describe('refuses like Stripe', () => {
  test.each<[string, () => Promise<unknown>, object]>([
    [
      'an unknown parameter',
      () => processor.createSession({ allow_promotion_codes: true }),
      { code: 'parameter_unknown', param: 'allow_promotion_codes' },
    ],
    [
      'an unknown parameter deep within',
      () =>
        processor.createSession({
          line_items: [
            {
              price_data: {
                currency: 'eur',
                unit_amount: 6150,
                tax_behavior: 'inclusive',
                product_data: { name: 'Network' },
              },
              quantity: 1,
            },
          ],
        }),
      { code: 'parameter_unknown', param: 'line_items[0][price_data][tax_behavior]' },
    ],
    [
      'a sum below fifty cents',
      () =>
        processor.createSession({
          line_items: [
            { price_data: { currency: 'eur', unit_amount: 49, product_data: { name: 'Network' } }, quantity: 1 },
          ],
        }),
      { code: 'amount_too_small' },
    ],
    [
      'a session that never ends',
      () => processor.createSession({ expires_at: Math.floor(Date.now() / 1000) + 25 * 3600 }),
      { param: 'expires_at' },
    ],
    [
      'a customer that there is not',
      () => processor.createSession({ customer: 'cus_nobody', customer_email: undefined }),
      { code: 'resource_missing', param: 'customer' },
    ],
    [
      'a page that leads to a script',
      () => processor.createSession({ success_url: 'javascript:alert(1)' }),
      { code: 'url_invalid' },
    ],
    [
      'a payment that there is not',
      () => processor.stripe.paymentIntents.retrieve('pi_nothing'),
      { code: 'resource_missing', statusCode: 404 },
    ],
    ['what cannot be expanded', () => processor.createSession({ expand: ['invoice'] }), { param: 'expand' }],
    ['a call that Waybill never makes', () => processor.stripe.balance.retrieve(), { statusCode: 404 }],
  ])('%s', async (_what, call, error) => {
    await expect(call()).rejects.toMatchObject({ type: 'StripeInvalidRequestError', ...error });
  });

  test('a wrong key', async () => {
    const stranger = createStripeClient(processor.server.url, 'sk_test_of_somebody_else');
    await expect(stranger.checkout.sessions.create(checkoutSessionParams)).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });
});

test('cancels a pending payment once with the reason, and refuses to pay or cancel it then', async () => {
  const { stripe, server } = processor;
  const { id } = await stripe.paymentIntents.create({ amount: 6150, currency: 'eur' });
  const canceled = { id, status: 'canceled', cancellation_reason: 'abandoned', canceled_at: expect.any(Number) };
  expect(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })).toMatchObject(canceled);
  const refused = { type: 'StripeInvalidRequestError', code: 'payment_intent_unexpected_state', statusCode: 400 };
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
    ...refused,
    message: expect.stringContaining('status of canceled'),
  });
  await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject(refused);
  const paid = await stripe.paymentIntents.create(renewal(await saveCard('4242424242424242')));
  await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
    ...refused,
    message: expect.stringContaining('status of succeeded'),
  });
  expect(await fetchEventTypes(server.database, id)).toEqual(['payment_intent.canceled']);
});

test('refunds a payment once, and sends an event', async () => {
  const { id, latest_charge } = await processor.stripe.paymentIntents.create(
    renewal(await saveCard('4242424242424242')),
  );
  expect(await processor.stripe.refunds.create({ payment_intent: id, amount: 1000 })).toMatchObject({
    amount: 1000,
    status: 'succeeded',
  });
  expect(await processor.stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 5150 });
  await expect(processor.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect(await processor.stripe.charges.retrieve(linkedObjectIdOf(latest_charge))).toMatchObject({
    refunded: true,
    amount_refunded: 6150,
  });
  expect(await fetchEventTypes(processor.server.database, id)).toEqual([
    'charge.refunded',
    'charge.refunded',
    'payment_intent.succeeded',
  ]);
});
