import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../server/app';
import { askPending } from '../../../server/areas/billing/renewal/pending';
import { renewDue } from '../../../server/areas/billing/renewal/renew';
import { readConfig } from '../../../server/config';
import { setClock } from '../harness/clock';
import { type SignedIn, startTestServer, type TestServer, usualEnvironment } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany, startTrial } from '../identity/registering';
import { deliver, ofRefund } from './events';
import { alone, dueOf, enterCard, live, partsOf, subscriptionOf } from './life';
import { type LossyLine, openLine } from './lossy-line';
import { begun, cards, paidBy, payAt, paymentOf, processorTells, untilPayment } from './paying';

const start = { tariff: '1', billing_cycle: 'MONTHLY' } as const;

let server: TestServer;
let line: LossyLine;
let companies = 0;

beforeAll(async () => {
  server = await startTestServer();
  line = await openLine(server.url);
});
beforeEach(() => setClock(server.database, '2027-01-01T10:00:00Z'));
afterEach(async () => {
  line.loses = 'nothing';
  await processorTells(server, true);
});
afterAll(async () => {
  await line.close();
  await server.close();
});

/** A company that has paid for January, and is the only one with anything due. */
async function paidCompany(): Promise<SignedIn> {
  const founder = await newCompany(server, `renewed${++companies}@life.example`);
  await paidBy(server, founder, start);
  await alone(server, founder.tenant);
  return founder;
}

/** Renewals of a company, as its rows have them. */
const renewals = async (tenant: string) => {
  const rows = await change(
    server,
    "SELECT id, status, coalesce(start_date::text, '-') FROM payments WHERE tenant_id = $1 AND purpose = 'RENEWAL' ORDER BY id",
    tenant,
  );
  return rows.map(([id, status, from]) => ({ id: String(id), status, from }));
};

/** What the processor has charged for a company's renewals. */
const charges = async (tenant: string) => {
  const text =
    "SELECT count(*) FROM sandbox_objects WHERE kind = 'payment_intent' AND body ->> 'status' = 'succeeded' AND body -> 'metadata' ->> 'tenant' = $1 AND body -> 'metadata' ->> 'purpose' = 'RENEWAL'";
  return Number((await change(server, text, tenant))[0]?.[0]);
};

const renewed = [{ id: expect.any(String), status: 'SUCCEEDED', from: '2027-02-01' }];

