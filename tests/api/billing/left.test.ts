import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askPending } from '../../../server/areas/billing/renewal/pending';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany, startTrial } from '../identity/registering';
import { deliver, ofIntent } from './events';
import { partsOf } from './life';
import { begun, payAt, paymentOf, processorTells } from './paying';

let server: TestServer;
let companies = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => processorTells(server, true));
afterAll(() => server.close());

/** A company in its trial that has begun to pay. */
async function paying(): Promise<SignedIn & { id: string; url: string }> {
  const founder = await newCompany(server, `leaves${++companies}@left.example`);
  await startTrial(server, founder, '1');
  return { ...founder, ...(await begun(server, founder, { tariff: '2', billing_cycle: 'MONTHLY' })) };
}

async function leave({ tenant, token }: SignedIn): Promise<void> {
  const { errors } = await server.call(
    'mutation ($id: ID!) { deleteTenant(id: $id) { id } }',
    { id: tenant },
    { token },
  );
  expect(errors).toBeUndefined();
}

/** What the processor has given back for a payment, in cents, and how often. */
async function givenBack(intent: unknown): Promise<unknown> {
  const refunds = "SELECT count(*), sum((body ->> 'amount')::int) FROM sandbox_objects WHERE kind = 'refund'";
  return (await change(server, `${refunds} AND body ->> 'payment_intent' = $1`, intent))[0];
}

describe('a company that is deleted', () => {
  it('has no page any more that could be paid at', async () => {
    const founder = await paying();
    await leave(founder);
    expect((await paymentOf(server, founder.id)).status).toBe('PENDING');
    await askPending(partsOf(server));
    await payAt(server, founder.url);
    expect(await paymentOf(server, founder.id)).toMatchObject({
      status: 'CANCELED',
      number: null,
      payment_intent_id: null,
    });
  });

  it('gets back, once, what was paid before its page was ended', async () => {
    const founder = await paying();
    await processorTells(server, false);
    await payAt(server, founder.url);
    await leave(founder);
    await Promise.all([askPending(partsOf(server)), askPending(partsOf(server))]);
    const paid = await paymentOf(server, founder.id);
    expect(paid).toMatchObject({
      status: 'REFUNDED',
      start_date: null,
      number: expect.stringMatching(/^WB\//),
      amount: 24_477,
    });
    expect(await givenBack(paid.payment_intent_id)).toEqual(['1', '24477']);
  });

  it('gets back what the processor tells of later, and no period begins with it', async () => {
    const founder = await paying();
    await processorTells(server, false);
    await payAt(server, founder.url);
    const text = "SELECT body ->> 'payment_intent' FROM sandbox_objects WHERE body ->> 'client_reference_id' = $1";
    const intent = String((await change(server, text, founder.id))[0]?.[0]);
    await leave(founder);
    const told = { tenant: founder.tenant, payment: founder.id, amount: 24_477, intent };
    expect((await deliver(server, ofIntent('succeeded', told))).status).toBe(200);
    expect(await paymentOf(server, founder.id)).toMatchObject({ status: 'PENDING', start_date: null, number: null });
    await askPending(partsOf(server));
    await deliver(server, ofIntent('succeeded', told));
    await askPending(partsOf(server));
    expect(await paymentOf(server, founder.id)).toMatchObject({ status: 'REFUNDED', start_date: null });
    expect(await givenBack(intent)).toEqual(['1', '24477']);
  });

  it('gets it back an hour later, where the processor did not answer', async () => {
    const founder = await paying();
    await processorTells(server, false);
    await payAt(server, founder.url);
    await leave(founder);
    await askPending(partsOf(server, 'http://127.0.0.1:9'));
    expect((await paymentOf(server, founder.id)).status).toBe('PENDING');
    await change(server, "UPDATE payments SET asked_at = asked_at - interval '1 hour' WHERE id = $1", founder.id);
    await askPending(partsOf(server));
    expect((await paymentOf(server, founder.id)).status).toBe('REFUNDED');
  });
});
