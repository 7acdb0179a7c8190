import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askPending } from '../../../server/areas/billing/renewal/pending';
import { renewDue } from '../../../server/areas/billing/renewal/renew';
import { confirmPath } from '../../../server/sandbox/addresses';
import { setClock } from '../harness/clock';
import { listen } from '../harness/hearing';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany } from '../identity/registering';
import { alone, confirm, end, enterCard, live, partsOf, subscriptionOf } from './life';
import { cards, paidBy, paymentOf, processorTells, untilPayment } from './paying';

let server: TestServer;
let companies = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => processorTells(server, true));
afterAll(() => server.close());

/** A company that has paid for January, by a card whose bank asks each time. */
async function asked(): Promise<SignedIn> {
  await setClock(server.database, '2027-01-01T10:00:00Z');
  const founder = await newCompany(server, `waits${++companies}@renewal.example`);
  await paidBy(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
  await alone(server, founder.tenant);
  await enterCard(server, founder, '4000002760003184');
  return founder;
}

/** A company whose bank wants the renewal of February confirmed. */
async function waiting(): Promise<{ founder: SignedIn; id: string; intent: string }> {
  const founder = await asked();
  await live(server, founder.tenant, '2027-01-28T06:00:00Z');
  const id = (await subscriptionOf(server, founder)).renewal.confirm_payment_id ?? '';
  return { founder, id, intent: String((await paymentOf(server, id)).payment_intent_id) };
}

/** Where a charge stands at the processor. */
async function chargeOf(intent: string): Promise<string | null | undefined> {
  const [row] = await change(server, "SELECT body ->> 'status' FROM sandbox_objects WHERE id = $1", intent);
  return row?.[0];
}

/** The holder says yes on a page of the bank that was open for a while. */
function confirmLate(intent: string): Promise<Response> {
  const body = new URLSearchParams({ action: 'confirm' });
  return fetch(new URL(confirmPath(intent), server.url), { method: 'POST', body, redirect: 'manual' });
}

const renewals = (tenant: string) =>
  change(server, `SELECT status, coalesce(start_date::text, '-') FROM payments ${ofTenant} ORDER BY id`, tenant);
const ofTenant = "WHERE tenant_id = $1 AND purpose = 'RENEWAL'";

it('a renewal that the bank wants confirmed is felt at once by whoever is looking', async () => {
  const { tenant, token } = await asked();
  const listener = await listen(server, token, { entities: ['payments'], of: { tenant, entity: 'payments' } });
  await live(server, tenant, '2027-01-28T06:00:00Z');
  const { confirm_payment_id: id } = (await subscriptionOf(server, { token })).renewal;
  await listener.caughtUp();
  const told = { entity: 'payments', id, user_id: '0' };
  expect(listener.heard).toEqual([
    { ...told, action: 'CREATED' },
    { ...told, action: 'UPDATED' },
  ]);
  await listener.dispose();
});

describe('a renewal that waits for its holder is let go at the processor', () => {
  it('when another card is entered: that one is charged, and the old one by nobody any more', async () => {
    const { founder, intent } = await waiting();
    await enterCard(server, founder, cards.good);
    expect(await chargeOf(intent)).toBe('canceled');
    await live(server, founder.tenant, '2027-01-28T06:01:00Z');
    await confirmLate(intent);
    expect(await chargeOf(intent)).toBe('canceled');
    expect(await renewals(founder.tenant)).toEqual([
      ['CANCELED', '-'],
      ['SUCCEEDED', '2027-02-01'],
    ]);
  });

  it('when something else was paid', async () => {
    const { founder, intent } = await waiting();
    await setClock(server.database, '2027-01-28T08:00:00Z');
    await paidBy(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
    await askPending(partsOf(server));
    expect(await chargeOf(intent)).toBe('canceled');
  });

  it('when the subscription is canceled', async () => {
    const { founder, id, intent } = await waiting();
    await end(server, founder, 'disableSubscription', founder.tenant);
    await setClock(server.database, '2027-01-28T07:00:00Z');
    await askPending(partsOf(server));
    expect([await chargeOf(intent), (await paymentOf(server, id)).status]).toEqual(['canceled', 'CANCELED']);
  });

  it('when the period is over', async () => {
    const { founder, id, intent } = await waiting();
    await live(server, founder.tenant, '2027-02-01T00:00:00Z');
    expect([await chargeOf(intent), (await paymentOf(server, id)).status]).toEqual(['canceled', 'CANCELED']);
  });

  it('an hour after the period is over, where the processor did not answer then', async () => {
    const { founder, id, intent } = await waiting();
    await setClock(server.database, '2027-02-01T00:00:00Z');
    await renewDue(partsOf(server, 'http://127.0.0.1:9'));
    expect((await subscriptionOf(server, founder)).state).toBe('EXPIRED');
    expect([await chargeOf(intent), (await paymentOf(server, id)).status]).toEqual([
      'requires_payment_method',
      'PENDING',
    ]);
    await setClock(server.database, '2027-02-01T01:00:00Z');
    await askPending(partsOf(server));
    expect([await chargeOf(intent), (await paymentOf(server, id)).status]).toEqual(['canceled', 'CANCELED']);
  });
});

describe('a renewal that was confirmed just before', () => {
  it('pays its period although another card was entered, and that one is not charged beside it', async () => {
    const { founder, id, intent } = await waiting();
    await processorTells(server, false);
    await confirm(server, founder, id);
    await processorTells(server, true);
    await enterCard(server, founder, cards.good);
    const period = { start_date: '2027-02-01', end_date: '2027-02-28' };
    expect(await untilPayment(server, id, 'SUCCEEDED')).toMatchObject({ ...period, payment_intent_id: intent });
    await live(server, founder.tenant, '2027-02-20T00:00:00Z');
    expect(await renewals(founder.tenant)).toEqual([['SUCCEEDED', '2027-02-01']]);
    expect((await subscriptionOf(server, founder)).card?.last4).toBe('4242');
  });

  it('pays the period after what was paid by hand meanwhile: nothing is lost', async () => {
    const { founder, id } = await waiting();
    await processorTells(server, false);
    await confirm(server, founder, id);
    await processorTells(server, true);
    await setClock(server.database, '2027-01-28T08:00:00Z');
    await paidBy(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
    await askPending(partsOf(server));
    const period = { start_date: '2027-03-01', end_date: '2027-03-31' };
    expect(await paymentOf(server, id)).toMatchObject({ status: 'SUCCEEDED', ...period });
  });
});