describe('a renewal is charged once', () => {
  it('by six workers at once, and by two servers that look by themselves', { timeout: 120_000 }, async () => {
    const founders = [await newCompany(server, 'one@many.example'), await newCompany(server, 'two@many.example')];
    for (const founder of founders) await paidBy(server, founder, start);
    await setClock(server.database, '2027-01-29T06:00:00Z');
    const seen = await Promise.all(Array.from({ length: 6 }, () => renewDue(partsOf(server))));
    expect(seen.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(founders.length);
    for (const { tenant } of founders) expect([await renewals(tenant), await charges(tenant)]).toEqual([renewed, 1]);

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const directory = mkdtempSync(join(tmpdir(), 'waybill-files-'));
    const apps = await Promise.all(
      [0, 1].map(() =>
        createApp({ database: server.database, config: readConfig({ ...usualEnvironment, DATA_DIR: directory }) }),
      ),
    );
    await setClock(server.database, '2027-02-26T06:00:00Z');
    try {
      await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
      // They begin to look some seconds after their start.
      vi.advanceTimersByTime(10_000);
      vi.useRealTimers();
      for (const { tenant } of founders) {
        await expect.poll(async () => (await renewals(tenant))[1]?.status, { interval: 30 }).toBe('SUCCEEDED');
        expect([await renewals(tenant), await charges(tenant)]).toEqual([
          [...renewed, { ...renewed[0], from: '2027-03-01' }],
          2,
        ]);
      }
    } finally {
      vi.useRealTimers();
      await Promise.all(apps.map((app) => app.close()));
      rmSync(directory, { recursive: true, force: true });
    }
  });

  it('when the answer to the charge is lost, and the processor’s own word too', async () => {
    const { tenant } = await paidCompany();
    await processorTells(server, false);
    line.loses = 'answers';
    await setClock(server.database, '2027-01-29T06:00:00Z');
    expect(await renewDue(partsOf(server, line.url))).toBe(1);
    expect(line.calls.filter((call) => call === 'POST /v1/payment_intents').length).toBeGreaterThan(1);
    expect([(await renewals(tenant))[0]?.status, await charges(tenant)]).toEqual(['PENDING', 1]);
    expect(await dueOf(server, tenant)).toBe('2027-01-29T06:10:00Z');
    line.loses = 'nothing';
    await live(server, tenant, '2027-01-29T06:10:00Z');
    expect([await renewals(tenant), await charges(tenant)]).toEqual([renewed, 1]);
  });

  it('when the server dies between the charge and its answer', async () => {
    const { tenant } = await paidCompany();
    await processorTells(server, false);
    await setClock(server.database, '2027-01-29T06:00:00Z');
    const { database, ...others } = partsOf(server);
    let transactions = 0;
    // Takes the subscription, begins the payment, charges; what it is answered it does not live to write down.
    const dying: typeof database = {
      ...database,
      system: (work) => (++transactions > 2 ? Promise.reject(new Error('gone')) : database.system(work)),
    };
    await expect(renewDue({ database: dying, ...others })).rejects.toThrow('gone');
    expect([(await renewals(tenant))[0]?.status, await charges(tenant)]).toEqual(['PENDING', 1]);
    await live(server, tenant, '2027-01-29T06:10:00Z');
    expect([await renewals(tenant), await charges(tenant)]).toEqual([renewed, 1]);
  });

  it('when the processor is away for two days, without a word to the company until a try is given up', async () => {
    const { tenant, ...founder } = await paidCompany();
    line.loses = 'calls';
    await setClock(server.database, '2027-01-28T06:00:00Z');
    await renewDue(partsOf(server, line.url));
    expect(await subscriptionOf(server, founder)).toMatchObject({
      state: 'ACTIVE',
      renewal: { tries: 0, error_message: null },
    });
    await setClock(server.database, '2027-01-30T06:00:00Z');
    await renewDue(partsOf(server, line.url));
    expect((await subscriptionOf(server, founder)).renewal).toMatchObject({
      tries: 1,
      error_message: 'The card processor did not answer.',
    });
    await live(server, tenant, '2027-01-31T06:00:00Z');
    expect((await renewals(tenant)).map(({ status }) => status)).toEqual(['FAILED', 'SUCCEEDED']);
    expect(await charges(tenant)).toBe(1);
  });

  it('not while somebody is paying by hand', async () => {
    const founder = await paidCompany();
    await setClock(server.database, '2027-01-29T05:50:00Z');
    const { id, url } = await begun(server, founder, start);
    await setClock(server.database, '2027-01-29T06:00:00Z');
    await renewDue(partsOf(server));
    expect((await renewals(founder.tenant)).map((one) => one.id)).toEqual([id]);
    await payAt(server, url);
    expect(await untilPayment(server, id, 'SUCCEEDED')).toMatchObject({ start_date: '2027-02-01' });
    await live(server, founder.tenant, '2027-02-20T00:00:00Z');
    expect(await renewals(founder.tenant)).toHaveLength(1);
  });
});

describe('a renewal that waits for its holder', () => {
  const waiting = async () => {
    const founder = await paidCompany();
    await enterCard(server, founder, '4000002760003184');
    await live(server, founder.tenant, '2027-01-28T06:00:00Z');
    const { renewal } = await subscriptionOf(server, founder);
    expect(renewal).toMatchObject({
      tries: 1,
      confirm_payment_id: expect.any(String),
      error_message: expect.any(String),
    });
    return founder;
  };

  it('is not wanted any more when something else was paid', async () => {
    const founder = await waiting();
    await setClock(server.database, '2027-01-28T08:00:00Z');
    await paidBy(server, founder, start);
    expect((await subscriptionOf(server, founder)).renewal).toMatchObject({
      tries: 0,
      confirm_payment_id: null,
      error_message: null,
    });
    await live(server, founder.tenant, '2027-01-28T10:00:00Z');
    expect((await renewals(founder.tenant)).map(({ status, from }) => `${status} ${from}`)).toEqual([
      'CANCELED -',
      'SUCCEEDED 2027-02-01',
    ]);
    await live(server, founder.tenant, '2027-02-01T10:00:00Z');
    expect(await renewals(founder.tenant)).toHaveLength(2);
  });

  it('is over with the period', async () => {
    const founder = await waiting();
    await live(server, founder.tenant, '2027-02-01T00:00:00Z');
    expect(await subscriptionOf(server, founder)).toMatchObject({
      state: 'EXPIRED',
      renewal: { due_at: null, confirm_payment_id: null },
    });
    const told = await server.mails(`renewed${companies}@life.example`);
    const words = told.map(({ subject }) => subject.split(' ')[0] ?? '');
    expect(words.slice(0, 5)).toEqual(['Subskrypcja', 'Potwierdź', 'Potwierdź', 'Potwierdź', 'Potwierdź']);
  });
});

describe('a renewal that is paid back', () => {
  const payBack = async (tenant: string) => {
    const [renewal] = await renewals(tenant);
    const payment = String(renewal?.id);
    const { payment_intent_id: intent, amount } = await paymentOf(server, payment);
    await deliver(server, ofRefund({ tenant, payment, amount: Number(amount), intent: String(intent) }));
  };

  it('before its period began is not charged again: the subscription ends with the period that runs', async () => {
    const founder = await paidCompany();
    await live(server, founder.tenant, '2027-01-28T06:00:00Z');
    expect(await subscriptionOf(server, founder)).toMatchObject({ end_date: '2027-01-31', paid_until: '2027-02-28' });
    await payBack(founder.tenant);
    expect(await subscriptionOf(server, founder)).toMatchObject({
      state: 'ACTIVE',
      end_date: '2027-01-31',
      paid_until: '2027-01-31',
      canceled_at: expect.any(String),
      renewal: { due_at: null },
    });
    await live(server, founder.tenant, '2027-02-01T00:00:00Z');
    expect(await subscriptionOf(server, founder)).toMatchObject({ state: 'CANCELED' });
    expect(await charges(founder.tenant)).toBe(1);
  });

  it('in its period is not charged again either: the subscription is over with that', async () => {
    const founder = await paidCompany();
    await live(server, founder.tenant, '2027-02-03T10:00:00Z');
    await payBack(founder.tenant);
    await live(server, founder.tenant, '2027-02-08T00:00:00Z');
    expect(await charges(founder.tenant)).toBe(1);
    expect(await subscriptionOf(server, founder)).toMatchObject({ state: 'CANCELED', renewal: { due_at: null } });
  });
});

describe('what the processor’s word was lost of', () => {
  it('is asked for after an hour', async () => {
    const founder = await newCompany(server, `lost${++companies}@life.example`);
    await processorTells(server, false);
    const { id, url } = await begun(server, founder, start);
    await payAt(server, url);
    await setClock(server.database, '2027-01-01T10:59:00Z');
    await askPending(partsOf(server));
    expect((await paymentOf(server, id)).status).toBe('PENDING');
    await setClock(server.database, '2027-01-01T11:00:00Z');
    await Promise.all([askPending(partsOf(server)), askPending(partsOf(server))]);
    expect(await paymentOf(server, id)).toMatchObject({
      status: 'SUCCEEDED',
      number: expect.stringMatching(/^WB\/2027/),
    });
  });

  it('is given up after a day, when nobody paid', async () => {
    const founder = await newCompany(server, `open${++companies}@life.example`);
    const { id, url } = await begun(server, founder, start);
    await processorTells(server, false);
    await setClock(server.database, '2027-01-02T10:00:00Z');
    await askPending(partsOf(server));
    expect(await paymentOf(server, id)).toMatchObject({ status: 'CANCELED', number: null });
    await payAt(server, url);
    expect((await paymentOf(server, id)).status).toBe('CANCELED');
  });
});

describe('a trial with a card', () => {
  it('goes on as a tariff that is paid, and loses no day', async () => {
    const founder = await newCompany(server, `trial${++companies}@life.example`);
    await startTrial(server, founder, '1');
    await alone(server, founder.tenant);
    await enterCard(server, founder, cards.good);
    expect((await subscriptionOf(server, founder)).renewal.due_at).toBe('2027-01-13T06:00:00.000Z');
    await live(server, founder.tenant, '2027-01-11T06:00:00Z');
    expect(await renewals(founder.tenant)).toEqual([]);
    const [mail] = await server.mails(`trial${companies}@life.example`);
    expect(mail?.text).toMatch(/13 stycznia 2027 obciążymy kartę kwotą 60,27\s€/u);
    await live(server, founder.tenant, '2027-01-14T23:00:00Z');
    expect(await renewals(founder.tenant)).toEqual([{ ...renewed[0], from: '2027-01-15' }]);
    expect((await subscriptionOf(server, founder)).state).toBe('TRIAL');
    await live(server, founder.tenant, '2027-01-15T00:00:00Z');
    expect((await subscriptionOf(server, founder)).state).toBe('ACTIVE');
  });
});
