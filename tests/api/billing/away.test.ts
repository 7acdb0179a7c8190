import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewDue } from '../../../server/areas/billing/renewal/renew';
import { setClock } from '../harness/clock';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany } from '../identity/registering';
import { alone, dueOf, enterCard, partsOf, subscriptionOf } from './life';
import { paidBy } from './paying';

let server: TestServer;
let companies = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A company that has paid for January, and whose subscription no server looked at since. */
async function leftAlone(card?: string): Promise<SignedIn> {
  await setClock(server.database, '2027-01-01T10:00:00Z');
  const founder = await newCompany(server, `away${++companies}@life.example`);
  await paidBy(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
  if (card) await enterCard(server, founder, card);
  await alone(server, founder.tenant);
  return founder;
}

const renewals = (tenant: string) => {
  const columns = "status, coalesce(start_date || '..' || end_date, '-')";
  return change(
    server,
    `SELECT ${columns} FROM payments WHERE tenant_id = $1 AND purpose = 'RENEWAL' ORDER BY id`,
    tenant,
  );
};

/** What a company was told of an end, or of a failure. */
async function told(tenant: string): Promise<unknown[]> {
  const kinds = ['SUBSCRIPTION_ENDING', 'SUBSCRIPTION_ENDED', 'RENEWAL_FAILED'];
  const rows = await change(
    server,
    "SELECT mail ->> 'kind' FROM mails WHERE tenant = $1 AND mail ->> 'kind' = ANY ($2)",
    tenant,
    kinds,
  );
  return rows.flat();
}

describe('a period that ended while no server was there', () => {
  it('is renewed once, on the first look, from that day on', async () => {
    const founder = await leftAlone();
    await setClock(server.database, '2027-02-03T10:00:00Z');
    expect((await subscriptionOf(server, founder)).state).toBe('EXPIRED');
    await Promise.all([renewDue(partsOf(server)), renewDue(partsOf(server))]);
    expect(await renewals(founder.tenant)).toEqual([['SUCCEEDED', '2027-02-03..2027-03-02']]);
    expect((await subscriptionOf(server, founder)).state).toBe('ACTIVE');
    expect(await dueOf(server, founder.tenant)).toBe('2027-02-27T06:00:00Z');
  });

  it('is over when the card is refused then: it is not tried again', async () => {
    const founder = await leftAlone('4000000000000341');
    await setClock(server.database, '2027-02-03T10:00:00Z');
    await renewDue(partsOf(server));
    await renewDue(partsOf(server));
    expect(await renewals(founder.tenant)).toEqual([['FAILED', '-']]);
    expect([(await subscriptionOf(server, founder)).state, await dueOf(server, founder.tenant)]).toEqual([
      'EXPIRED',
      null,
    ]);
    expect(await told(founder.tenant)).toEqual(['SUBSCRIPTION_ENDED']);
  });

  it('is over without a try when that was a week ago', async () => {
    const founder = await leftAlone();
    await setClock(server.database, '2027-02-08T00:00:00Z');
    await renewDue(partsOf(server));
    expect(await renewals(founder.tenant)).toEqual([]);
    expect([(await subscriptionOf(server, founder)).state, await dueOf(server, founder.tenant)]).toEqual([
      'EXPIRED',
      null,
    ]);
    expect(await told(founder.tenant)).toEqual(['SUBSCRIPTION_ENDED']);
  });

  it('is over without a try where its tariff has no price any more', async () => {
    const founder = await leftAlone();
    await change(server, "UPDATE tariffs SET monthly_prices = '[]', yearly_prices = '[]' WHERE id = 1");
    await setClock(server.database, '2027-02-03T10:00:00Z');
    await renewDue(partsOf(server));
    expect(await renewals(founder.tenant)).toEqual([]);
    expect(await dueOf(server, founder.tenant)).toBeNull();
    expect(await told(founder.tenant)).toEqual(['SUBSCRIPTION_ENDED']);
  });
});
